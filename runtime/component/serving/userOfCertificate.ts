import type { PeerCertificate, TLSSocket } from "node:tls";
import { groupAuthenticated } from "../../../generated/wellknown.ts";
import type { UserInfo } from "../../schema/access/user.ts";

/** The user that a client's certificate names: the last CN, with O as groups. Undefined: it has shown none. */
export function userOfCertificate(socket: TLSSocket): UserInfo | "refused" | undefined {
  const shown: Partial<PeerCertificate> | null = socket.getPeerCertificate();
  if (shown === null) return "refused"; // the connection is gone
  const { subject } = shown;
  if (subject === undefined) return undefined;
  const name = [subject.CN].flat().at(-1) ?? "";
  if (!socket.authorized || name === "") return "refused";
  return { name, groups: [...[subject.O ?? []].flat(), groupAuthenticated] };
}
