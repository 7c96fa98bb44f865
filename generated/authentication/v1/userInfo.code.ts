// Generated from authentication/v1/userInfo.yaml. Do not edit.
import type { Structure } from "../../../runtime/schema/index.ts";
import { field, structure } from "../../../runtime/schema/index.ts";

/** Fields of UserInfo in wire order. */
export const UserInfo: Structure = structure("UserInfo", () => [
  field("username", 1, "string"),
  field("uid", 2, "string"),
  field("groups", 3, { list: "string" }, { listType: "atomic" }),
  field("extra", 4, { map: { list: "string" } }),
]);
