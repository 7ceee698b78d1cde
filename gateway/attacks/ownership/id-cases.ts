import { randomUUID } from "node:crypto";
import { progressInput } from "../../journeys/people/progress";
import { REFUSING } from "../money/orders";
import { giftIdCases } from "./gift-id-cases";
import { answered, type IdCase, refusalsOf } from "./id-case";
import { streamCases } from "./stream-cases";
import { newBatch, type VisitIds, waitUntilStored } from "./tracked-visit";
import { longClassId, unknownId, type Victim } from "./victim";

const CATALOGUE = "anyone may see the catalog";
const CLASSES = "members may choose any class";

/** A page of something public; another member's saved class is no such thing. */
const publicPage: IdCase = {
  public: CATALOGUE,
  theirs: ({ savedClass }) => savedClass,
  unknown: () => unknownId("SavedClass"),
  visitor: answered({ node: { __typename: "SavedClass" } }),
  stranger: answered({ node: { __typename: "SavedClass" } }),
};

/** A page of something that a member owns. */
const memberPage: IdCase = {
  theirs: ({ member }) => member,
  unknown: () => unknownId("Member"),
  visitor: answered({ node: null }),
  stranger: answered({ node: null }),
};

/** A number that the provider counts up, so that strangers can guess those of others. */
const invoiceNumber = (stranger: object): IdCase => ({
  theirs: (victim) => victim.invoiceNumber,
  unknown: () => "999999999",
  visitor: answered({ viewer: null }),
  stranger: answered({ viewer: stranger }),
});

/** A class's id in a query. */
const publicClass: IdCase = {
  public: CATALOGUE,
  theirs: ({ classRecord }) => classRecord,
  unknown: () => unknownId("ClassRecord"),
  visitor: answered({ danceClass: null }),
  stranger: answered({ danceClass: null }),
};

const saving = refusalsOf("viewing", "saveClass");
const unsaving = refusalsOf("viewing", "unsaveClass");
const removal = refusalsOf("viewing", "removeFromContinueDancing");
const restoring = refusalsOf("viewing", "restoreToContinueDancing");
const progress = refusalsOf("viewing", "recordProgress");
const rating = refusalsOf("viewing", "rateClass");
const confirmation = refusalsOf("accounts", "confirmSignUp");
const signUp = refusalsOf("accounts", "signUp");
const deviceSignOut = refusalsOf("accounts", "signOutDevice");
const playback = refusalsOf("catalogue", "startPlayback");
const purchase = refusalsOf("billing", "purchaseSubscription");

const savedClass = {
  theirs: ({ savedClass }: Victim) => savedClass,
  unknown: () => unknownId("SavedClass"),
};
const classRecord = {
  theirs: ({ classRecord }: Victim) => classRecord,
  unknown: () => unknownId("ClassRecord"),
};
const uuid = (theirs: IdCase["theirs"]) => ({ theirs, unknown: () => randomUUID() });

/** Rows of the asker alone: whose they are comes from the token. */
const OWN_PROGRESS = ["class_record", "viewed_class", "viewing_origin", "usage_metrics"].map(
  (table) => `viewing.${table}`,
);

const progressWith = (name: string, theirs: IdCase["theirs"]): IdCase => ({
  ...uuid(theirs),
  variables: (id) => ({ input: { ...progressInput(longClassId, 140), [name]: id } }),
  differs: "each answer says when the asker's own progress was saved",
  visitor: progress.denied("UNAUTHENTICATED"),
  stranger: answered({ recordProgress: { __typename: "ProgressRecorded" } }, OWN_PROGRESS),
});

const TRACKED = ["visitor_session", "page_view", "user_event"].map((table) => `accounts.${table}`);
const REPORTED = ["accounts.outbox_event", "accounts.inbox_event", "sandbox.engagement_event"];

const eventsWith = (name: keyof VisitIds, kind: Parameters<typeof newBatch>[0]): IdCase => ({
  ...uuid((victim) => victim[name]),
  variables: (id) => ({ input: newBatch(kind, { [name]: id }) }),
  settled: waitUntilStored,
  visitor: answered({ recordEvents: { __typename: "EventsRecorded" } }, TRACKED),
  stranger: answered({ recordEvents: { __typename: "EventsRecorded" } }, [...TRACKED, ...REPORTED]),
});

const order = (changed: object) => ({
  input: {
    attemptId: randomUUID(),
    planChoice: "MONTHLY",
    tokenId: "token",
    firstName: "Ada",
    lastName: "Tempo",
    ...changed,
  },
});

/** Of the asker alone, who has no subscription. */
const REFUSED_ACTION = ["billing.billing_action", "billing.member_subscription"];
const REFUSED_ORDER = [...REFUSING, "billing.member_subscription"];

/** An attempt that a member has made. For anybody else, its id is a new one. */
const attemptOf = (
  mutation: string,
  others: object,
  id: Pick<IdCase, "theirs" | "unknown">,
  { code, mayChange }: { readonly code: string; readonly mayChange: readonly string[] },
): IdCase => {
  const { denied, refused } = refusalsOf("billing", mutation);
  const refusal = `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Refused`;
  return {
    ...id,
    byNewcomer: true,
    variables: (attemptId) => ({ input: { ...others, attemptId } }),
    visitor: denied("UNAUTHENTICATED"),
    stranger: { ...refused(refusal, code), mayChange },
  };
};

const actionOf = (mutation: string, others: object = {}): IdCase =>
  attemptOf(
    mutation,
    others,
    uuid(({ actionAttemptId }) => actionAttemptId),
    { code: "NOT_AVAILABLE", mayChange: REFUSED_ACTION },
  );

const signUpWith = (changed: object) => ({
  input: {
    email: `dancer-${randomUUID().slice(0, 8)}@example.com`,
    password: "Passw0rd!",
    subscribeToEmails: false,
    captchaToken: "token",
    termsAgreed: true,
    registrationFlow: "02",
    ...changed,
  },
});

/** A wrong code is counted, as one of the few tries that all strangers share. */
const TRIES = ["accounts.email_code"];
const unconfirmed = {
  ...confirmation.refused("ConfirmSignUpRefused", "CODE_MISMATCH"),
  changed: TRIES,
  mayChange: TRIES,
};

/** Every place of the client's operations that takes an id, by `Operation.variable.path`. */
export const idCases: Readonly<Record<string, IdCase>> = {
  "ClassPageScreenQuery.classId": publicClass,
  "sendWaitingProgressQuery.classId": publicClass,
  "ResultsStepQuery.preferences.styleIds[]": {
    public: CATALOGUE,
    ...savedClass,
    variables: (id) => ({ preferences: { skillLevel: 3, styleIds: [id] } }),
    visitor: answered({ onboardingRecommendations: [{}, {}, {}] }),
    stranger: answered({ onboardingRecommendations: [{}, {}, {}] }),
  },
  "StyleClassesPaginationQuery.id": publicPage,
  "InstructorClassesPaginationQuery.id": publicPage,
  "PlaylistClassesPaginationQuery.id": publicPage,
  "ClassesTakenPanelQuery.id": memberPage,
  "RecommendedListingPaginationQuery.id": memberPage,
  "HistoryListPaginationQuery.id": memberPage,
  "InvoiceListPaginationQuery.id": memberPage,
  "InvoiceScreenQuery.number": invoiceNumber({ invoice: null }),
  "useInvoicePdfQuery.number": invoiceNumber({ invoicePdf: { __typename: "InvoicePdfRefused" } }),
  "SavedListPaginationQuery.id": memberPage,
  "useSaveClassSaveMutation.input.classId": {
    public: CLASSES,
    ...savedClass,
    visitor: saving.denied("UNAUTHENTICATED"),
    stranger: saving.refused("SaveClassRefused", "CLASS_NOT_FOUND"),
  },
  "useSaveClassUnsaveMutation.input.savedClassId": {
    ...savedClass,
    visitor: unsaving.denied("UNAUTHENTICATED"),
    stranger: unsaving.refused("UnsaveClassRefused", "SAVED_CLASS_NOT_FOUND"),
  },
  "useContinueDancingRemoveMutation.input.classRecordId": {
    ...classRecord,
    visitor: removal.denied("UNAUTHENTICATED"),
    stranger: removal.refused("ContinueDancingRefused", "CLASS_RECORD_NOT_FOUND"),
  },
  "useContinueDancingRestoreMutation.input.classRecordId": {
    ...classRecord,
    visitor: restoring.denied("UNAUTHENTICATED"),
    stranger: restoring.refused("ContinueDancingRefused", "CLASS_RECORD_NOT_FOUND"),
  },
  "useRateClassMutation.input.classId": {
    public: CLASSES,
    ...savedClass,
    visitor: rating.denied("UNAUTHENTICATED"),
    stranger: rating.refused("RateClassRefused", "INVALID_PARAMETER"),
  },
  "useStartPlaybackMutation.input.classId": {
    public: CLASSES,
    ...classRecord,
    visitor: playback.denied("UNAUTHENTICATED"),
    stranger: playback.refused("StartPlaybackRefused", "CLASS_NOT_FOUND"),
  },
  "sendProgressMutation.input.classId": {
    public: CLASSES,
    ...classRecord,
    variables: (id) => ({ input: progressInput(id, 140) }),
    visitor: progress.denied("UNAUTHENTICATED"),
    stranger: progress.refused("RecordProgressRefused", "CLASS_NOT_FOUND"),
  },
  "sendProgressMutation.input.playbackSessionId": progressWith(
    "playbackSessionId",
    ({ playbackSessionId }) => playbackSessionId,
  ),
  "sendProgressMutation.input.sessionId": progressWith("sessionId", ({ sessionId }) => sessionId),
  "sendProgressMutation.input.pageViewId": progressWith(
    "pageViewId",
    ({ pageViewId }) => pageViewId,
  ),
  ...streamCases,
  "recordEventsMutation.input.visitorId": eventsWith("visitorId", "pageViews"),
  "recordEventsMutation.input.sessionId": eventsWith("sessionId", "visit"),
  "recordEventsMutation.input.pageViews[].id": eventsWith("pageViewId", "pageViews"),
  "recordEventsMutation.input.userEvents[].pageViewId": eventsWith("pageViewId", "userEvents"),
  "recordEventsMutation.input.userEvents[].id": eventsWith("userEventId", "userEvents"),
  "recordEventsMutation.input.activities[].id": eventsWith("activityId", "activities"),
  "purchaseSubscriptionMutation.input.attemptId": attemptOf(
    "purchaseSubscription",
    order({}).input,
    uuid(({ attemptId }) => attemptId),
    { code: "CARD_REFUSED", mayChange: REFUSED_ORDER },
  ),
  "purchaseSubscriptionMutation.input.userId": {
    ...uuid(({ memberId }) => memberId),
    variables: (userId) => order({ userId }),
    visitor: purchase.denied("UNAUTHENTICATED"),
    stranger: purchase.denied("FORBIDDEN"),
  },
  "useCancelSubscriptionMutation.input.attemptId": actionOf("cancelSubscription"),
  "useAcceptRetentionOfferMutation.input.attemptId": actionOf("acceptRetentionOffer"),
  ...giftIdCases,
  "useReactivateSubscriptionMutation.input.attemptId": actionOf("reactivateSubscription"),
  "usePauseSubscriptionMutation.input.attemptId": actionOf("pauseSubscription", { cycles: 1 }),
  "useResumeSubscriptionMutation.input.attemptId": actionOf("resumeSubscription"),
  "useChangePlanMutation.input.attemptId": actionOf("changePlan", { planChoice: "YEARLY" }),
  "useWithdrawPlanChangeMutation.input.attemptId": actionOf("withdrawPlanChange"),
  "useBuyWithCardMutation.input.attemptId": attemptOf(
    "purchaseWithCardOnFile",
    {},
    uuid(({ attemptId }) => attemptId),
    { code: "NO_CARD_ON_FILE", mayChange: REFUSED_ORDER },
  ),
  "useUpdateCardMutation.input.attemptId": actionOf("updatePaymentMethod", {
    tokenId: "no-card",
    firstName: "Ada",
    lastName: "Tempo",
    address: {
      country: "CA",
      region: "ON",
      street: "8 Count Street",
      city: "Toronto",
      postalCode: "M5V 2T6",
    },
  }),
  "useSignOutDeviceMutation.input.deviceId": {
    ...uuid(({ deviceId }) => deviceId),
    visitor: deviceSignOut.denied("UNAUTHENTICATED"),
    stranger: deviceSignOut.refused("SignOutDeviceRefused", "DEVICE_NOT_FOUND"),
  },
  "useConfirmSignUpMutation.input.userName": {
    ...uuid(({ memberId }) => memberId),
    variables: (userName) => ({ input: { userName, verificationCode: "000000" } }),
    differs: "the specification has another message for an account that does not exist",
    visitor: unconfirmed,
    stranger: unconfirmed,
  },
  "useSignUpMutation.input.preferences.styleIds[]": {
    public: CATALOGUE,
    ...savedClass,
    variables: (id) => signUpWith({ preferences: { skillLevel: 3, styleIds: [id] } }),
    visitor: signUp.refused("SignUpRefused", "INVALID_PARAMETER"),
    stranger: signUp.refused("SignUpRefused", "INVALID_PARAMETER"),
  },
};
