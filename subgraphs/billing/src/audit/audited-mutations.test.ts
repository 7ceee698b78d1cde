import { graphOf } from "@eightcount/service-kit/subgraph/print-subgraph";
import { billing } from "../subgraph";
import { auditedMutations } from "./audited-mutations";

it("the audit log knows every mutation of billing, and none is exempt", async () => {
  const { schema } = await graphOf(billing);
  const mutations = Object.keys(schema.getMutationType()?.getFields() ?? {});
  expect(Object.keys(auditedMutations).sort()).toEqual(mutations.sort());
  expect(Object.values(auditedMutations).filter((how) => "exempt" in how)).toEqual([]);
});
