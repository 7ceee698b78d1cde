import { randomUUID } from "node:crypto";
import { danceClasses } from "@eightcount/demo/content/content-class";
import { toGlobalId } from "@eightcount/service-kit/relay/global-id";
import { progressInput } from "../../journeys/people/progress";

/** A class with a film that a subscriber may watch. */
export const classId = danceClasses.find(({ filmId }) => filmId === "hip-hop-2")?.id ?? "";

interface Guarded {
  readonly subgraph: "accounts" | "catalogue" | "viewing" | "billing";
  /** An input that would be accepted from an allowed sender. Omitted if the mutation takes none. */
  readonly input?: () => object;
}

/** Who may send a mutation. */
export type MutationAccess =
  | ({ readonly for: "subscribers" } & Guarded)
  | ({ readonly for: "members" } & Guarded)
  | { readonly for: "everybody" };

const everybody = { for: "everybody" } as const;
const classRecordId = toGlobalId("ClassRecord", randomUUID());
const savedClassId = toGlobalId("SavedClass", randomUUID());
const name = { firstName: "Ada", lastName: "Tempo" };
const address = { street: "8 Count Street", city: "Toronto", postalCode: "M5V 2T6" };
const stream = () => ({ streamId: randomUUID(), classId });
const attempt = () => ({ attemptId: randomUUID() });

/** Who may send each mutation of the schema. */
export const mutationAccess: Readonly<Record<string, MutationAccess>> = {
  startPlayback: { for: "subscribers", subgraph: "catalogue", input: () => ({ classId }) },
  recordProgress: {
    for: "subscribers",
    subgraph: "viewing",
    input: () => progressInput(classId, 130),
  },
  saveClass: { for: "subscribers", subgraph: "viewing", input: () => ({ classId }) },
  unsaveClass: { for: "subscribers", subgraph: "viewing", input: () => ({ savedClassId }) },
  removeFromContinueDancing: {
    for: "subscribers",
    subgraph: "viewing",
    input: () => ({ classRecordId }),
  },
  restoreToContinueDancing: {
    for: "subscribers",
    subgraph: "viewing",
    input: () => ({ classRecordId }),
  },
  rateClass: {
    for: "subscribers",
    subgraph: "viewing",
    input: () => ({ classId, difficulty: 3, rating: 5 }),
  },
  startStream: { for: "subscribers", subgraph: "viewing", input: stream },
  takeOverStream: {
    for: "subscribers",
    subgraph: "viewing",
    input: () => ({ ...stream(), stopping: randomUUID() }),
  },
  keepStreamAlive: { for: "subscribers", subgraph: "viewing", input: stream },
  endStream: {
    for: "subscribers",
    subgraph: "viewing",
    input: () => ({ streamId: randomUUID() }),
  },
  changePassword: {
    for: "members",
    subgraph: "accounts",
    input: () => ({ currentPassword: "Dance123!", newPassword: "Dance1234!" }),
  },
  requestAccountDeletion: {
    for: "members",
    subgraph: "accounts",
    input: () => ({ password: "Dance123!" }),
  },
  updateProfile: {
    for: "members",
    subgraph: "accounts",
    input: () => ({ name: "Ada", familyName: "Tempo", phoneNumber: "", isSubscribed: false }),
  },
  signOutDevice: {
    for: "members",
    subgraph: "accounts",
    input: () => ({ deviceId: randomUUID() }),
  },
  signOutOtherDevices: { for: "members", subgraph: "accounts" },
  sendHelpRequest: {
    for: "members",
    subgraph: "accounts",
    input: () => ({
      ...name,
      email: "ada@example.com",
      category: "TECHNICAL",
      message: "The film stops.",
    }),
  },
  purchaseSubscription: {
    for: "members",
    subgraph: "billing",
    input: () => ({ attemptId: randomUUID(), planChoice: "MONTHLY", tokenId: "token", ...name }),
  },
  saveBillingAddress: {
    for: "members",
    subgraph: "billing",
    input: () => ({ country: "CA", region: "ON", ...address }),
  },
  cancelSubscription: { for: "members", subgraph: "billing", input: attempt },
  acceptRetentionOffer: { for: "members", subgraph: "billing", input: attempt },
  reactivateSubscription: { for: "members", subgraph: "billing", input: attempt },
  redeemGiftCard: {
    for: "members",
    subgraph: "billing",
    input: () => ({ ...attempt(), code: "NOTACARD" }),
  },
  pauseSubscription: {
    for: "members",
    subgraph: "billing",
    input: () => ({ ...attempt(), cycles: 1 }),
  },
  resumeSubscription: { for: "members", subgraph: "billing", input: attempt },
  changePlan: {
    for: "members",
    subgraph: "billing",
    input: () => ({ ...attempt(), planChoice: "YEARLY" }),
  },
  withdrawPlanChange: { for: "members", subgraph: "billing", input: attempt },
  purchaseWithCardOnFile: { for: "members", subgraph: "billing", input: attempt },
  updatePaymentMethod: {
    for: "members",
    subgraph: "billing",
    input: () => ({
      ...attempt(),
      ...name,
      tokenId: "token",
      address: { country: "CA", region: "ON", ...address },
    }),
  },
  confirmSignUp: everybody,
  recordEvents: everybody,
  refreshSession: everybody,
  requestPasswordReset: everybody,
  resendVerificationCode: everybody,
  buyGiftCard: everybody,
  checkGiftCard: everybody,
  resetPassword: everybody,
  signIn: everybody,
  signOut: everybody,
  signUp: everybody,
  verifyPasswordResetCode: everybody,
};
