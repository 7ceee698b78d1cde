import { graphOf } from "@eightcount/service-kit/subgraph/print-subgraph";
import { accounts } from "../subgraph";
import { auditedMutations } from "./audited-mutations";

it("the audit log knows every mutation of accounts", async () => {
  const { schema } = await graphOf(accounts);
  const mutations = Object.keys(schema.getMutationType()?.getFields() ?? {});
  expect(Object.keys(auditedMutations).sort()).toEqual(mutations.sort());
});

it("only tracking is exempt", () => {
  const exempt = Object.entries(auditedMutations).filter(([, how]) => "exempt" in how);
  expect(exempt.map(([name]) => name)).toEqual(["recordEvents"]);
});
