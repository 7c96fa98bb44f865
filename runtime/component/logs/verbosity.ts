/** How much is logged: a level for everything, and others for folders of the sources. It may change while running. */
export class Verbosity {
  #level: number;
  readonly #folders: readonly (readonly [folder: string, level: number])[];

  constructor(level: number, folders: readonly (readonly [string, number])[]) {
    this.#level = level;
    this.#folders = folders;
  }

  get level(): number {
    return this.#level;
  }

  set level(level: number) {
    this.#level = level;
  }

  /** The first folder that holds `folder`, or is it, decides; without one the level of everything. */
  isOn(level: number, folder: string): boolean {
    for (const [each, own] of this.#folders) {
      if (folder === each || folder.startsWith(`${each}/`)) return level <= own;
    }
    return level <= this.#level;
  }
}

/** Reads `--vmodule`: "server=4" or "server/filters=4" each. Throws an Error for anything else. */
export function readVmodule(pairs: Readonly<Record<string, string>>): [folder: string, level: number][] {
  return Object.entries(pairs).map(([folder, text]) => {
    const level = levelOf(text);
    if (level === undefined || !/^[a-zA-Z0-9]+(\/[a-zA-Z0-9]+)*$/.test(folder)) {
      const given = JSON.stringify(text === "" ? folder : `${folder}=${text}`);
      throw new Error(`--vmodule: ${given} is not FOLDER=LEVEL, such as server=4`);
    }
    return [folder, level];
  });
}

/** A level as text: 0 to 10. */
export function levelOf(text: string): number | undefined {
  return /^([0-9]|10)$/.test(text) ? Number(text) : undefined;
}
