import { type CertificateRequest, readCertificateRequest } from "../../x509/certificateRequest.ts";
import type { ControllerContext } from "../frame/controller.ts";
import { conditionOf, type Request, requestText, runOverRequests, withCondition } from "./requests.ts";
import { problemFor, signerOf, userOf } from "./signers.ts";

/**
 * Approves requests for the client certificates of node agents whose user may ask for them: for its own, which it
 * renews, or for that of any node.
 */
export async function runApprovingController(context: ControllerContext): Promise<void> {
  const { platform, signal } = context;
  await runOverRequests(context, {
    queueName: "csrapproving",
    look: async (request, resource) => {
      if (isDecided(request) || signerOf(platform, request.spec.signerName) !== "agentClient") return undefined;
      const asked = readNodeRequest(request);
      if (asked === undefined) return undefined;
      const isSelf = userOf(asked.subject) === request.spec.username;
      for (const right of isSelf ? ([self, anyNode] as const) : [anyNode]) {
        if (!(await isAllowed(request, right.subresource, context))) continue;
        const agent = `${right.words}${platform.agentName}`;
        const message = `Auto approving ${agent} client certificate after SubjectAccessReview.`;
        const approved = withCondition(request, { type: "Approved", reason: "AutoApproved", message });
        await resource.approval.update(approved, { signal });
        return undefined;
      }
      return "retry"; // the user may get the right
    },
  });
}

const self = { subresource: "selfnodeclient", words: "self " };
const anyNode = { subresource: "nodeclient", words: "" };

function isDecided(request: Request): boolean {
  return (
    (request.status?.certificate ?? "") !== "" ||
    ["Approved", "Denied"].some((type) => conditionOf(request, type) !== undefined)
  );
}

/** What is asked for, where it is the client certificate of a node agent. */
function readNodeRequest(request: Request): CertificateRequest | undefined {
  try {
    const asked = readCertificateRequest(requestText(request));
    return problemFor.agentClient({ request: asked, usages: request.spec.usages ?? [] }) === undefined
      ? asked
      : undefined;
  } catch {
    return undefined; // a user may still approve it, and its signer says what is wrong
  }
}

async function isAllowed(
  { spec }: Request,
  subresource: string,
  { client, platform, signal }: ControllerContext,
): Promise<boolean> {
  const { username: user = "", uid, groups, extra } = spec;
  const resourceAttributes = {
    group: `certificates.${platform.apiDomain}`,
    resource: "certificatesigningrequests",
    verb: "create",
    version: "*",
    subresource,
  };
  const review = {
    spec: {
      user,
      ...(uid === undefined ? {} : { uid }),
      ...(groups === undefined ? {} : { groups }),
      ...(extra === undefined ? {} : { extra }),
      resourceAttributes,
    },
  };
  const { status } = await client.authorization.v1.subjectaccessreviews.create(review, { signal });
  return status?.allowed === true;
}
