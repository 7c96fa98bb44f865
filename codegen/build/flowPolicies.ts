import type { FlowPoliciesModel } from "../model.ts";
import { type Data, list, record, recordOf, strings } from "../read.ts";
import type { SpecDocument } from "../spec.ts";

/** Priority levels and flow schemas as they are stored, with what all of them have. */
export function buildFlowPolicies(document: SpecDocument | undefined): FlowPoliciesModel {
  const data = recordOf(record(document?.data), "flowControl");
  const annotations = recordOf(data, "annotations");
  const made = (key: string, specOf: (data: Data) => object) =>
    list(data[key])
      .map(record)
      .map((each) => ({ metadata: { name: each.name, annotations }, spec: specOf(each) }));
  return { priorityLevels: made("priorityLevels", levelSpec), flowSchemas: made("flowSchemas", schemaSpec) };
}

function levelSpec({ shares, lendablePercent, queues, handSize, queueLengthLimit }: Data): object {
  const limitResponse = { type: "Queue", queuing: { queues, handSize, queueLengthLimit } };
  return { type: "Limited", limited: { nominalConcurrencyShares: shares, limitResponse, lendablePercent } };
}

function schemaSpec(data: Data): object {
  const { priorityLevel, precedence, distinguisher, resourceRules, nonResourceRules } = data;
  const rules = resourceRules === undefined && nonResourceRules === undefined ? everything : {};
  return {
    priorityLevelConfiguration: { name: priorityLevel },
    matchingPrecedence: precedence,
    ...(distinguisher === undefined ? {} : { distinguisherMethod: { type: distinguisher } }),
    rules: [
      {
        subjects: subjectsOf(data),
        ...(resourceRules === undefined ? {} : { resourceRules }),
        ...(nonResourceRules === undefined ? {} : { nonResourceRules }),
        ...rules,
      },
    ],
  };
}

const all = ["*"];
const everything = {
  resourceRules: [{ verbs: all, apiGroups: all, resources: all, clusterScope: true, namespaces: all }],
  nonResourceRules: [{ verbs: all, nonResourceURLs: all }],
};

function subjectsOf({ users, groups, serviceAccounts }: Data): object[] {
  return [
    ...strings(users).map((name) => ({ kind: "User", user: { name } })),
    ...strings(groups).map((name) => ({ kind: "Group", group: { name } })),
    ...strings(serviceAccounts).map((each) => {
      const [namespace, name] = each.split("/");
      return { kind: "ServiceAccount", serviceAccount: { namespace, name } };
    }),
  ];
}
