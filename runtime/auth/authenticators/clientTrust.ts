import { type Certificate, certificatesOf } from "../../x509/certificate.ts";

/** PEM texts of whom the clients of the server may be signed by. */
export interface AuthorityTexts {
  /** Of the certificates that name users. */
  readonly users: readonly string[];
  /** Of the certificates of front proxies. */
  readonly proxies: readonly string[];
}

/** The authorities of clients as their files are now: a list stays the same object until it changes. */
export class ClientTrust {
  #texts = { users: "", proxies: "" };
  #users: readonly Certificate[] = [];
  #proxies: readonly Certificate[] = [];

  /** Throws an Error where a text holds a certificate that cannot be read. */
  constructor(texts: AuthorityTexts) {
    this.renew(texts);
  }

  /** Takes all of the texts, or throws an Error and takes none. */
  renew(texts: AuthorityTexts): void {
    const now = { users: texts.users.join("\n"), proxies: texts.proxies.join("\n") };
    const [users, proxies] = [certificatesOf(now.users), certificatesOf(now.proxies)];
    if (now.users !== this.#texts.users) this.#users = users;
    if (now.proxies !== this.#texts.proxies) this.#proxies = proxies;
    this.#texts = now;
  }

  readonly users = (): readonly Certificate[] => this.#users;
  readonly proxies = (): readonly Certificate[] => this.#proxies;
}
