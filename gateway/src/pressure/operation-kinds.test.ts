import path from "node:path";
import { PersistedOperations } from "../persisted/persisted-operations";
import { operationKinds } from "./operation-kinds";

const MAP = path.resolve(__dirname, "../../../client/persisted-operations.json");
const names = PersistedOperations.load(MAP)
  .all()
  .map(({ name }) => name);
const unique = [...new Set(names)];

describe("the kinds of operations", () => {
  it("every operation of the client has a kind in operation-kinds.ts, and no other has one", () => {
    expect([...operationKinds.keys()].sort()).toEqual(unique.sort());
  });

  it.each([
    "signInOperationsSignInMutation",
    "sessionOperationsRefreshMutation",
    "useSignUpMutation",
    "useConfirmSignUpMutation",
    "useOrderPreviewQuery",
    "saveBillingAddressMutation",
    "purchaseSubscriptionMutation",
    "useStartPlaybackMutation",
    "sendProgressMutation",
    "streamRequestsKeepAliveMutation",
  ])("%s is kept under any pressure", (name) => {
    expect(["urgent", "kept"]).toContain(operationKinds.get(name));
  });
});
