// Generated from spec/flags.yaml. Do not edit.
import type { FlagSet, ParsedFlags } from "../runtime/schema/flags.ts";
import { parseFlags } from "../runtime/schema/flags.ts";

/** Runs the whole platform in one process, with its data in one folder. */
export interface UpFlags {
  /** IP address to listen on. */
  readonly bindAddress: string;
  /**
   * IP address by which pods and other servers reach this one, as the service of the server says; by default the one
   * that it listens on, or one of the machine's. Nobody else reaches a server that listens on a loopback one.
   */
  readonly advertiseAddress: string;
  /** Port to serve HTTPS on; 0 picks a free one. */
  readonly securePort: number;
  /** Folder of everything that outlives the process, made at the first start. */
  readonly dataDir: string;
  /** Folder of certificates and keys, made at the first start; by default pki inside the data directory. */
  readonly certDir: string;
  /**
   * Where objects are kept; lmdb is durable and lies in the data directory, etcd3 is a cluster that several servers may
   * share, memory forgets at exit.
   */
  readonly storageBackend: "lmdb" | "etcd3" | "memory";
  /** URLs of the members of the etcd cluster, as scheme://host:port; asked in this order. */
  readonly etcdServers: readonly string[];
  /** What all keys in etcd begin with. */
  readonly etcdPrefix: string;
  /** File of PEM certificates that sign those of the etcd servers. */
  readonly etcdCafile: string;
  /** File of the PEM certificate that this server shows to etcd. */
  readonly etcdCertfile: string;
  /** File of the PEM key to that certificate. */
  readonly etcdKeyfile: string;
  /** How often etcd lets go of revisions that are older than that; 0 leaves it to others. */
  readonly etcdCompactionInterval: string;
  /** How often the members of etcd are asked for their size and health, for metrics; 0 never asks. */
  readonly etcdDbMetricPollInterval: string;
  /**
   * File of an EncryptionConfiguration: which resources are encrypted in storage, and with which keys. Without it
   * objects are stored as they are.
   */
  readonly encryptionProviderConfig: string;
  /** Takes over changes of the encryption configuration while the server runs. */
  readonly encryptionProviderConfigAutomaticReload: boolean;
  /**
   * Requests that change nothing and are under way at the same time, beyond which clients hear 429; 0 sets no limit.
   */
  readonly maxRequestsInflight: number;
  /** The same of requests that may change something. */
  readonly maxMutatingRequestsInflight: number;
  /** How long events are kept after they were last written. */
  readonly eventTtl: string;
  /**
   * File of PEM certificates whose clients are trusted besides the own authority's; the common name is the user, the
   * organizations are the groups.
   */
  readonly clientCaFile: string;
  /** CSV file of bearer tokens, each line as token,user,uid and optionally a quoted list of groups. */
  readonly tokenAuthFile: string;
  /**
   * Lets requests without credentials in as the anonymous user. Where the authorization mode is AlwaysAllow this must
   * be asked for.
   */
  readonly anonymousAuth: boolean;
  /** Authorizers to ask, in this order; the first that allows or denies decides. */
  readonly authorizationMode: readonly ("AlwaysAllow" | "AlwaysDeny")[];
  /** Folder of generated code to serve in place of the built-in kinds. */
  readonly generated: string;
  /**
   * Versions and resources to switch on or off, as group/version[/resource]=true or =false; api/all, api/ga, api/beta
   * and api/alpha stand for all of a stage. Versions that are not stable are off by default.
   */
  readonly runtimeConfig: readonly string[];
  /** Features to switch on or off, each as Name=true or Name=false. */
  readonly featureGates: Readonly<Record<string, string>>;
  /**
   * Who tokens of service accounts say that they are from, as a URL. New ones say the first, and of all of them tokens
   * are believed; by default https://NAME.default.svc.cluster.local, with the platform's name.
   */
  readonly serviceAccountIssuer: readonly string[];
  /** Whom tokens must be meant for to be good here; by default the issuers of service accounts' tokens. */
  readonly apiAudiences: readonly string[];
  /**
   * File of the private key, in PEM, that signs tokens of service accounts; by default a key in the folder of
   * certificates, made at the first start.
   */
  readonly serviceAccountSigningKeyFile: string;
  /** Files of further keys, in PEM, whose tokens of service accounts are good. */
  readonly serviceAccountKeyFile: readonly string[];
  /** How long a token of a service account may be good for; 0 sets no limit. */
  readonly serviceAccountMaxTokenExpiration: string;
  /** Lets tokens of pods that have the default length live a year, for programs that do not read them again. */
  readonly serviceAccountExtendTokenExpiration: boolean;
  /** Where the keys of tokens are published, as a URL; by default this server's own address. */
  readonly serviceAccountJwksUri: string;
  /** File of the PEM certificate that this server shows to node agents. */
  readonly agentClientCertificate: string;
  /** File of the PEM key to that certificate. */
  readonly agentClientKey: string;
  /** File of PEM certificates that sign those of node agents; without it their certificates are not verified. */
  readonly agentCertificateAuthority: string;
  /** At which of a node's addresses its agent is looked for, the best first. */
  readonly agentAddressTypes: readonly ("Hostname" | "InternalDNS" | "InternalIP" | "ExternalDNS" | "ExternalIP")[];
  /** How long a connection to a node agent may take to be made. */
  readonly agentTimeout: string;
  /**
   * Network that services get their addresses from, such as 10.96.0.0/12; for two address families, one of each, the
   * usual family first.
   */
  readonly serviceClusterIpRange: readonly string[];
  /** Ports of the nodes that services get, both ends included. */
  readonly serviceNodePortRange: string;
}

const upFlagSet: FlagSet = {
  command: "orch up",
  description: "Runs the whole platform in one process, with its data in one folder.",
  flags: [
    {
      name: "bind-address",
      type: "string",
      default: "127.0.0.1",
      description: "IP address to listen on.",
    },
    {
      name: "advertise-address",
      type: "string",
      description: "IP address by which pods and other servers reach this one, as the service of the server says; by default the one that it listens on, or one of the machine's. Nobody else reaches a server that listens on a loopback one.",
    },
    {
      name: "secure-port",
      type: "int",
      default: 6443,
      minimum: 0,
      maximum: 65535,
      description: "Port to serve HTTPS on; 0 picks a free one.",
    },
    {
      name: "data-dir",
      type: "string",
      default: "./.orch",
      description: "Folder of everything that outlives the process, made at the first start.",
    },
    {
      name: "cert-dir",
      type: "string",
      description: "Folder of certificates and keys, made at the first start; by default pki inside the data directory.",
    },
    {
      name: "storage-backend",
      type: "string",
      default: "lmdb",
      enum: ["lmdb", "etcd3", "memory"],
      description: "Where objects are kept; lmdb is durable and lies in the data directory, etcd3 is a cluster that several servers may share, memory forgets at exit.",
    },
    {
      name: "etcd-servers",
      type: "list",
      description: "URLs of the members of the etcd cluster, as scheme://host:port; asked in this order.",
    },
    {
      name: "etcd-prefix",
      type: "string",
      default: "/registry",
      description: "What all keys in etcd begin with.",
    },
    {
      name: "etcd-cafile",
      type: "string",
      description: "File of PEM certificates that sign those of the etcd servers.",
    },
    {
      name: "etcd-certfile",
      type: "string",
      description: "File of the PEM certificate that this server shows to etcd.",
    },
    {
      name: "etcd-keyfile",
      type: "string",
      description: "File of the PEM key to that certificate.",
    },
    {
      name: "etcd-compaction-interval",
      type: "duration",
      default: "5m0s",
      description: "How often etcd lets go of revisions that are older than that; 0 leaves it to others.",
    },
    {
      name: "etcd-db-metric-poll-interval",
      type: "duration",
      default: "30s",
      description: "How often the members of etcd are asked for their size and health, for metrics; 0 never asks.",
    },
    {
      name: "encryption-provider-config",
      type: "string",
      description: "File of an EncryptionConfiguration: which resources are encrypted in storage, and with which keys. Without it objects are stored as they are.",
    },
    {
      name: "encryption-provider-config-automatic-reload",
      type: "boolean",
      default: false,
      description: "Takes over changes of the encryption configuration while the server runs.",
    },
    {
      name: "max-requests-inflight",
      type: "int",
      default: 400,
      minimum: 0,
      description: "Requests that change nothing and are under way at the same time, beyond which clients hear 429; 0 sets no limit.",
    },
    {
      name: "max-mutating-requests-inflight",
      type: "int",
      default: 200,
      minimum: 0,
      description: "The same of requests that may change something.",
    },
    {
      name: "event-ttl",
      type: "duration",
      default: "1h0m0s",
      description: "How long events are kept after they were last written.",
    },
    {
      name: "client-ca-file",
      type: "string",
      description: "File of PEM certificates whose clients are trusted besides the own authority's; the common name is the user, the organizations are the groups.",
    },
    {
      name: "token-auth-file",
      type: "string",
      description: "CSV file of bearer tokens, each line as token,user,uid and optionally a quoted list of groups.",
    },
    {
      name: "anonymous-auth",
      type: "boolean",
      default: true,
      description: "Lets requests without credentials in as the anonymous user. Where the authorization mode is AlwaysAllow this must be asked for.",
    },
    {
      name: "authorization-mode",
      type: "list",
      default: ["AlwaysAllow"],
      enum: ["AlwaysAllow", "AlwaysDeny"],
      description: "Authorizers to ask, in this order; the first that allows or denies decides.",
    },
    {
      name: "generated",
      type: "string",
      description: "Folder of generated code to serve in place of the built-in kinds.",
    },
    {
      name: "runtime-config",
      type: "list",
      description: "Versions and resources to switch on or off, as group/version[/resource]=true or =false; api/all, api/ga, api/beta and api/alpha stand for all of a stage. Versions that are not stable are off by default.",
    },
    {
      name: "feature-gates",
      type: "map",
      description: "Features to switch on or off, each as Name=true or Name=false.",
    },
    {
      name: "service-account-issuer",
      type: "list",
      description: "Who tokens of service accounts say that they are from, as a URL. New ones say the first, and of all of them tokens are believed; by default https://NAME.default.svc.cluster.local, with the platform's name.",
    },
    {
      name: "api-audiences",
      type: "list",
      description: "Whom tokens must be meant for to be good here; by default the issuers of service accounts' tokens.",
    },
    {
      name: "service-account-signing-key-file",
      type: "string",
      description: "File of the private key, in PEM, that signs tokens of service accounts; by default a key in the folder of certificates, made at the first start.",
    },
    {
      name: "service-account-key-file",
      type: "list",
      description: "Files of further keys, in PEM, whose tokens of service accounts are good.",
    },
    {
      name: "service-account-max-token-expiration",
      type: "duration",
      description: "How long a token of a service account may be good for; 0 sets no limit.",
    },
    {
      name: "service-account-extend-token-expiration",
      type: "boolean",
      default: true,
      description: "Lets tokens of pods that have the default length live a year, for programs that do not read them again.",
    },
    {
      name: "service-account-jwks-uri",
      type: "string",
      description: "Where the keys of tokens are published, as a URL; by default this server's own address.",
    },
    {
      name: "nodeagent-client-certificate",
      property: "agentClientCertificate",
      type: "string",
      description: "File of the PEM certificate that this server shows to node agents.",
    },
    {
      name: "nodeagent-client-key",
      property: "agentClientKey",
      type: "string",
      description: "File of the PEM key to that certificate.",
    },
    {
      name: "nodeagent-certificate-authority",
      property: "agentCertificateAuthority",
      type: "string",
      description: "File of PEM certificates that sign those of node agents; without it their certificates are not verified.",
    },
    {
      name: "nodeagent-preferred-address-types",
      property: "agentAddressTypes",
      type: "list",
      default: ["Hostname", "InternalDNS", "InternalIP", "ExternalDNS", "ExternalIP"],
      enum: ["Hostname", "InternalDNS", "InternalIP", "ExternalDNS", "ExternalIP"],
      description: "At which of a node's addresses its agent is looked for, the best first.",
    },
    {
      name: "nodeagent-timeout",
      property: "agentTimeout",
      type: "duration",
      default: "5s",
      description: "How long a connection to a node agent may take to be made.",
    },
    {
      name: "service-cluster-ip-range",
      type: "list",
      default: ["10.96.0.0/12"],
      description: "Network that services get their addresses from, such as 10.96.0.0/12; for two address families, one of each, the usual family first.",
    },
    {
      name: "service-node-port-range",
      type: "string",
      default: "30000-32767",
      description: "Ports of the nodes that services get, both ends included.",
    },
  ],
};

/** Reads the arguments of `orch up`, or of the same program in the words of another platform. */
export function parseUpFlags(argv: readonly string[], set = upFlagSet): ParsedFlags<UpFlags> {
  return parseFlags(set, argv);
}

/** Runs the API server alone. */
export interface ApiserverFlags {
  /** IP address to listen on. */
  readonly bindAddress: string;
  /**
   * IP address by which pods and other servers reach this one, as the service of the server says; by default the one
   * that it listens on, or one of the machine's. Nobody else reaches a server that listens on a loopback one.
   */
  readonly advertiseAddress: string;
  /** Port to serve HTTPS on; 0 picks a free one. */
  readonly securePort: number;
  /** Folder of everything that outlives the process, made at the first start. */
  readonly dataDir: string;
  /** Folder of certificates and keys, made at the first start; by default pki inside the data directory. */
  readonly certDir: string;
  /**
   * Where objects are kept; lmdb is durable and lies in the data directory, etcd3 is a cluster that several servers may
   * share, memory forgets at exit.
   */
  readonly storageBackend: "lmdb" | "etcd3" | "memory";
  /** URLs of the members of the etcd cluster, as scheme://host:port; asked in this order. */
  readonly etcdServers: readonly string[];
  /** What all keys in etcd begin with. */
  readonly etcdPrefix: string;
  /** File of PEM certificates that sign those of the etcd servers. */
  readonly etcdCafile: string;
  /** File of the PEM certificate that this server shows to etcd. */
  readonly etcdCertfile: string;
  /** File of the PEM key to that certificate. */
  readonly etcdKeyfile: string;
  /** How often etcd lets go of revisions that are older than that; 0 leaves it to others. */
  readonly etcdCompactionInterval: string;
  /** How often the members of etcd are asked for their size and health, for metrics; 0 never asks. */
  readonly etcdDbMetricPollInterval: string;
  /**
   * File of an EncryptionConfiguration: which resources are encrypted in storage, and with which keys. Without it
   * objects are stored as they are.
   */
  readonly encryptionProviderConfig: string;
  /** Takes over changes of the encryption configuration while the server runs. */
  readonly encryptionProviderConfigAutomaticReload: boolean;
  /**
   * Requests that change nothing and are under way at the same time, beyond which clients hear 429; 0 sets no limit.
   */
  readonly maxRequestsInflight: number;
  /** The same of requests that may change something. */
  readonly maxMutatingRequestsInflight: number;
  /** How long events are kept after they were last written. */
  readonly eventTtl: string;
  /**
   * File of PEM certificates whose clients are trusted besides the own authority's; the common name is the user, the
   * organizations are the groups.
   */
  readonly clientCaFile: string;
  /** CSV file of bearer tokens, each line as token,user,uid and optionally a quoted list of groups. */
  readonly tokenAuthFile: string;
  /**
   * Lets requests without credentials in as the anonymous user. Where the authorization mode is AlwaysAllow this must
   * be asked for.
   */
  readonly anonymousAuth: boolean;
  /** Authorizers to ask, in this order; the first that allows or denies decides. */
  readonly authorizationMode: readonly ("AlwaysAllow" | "AlwaysDeny")[];
  /** Folder of generated code to serve in place of the built-in kinds. */
  readonly generated: string;
  /**
   * Versions and resources to switch on or off, as group/version[/resource]=true or =false; api/all, api/ga, api/beta
   * and api/alpha stand for all of a stage. Versions that are not stable are off by default.
   */
  readonly runtimeConfig: readonly string[];
  /** Features to switch on or off, each as Name=true or Name=false. */
  readonly featureGates: Readonly<Record<string, string>>;
  /**
   * Who tokens of service accounts say that they are from, as a URL. New ones say the first, and of all of them tokens
   * are believed; by default https://NAME.default.svc.cluster.local, with the platform's name.
   */
  readonly serviceAccountIssuer: readonly string[];
  /** Whom tokens must be meant for to be good here; by default the issuers of service accounts' tokens. */
  readonly apiAudiences: readonly string[];
  /**
   * File of the private key, in PEM, that signs tokens of service accounts; by default a key in the folder of
   * certificates, made at the first start.
   */
  readonly serviceAccountSigningKeyFile: string;
  /** Files of further keys, in PEM, whose tokens of service accounts are good. */
  readonly serviceAccountKeyFile: readonly string[];
  /** How long a token of a service account may be good for; 0 sets no limit. */
  readonly serviceAccountMaxTokenExpiration: string;
  /** Lets tokens of pods that have the default length live a year, for programs that do not read them again. */
  readonly serviceAccountExtendTokenExpiration: boolean;
  /** Where the keys of tokens are published, as a URL; by default this server's own address. */
  readonly serviceAccountJwksUri: string;
  /** File of the PEM certificate that this server shows to node agents. */
  readonly agentClientCertificate: string;
  /** File of the PEM key to that certificate. */
  readonly agentClientKey: string;
  /** File of PEM certificates that sign those of node agents; without it their certificates are not verified. */
  readonly agentCertificateAuthority: string;
  /** At which of a node's addresses its agent is looked for, the best first. */
  readonly agentAddressTypes: readonly ("Hostname" | "InternalDNS" | "InternalIP" | "ExternalDNS" | "ExternalIP")[];
  /** How long a connection to a node agent may take to be made. */
  readonly agentTimeout: string;
  /**
   * Network that services get their addresses from, such as 10.96.0.0/12; for two address families, one of each, the
   * usual family first.
   */
  readonly serviceClusterIpRange: readonly string[];
  /** Ports of the nodes that services get, both ends included. */
  readonly serviceNodePortRange: string;
}

const apiserverFlagSet: FlagSet = {
  command: "orch apiserver",
  description: "Runs the API server alone.",
  flags: [
    {
      name: "bind-address",
      type: "string",
      default: "127.0.0.1",
      description: "IP address to listen on.",
    },
    {
      name: "advertise-address",
      type: "string",
      description: "IP address by which pods and other servers reach this one, as the service of the server says; by default the one that it listens on, or one of the machine's. Nobody else reaches a server that listens on a loopback one.",
    },
    {
      name: "secure-port",
      type: "int",
      default: 6443,
      minimum: 0,
      maximum: 65535,
      description: "Port to serve HTTPS on; 0 picks a free one.",
    },
    {
      name: "data-dir",
      type: "string",
      default: "./.orch",
      description: "Folder of everything that outlives the process, made at the first start.",
    },
    {
      name: "cert-dir",
      type: "string",
      description: "Folder of certificates and keys, made at the first start; by default pki inside the data directory.",
    },
    {
      name: "storage-backend",
      type: "string",
      default: "lmdb",
      enum: ["lmdb", "etcd3", "memory"],
      description: "Where objects are kept; lmdb is durable and lies in the data directory, etcd3 is a cluster that several servers may share, memory forgets at exit.",
    },
    {
      name: "etcd-servers",
      type: "list",
      description: "URLs of the members of the etcd cluster, as scheme://host:port; asked in this order.",
    },
    {
      name: "etcd-prefix",
      type: "string",
      default: "/registry",
      description: "What all keys in etcd begin with.",
    },
    {
      name: "etcd-cafile",
      type: "string",
      description: "File of PEM certificates that sign those of the etcd servers.",
    },
    {
      name: "etcd-certfile",
      type: "string",
      description: "File of the PEM certificate that this server shows to etcd.",
    },
    {
      name: "etcd-keyfile",
      type: "string",
      description: "File of the PEM key to that certificate.",
    },
    {
      name: "etcd-compaction-interval",
      type: "duration",
      default: "5m0s",
      description: "How often etcd lets go of revisions that are older than that; 0 leaves it to others.",
    },
    {
      name: "etcd-db-metric-poll-interval",
      type: "duration",
      default: "30s",
      description: "How often the members of etcd are asked for their size and health, for metrics; 0 never asks.",
    },
    {
      name: "encryption-provider-config",
      type: "string",
      description: "File of an EncryptionConfiguration: which resources are encrypted in storage, and with which keys. Without it objects are stored as they are.",
    },
    {
      name: "encryption-provider-config-automatic-reload",
      type: "boolean",
      default: false,
      description: "Takes over changes of the encryption configuration while the server runs.",
    },
    {
      name: "max-requests-inflight",
      type: "int",
      default: 400,
      minimum: 0,
      description: "Requests that change nothing and are under way at the same time, beyond which clients hear 429; 0 sets no limit.",
    },
    {
      name: "max-mutating-requests-inflight",
      type: "int",
      default: 200,
      minimum: 0,
      description: "The same of requests that may change something.",
    },
    {
      name: "event-ttl",
      type: "duration",
      default: "1h0m0s",
      description: "How long events are kept after they were last written.",
    },
    {
      name: "client-ca-file",
      type: "string",
      description: "File of PEM certificates whose clients are trusted besides the own authority's; the common name is the user, the organizations are the groups.",
    },
    {
      name: "token-auth-file",
      type: "string",
      description: "CSV file of bearer tokens, each line as token,user,uid and optionally a quoted list of groups.",
    },
    {
      name: "anonymous-auth",
      type: "boolean",
      default: true,
      description: "Lets requests without credentials in as the anonymous user. Where the authorization mode is AlwaysAllow this must be asked for.",
    },
    {
      name: "authorization-mode",
      type: "list",
      default: ["AlwaysAllow"],
      enum: ["AlwaysAllow", "AlwaysDeny"],
      description: "Authorizers to ask, in this order; the first that allows or denies decides.",
    },
    {
      name: "generated",
      type: "string",
      description: "Folder of generated code to serve in place of the built-in kinds.",
    },
    {
      name: "runtime-config",
      type: "list",
      description: "Versions and resources to switch on or off, as group/version[/resource]=true or =false; api/all, api/ga, api/beta and api/alpha stand for all of a stage. Versions that are not stable are off by default.",
    },
    {
      name: "feature-gates",
      type: "map",
      description: "Features to switch on or off, each as Name=true or Name=false.",
    },
    {
      name: "service-account-issuer",
      type: "list",
      description: "Who tokens of service accounts say that they are from, as a URL. New ones say the first, and of all of them tokens are believed; by default https://NAME.default.svc.cluster.local, with the platform's name.",
    },
    {
      name: "api-audiences",
      type: "list",
      description: "Whom tokens must be meant for to be good here; by default the issuers of service accounts' tokens.",
    },
    {
      name: "service-account-signing-key-file",
      type: "string",
      description: "File of the private key, in PEM, that signs tokens of service accounts; by default a key in the folder of certificates, made at the first start.",
    },
    {
      name: "service-account-key-file",
      type: "list",
      description: "Files of further keys, in PEM, whose tokens of service accounts are good.",
    },
    {
      name: "service-account-max-token-expiration",
      type: "duration",
      description: "How long a token of a service account may be good for; 0 sets no limit.",
    },
    {
      name: "service-account-extend-token-expiration",
      type: "boolean",
      default: true,
      description: "Lets tokens of pods that have the default length live a year, for programs that do not read them again.",
    },
    {
      name: "service-account-jwks-uri",
      type: "string",
      description: "Where the keys of tokens are published, as a URL; by default this server's own address.",
    },
    {
      name: "nodeagent-client-certificate",
      property: "agentClientCertificate",
      type: "string",
      description: "File of the PEM certificate that this server shows to node agents.",
    },
    {
      name: "nodeagent-client-key",
      property: "agentClientKey",
      type: "string",
      description: "File of the PEM key to that certificate.",
    },
    {
      name: "nodeagent-certificate-authority",
      property: "agentCertificateAuthority",
      type: "string",
      description: "File of PEM certificates that sign those of node agents; without it their certificates are not verified.",
    },
    {
      name: "nodeagent-preferred-address-types",
      property: "agentAddressTypes",
      type: "list",
      default: ["Hostname", "InternalDNS", "InternalIP", "ExternalDNS", "ExternalIP"],
      enum: ["Hostname", "InternalDNS", "InternalIP", "ExternalDNS", "ExternalIP"],
      description: "At which of a node's addresses its agent is looked for, the best first.",
    },
    {
      name: "nodeagent-timeout",
      property: "agentTimeout",
      type: "duration",
      default: "5s",
      description: "How long a connection to a node agent may take to be made.",
    },
    {
      name: "service-cluster-ip-range",
      type: "list",
      default: ["10.96.0.0/12"],
      description: "Network that services get their addresses from, such as 10.96.0.0/12; for two address families, one of each, the usual family first.",
    },
    {
      name: "service-node-port-range",
      type: "string",
      default: "30000-32767",
      description: "Ports of the nodes that services get, both ends included.",
    },
  ],
};

/** Reads the arguments of `orch apiserver`, or of the same program in the words of another platform. */
export function parseApiserverFlags(argv: readonly string[], set = apiserverFlagSet): ParsedFlags<ApiserverFlags> {
  return parseFlags(set, argv);
}

/**
 * Copies the store of a data directory into one file, also while a server runs on it. The copy has all that was
 * acknowledged before it began; to restore it, put it as data/data.mdb into an empty data directory.
 */
export interface StorageBackupFlags {
  /** Folder of the server whose store is meant; kept by the lmdb back end. */
  readonly dataDir: string;
  /** File to make, or an existing folder, where it is named backup-REVISION.mdb. */
  readonly to: string;
}

const storageBackupFlagSet: FlagSet = {
  command: "orch storage backup",
  description: "Copies the store of a data directory into one file, also while a server runs on it. The copy has all that was acknowledged before it began; to restore it, put it as data/data.mdb into an empty data directory.",
  flags: [
    {
      name: "data-dir",
      type: "string",
      default: "./.orch",
      description: "Folder of the server whose store is meant; kept by the lmdb back end.",
    },
    {
      name: "to",
      type: "string",
      description: "File to make, or an existing folder, where it is named backup-REVISION.mdb.",
    },
  ],
};

/** Reads the arguments of `orch storage backup`, or of the same program in the words of another platform. */
export function parseStorageBackupFlags(argv: readonly string[], set = storageBackupFlagSet): ParsedFlags<StorageBackupFlags> {
  return parseFlags(set, argv);
}

/**
 * Gives space of the store back to the disk that deleted and replaced objects have left; a server that runs on the data
 * directory does so itself, and answers meanwhile.
 */
export interface StorageCompactFlags {
  /** Folder of the server whose store is meant; kept by the lmdb back end. */
  readonly dataDir: string;
}

const storageCompactFlagSet: FlagSet = {
  command: "orch storage compact",
  description: "Gives space of the store back to the disk that deleted and replaced objects have left; a server that runs on the data directory does so itself, and answers meanwhile.",
  flags: [
    {
      name: "data-dir",
      type: "string",
      default: "./.orch",
      description: "Folder of the server whose store is meant; kept by the lmdb back end.",
    },
  ],
};

/** Reads the arguments of `orch storage compact`, or of the same program in the words of another platform. */
export function parseStorageCompactFlags(argv: readonly string[], set = storageCompactFlagSet): ParsedFlags<StorageCompactFlags> {
  return parseFlags(set, argv);
}

/**
 * Reads every record and the journal of a store and tells what is wrong with them, also while a server runs on it; ends
 * with 1 when something is.
 */
export interface StorageCheckFlags {
  /** Folder of the server whose store is meant; kept by the lmdb back end. */
  readonly dataDir: string;
}

const storageCheckFlagSet: FlagSet = {
  command: "orch storage check",
  description: "Reads every record and the journal of a store and tells what is wrong with them, also while a server runs on it; ends with 1 when something is.",
  flags: [
    {
      name: "data-dir",
      type: "string",
      default: "./.orch",
      description: "Folder of the server whose store is meant; kept by the lmdb back end.",
    },
  ],
};

/** Reads the arguments of `orch storage check`, or of the same program in the words of another platform. */
export function parseStorageCheckFlags(argv: readonly string[], set = storageCheckFlagSet): ParsedFlags<StorageCheckFlags> {
  return parseFlags(set, argv);
}

/** Runs the controllers alone, against an API server that runs elsewhere. */
export interface ControllerManagerFlags {
  /**
   * File that says where the API server is and who asks; by default what the environment's KUBECONFIG names, else the
   * one in the home folder.
   */
  readonly kubeconfig: string;
  /** Controllers to run, by name; * stands for all, and -name for all but that one. */
  readonly controllers: readonly string[];
  /**
   * File of PEM certificates that every namespace is told to verify the API server with; by default those of the
   * kubeconfig.
   */
  readonly rootCaFile: string;
  /**
   * Waits for the lead before the controllers begin, so that of several processes one works; ends when the lead is
   * lost.
   */
  readonly leaderElect: boolean;
  /** How long after the last sign of the leader another takes the lead. */
  readonly leaderElectLeaseDuration: string;
  /** How long the leader tries to renew its lease before it ends; shorter than the duration of the lease. */
  readonly leaderElectRenewDeadline: string;
  /** How long to wait between two looks at the lease, and between two renewals. */
  readonly leaderElectRetryPeriod: string;
  /** Name of the lease; by default PREFIX-controller-manager, with the platform's prefix of system names. */
  readonly leaderElectResourceName: string;
  /** Namespace of the lease; by default PREFIX-system. */
  readonly leaderElectResourceNamespace: string;
  /** Folder of generated code to work with in place of the built-in kinds. */
  readonly generated: string;
  /** Folder for what is made of generated code, so that a later start is quick. */
  readonly dataDir: string;
}

const controllerManagerFlagSet: FlagSet = {
  command: "orch controller-manager",
  description: "Runs the controllers alone, against an API server that runs elsewhere.",
  flags: [
    {
      name: "kubeconfig",
      type: "string",
      description: "File that says where the API server is and who asks; by default what the environment's KUBECONFIG names, else the one in the home folder.",
    },
    {
      name: "controllers",
      type: "list",
      default: ["*"],
      description: "Controllers to run, by name; * stands for all, and -name for all but that one.",
    },
    {
      name: "root-ca-file",
      type: "string",
      description: "File of PEM certificates that every namespace is told to verify the API server with; by default those of the kubeconfig.",
    },
    {
      name: "leader-elect",
      type: "boolean",
      default: true,
      description: "Waits for the lead before the controllers begin, so that of several processes one works; ends when the lead is lost.",
    },
    {
      name: "leader-elect-lease-duration",
      type: "duration",
      default: "15s",
      description: "How long after the last sign of the leader another takes the lead.",
    },
    {
      name: "leader-elect-renew-deadline",
      type: "duration",
      default: "10s",
      description: "How long the leader tries to renew its lease before it ends; shorter than the duration of the lease.",
    },
    {
      name: "leader-elect-retry-period",
      type: "duration",
      default: "2s",
      description: "How long to wait between two looks at the lease, and between two renewals.",
    },
    {
      name: "leader-elect-resource-name",
      type: "string",
      description: "Name of the lease; by default PREFIX-controller-manager, with the platform's prefix of system names.",
    },
    {
      name: "leader-elect-resource-namespace",
      type: "string",
      description: "Namespace of the lease; by default PREFIX-system.",
    },
    {
      name: "generated",
      type: "string",
      description: "Folder of generated code to work with in place of the built-in kinds.",
    },
    {
      name: "data-dir",
      type: "string",
      default: "./.orch",
      description: "Folder for what is made of generated code, so that a later start is quick.",
    },
  ],
};

/** Reads the arguments of `orch controller-manager`, or of the same program in the words of another platform. */
export function parseControllerManagerFlags(argv: readonly string[], set = controllerManagerFlagSet): ParsedFlags<ControllerManagerFlags> {
  return parseFlags(set, argv);
}

/** The flags of each program, in the words of the platform. */
export const flagSets: Readonly<Record<string, FlagSet>> = {
  "up": upFlagSet,
  "apiserver": apiserverFlagSet,
  "storage backup": storageBackupFlagSet,
  "storage compact": storageCompactFlagSet,
  "storage check": storageCheckFlagSet,
  "controller-manager": controllerManagerFlagSet,
};
