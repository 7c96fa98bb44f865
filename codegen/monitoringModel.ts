/** What those who run a server watch of its metrics. */
export interface MonitoringModel {
  readonly alerts: readonly AlertModel[];
  readonly panels: readonly PanelModel[];
}

export interface AlertModel {
  readonly name: string;
  /** PromQL; the alert fires for each series that it gives. */
  readonly expr: string;
  /** How long it must hold, such as "5m"; undefined: it fires at once. */
  readonly for: string | undefined;
  readonly severity: string;
  readonly summary: string;
}

export interface PanelModel {
  readonly row: string;
  readonly title: string;
  /** In Grafana's words, such as "reqps". */
  readonly unit: string;
  /** Labels that tell its lines apart. */
  readonly legend: readonly string[];
  readonly expr: string;
}
