import type { DescMessage, MessageInitShape } from "@bufbuild/protobuf";

/** The fields from which a message is made, and never a finished message, whose parts could not be replaced. */
export type MessageFields<Schema extends DescMessage> = Extract<
  MessageInitShape<Schema>,
  { readonly $typeName?: never }
>;
