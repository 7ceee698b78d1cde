import { randomUUID } from "node:crypto";
import { type Row, rowsFor, type Side } from "../side";

const PASSWORD = "Passw0rd!";
const NEW_PASSWORD = "N3w-Passw0rd!";
const timeZone = "Europe/Berlin";

const form = async ({ email, captchaToken }: Side, change: object = {}) => ({
  input: {
    email,
    password: PASSWORD,
    subscribeToEmails: false,
    captchaToken: "captchaToken" in change ? "" : await captchaToken(),
    termsAgreed: true,
    registrationFlow: "02",
    ...change,
  },
});

const credentials = (change: object) => (side: Side) => ({
  input: { email: side.email, password: PASSWORD, rememberMe: false, ...change },
});

/** Sign-up, confirmation of the email, and sign-in. */
export const signUpRows: readonly Row[] = [
  ...rowsFor("useCaptchaQuery", { "a challenge": () => ({}) }),
  ...rowsFor("InfoScreenQuery", {
    "no invitation": () => ({}),
    "an invitation": ({ email }) => ({ email }),
  }),
  ...rowsFor("useSignUpMutation", {
    "no captcha": (side) => form(side, { captchaToken: null }),
    "a weak password": (side) => form(side, { password: "short" }),
    "three steps without a plan": (side) =>
      form(side, { registrationFlow: "01", name: "Ada Tempo" }),
    "all that two steps ask": (side) => form(side),
  }),
  ...rowsFor("useResendCodeMutation", {
    "an unknown address": () => ({ input: { email: "nobody@example.org" } }),
  }),
  ...rowsFor("signInOperationsSignInMutation", {
    "an unknown address": credentials({ email: "nobody@example.org" }),
    "a wrong password": credentials({ password: "Wr0ng-one!" }),
    "an address that is not confirmed": credentials({}),
  }),
  ...rowsFor("useConfirmSignUpMutation", {
    "no code": ({ email }) => ({ input: { email, verificationCode: " " } }),
    "an unknown address": () => ({
      input: { email: "nobody@example.org", verificationCode: "000000" },
    }),
    "a wrong code": ({ email }) => ({ input: { email, verificationCode: "wrong" } }),
    "the mailed code": async ({ email, mailedCode }) => ({
      input: { email, verificationCode: await mailedCode() },
    }),
  }),
  ...rowsFor("useSignUpMutation", { "an address that is taken": (side) => form(side) }),
  ...rowsFor("useResendCodeMutation", {
    "a confirmed address": ({ email }) => ({ input: { email } }),
  }),
  ...rowsFor("ResetEmailScreenMutation", {
    "an unknown address": () => ({ input: { email: "nobody@example.org" } }),
    "the member's": ({ email }) => ({ input: { email } }),
  }),
  ...rowsFor("ResetCodeScreenMutation", {
    "a wrong code": ({ email }) => ({ input: { email, code: "wrong" } }),
  }),
  ...rowsFor("useResetPasswordMutation", {
    "a weak password": ({ email }) => ({
      input: { email, code: "000000", newPassword: "short" },
    }),
    "the mailed code": async ({ email, mailedCode }) => ({
      input: { email, code: await mailedCode(), newPassword: NEW_PASSWORD },
    }),
  }),
  ...rowsFor("signInOperationsSignInMutation", {
    "the password before": credentials({}),
    "the new password": credentials({ password: NEW_PASSWORD }),
  }),
  ...rowsFor("sessionOperationsRefreshMutation", { "signed in": () => ({ input: {} }) }),
];

const own =
  (change: (side: Side) => object = () => ({})) =>
  (side: Side) => ({
    id: side.memberId(),
    ...change(side),
  });

/** Everything a member has, regardless of purchases. */
export const ownRows: readonly Row[] = [
  ...rowsFor("DashboardScreenQuery", { "in Berlin": () => ({ timeZone }) }),
  ...rowsFor("FirstClassesWidgetQuery", { "no answers": () => ({}) }),
  ...rowsFor("HistoryScreenQuery", {
    started: () => ({ status: "STARTED", timeZone }),
    completed: () => ({ status: "COMPLETED", timeZone }),
  }),
  ...rowsFor("HistoryListPaginationQuery", {
    started: own(() => ({ status: "STARTED", count: 1 })),
    completed: own(() => ({ status: "COMPLETED", count: 1 })),
  }),
  ...rowsFor("ClassesTakenPanelQuery", {
    "by week": own(() => ({ timeZone, period: "WEEK" })),
    "by month": own(() => ({ timeZone, period: "MONTH" })),
    "by day, elsewhere": own(() => ({ timeZone: "Asia/Kolkata", period: "DAY" })),
    "in no time zone": own(() => ({ timeZone: "Nowhere" })),
  }),
  ...rowsFor("RecommendedListingPaginationQuery", {
    "the first three": own(() => ({ count: 3 })),
    "the next page": own(({ last }) => ({
      count: 3,
      cursor: last().data.node.recommendedClasses.pageInfo.endCursor,
    })),
    "another member's": ({ id }) => ({ id: id("Member", "00000000-0000-4000-8000-000000000000") }),
  }),
  ...rowsFor("SavedScreenQuery", { "as it is": () => ({}) }),
  ...rowsFor("SavedListPaginationQuery", { "one of them": own(() => ({ count: 1 })) }),
  ...rowsFor("ListingScreenQuery", {
    recommended: () => ({ isNew: false, isRecommended: true }),
  }),
  ...rowsFor("MemberIdentityQuery", { "as it is": () => ({}) }),
  ...rowsFor("MemberPromptQuery", { "as it is": () => ({}) }),
  ...rowsFor("ProfileScreenQuery", { "as it is": () => ({}) }),
  ...rowsFor("SubscriptionScreenQuery", { "as it is": () => ({}) }),
  ...rowsFor("OwnDancingQuery", { "before the first dance": () => ({}) }),
  ...rowsFor("useOwnContactQuery", { "as it is": () => ({}) }),
  ...rowsFor("LossListQuery", { "as it is": () => ({}) }),
];

const wanted = { name: "Ada", familyName: "Tempo", phoneNumber: "", isSubscribed: false };
/** The export of a member's data, up to the seventh within an hour, which is refused. */
export const exportRows: readonly Row[] = rowsFor(
  "fetchMemberDataQuery",
  Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((time) => [`time ${time}`, () => ({})])),
);

const profileWith = (change: object) => () => ({ input: { ...wanted, ...change } });
const passwords = (currentPassword: string, newPassword: string) => () => ({
  input: { currentPassword, newPassword },
});

const deviceRows: readonly Row[] = [
  ...rowsFor("useSignOutDeviceMutation", {
    "an unknown one": () => ({ input: { deviceId: randomUUID() } }),
    "no id": () => ({ input: { deviceId: "nonsense" } }),
  }),
  ...rowsFor("useSignOutOtherDevicesMutation", { "there are none": () => ({}) }),
];

const deletionBy = (password: string) => () => ({ input: { password } });

/** Edits in the settings. The password ends as it began. */
export const settingsRows: readonly Row[] = [
  ...rowsFor("useUpdateProfileMutation", {
    "a short name": profileWith({ name: " A " }),
    "a long family name": profileWith({ familyName: "x".repeat(129) }),
    "a phone number with a plus sign": profileWith({ phoneNumber: "+49 30 123" }),
    "a phone number in groups": profileWith({ phoneNumber: "(030) 123-45 67", isSubscribed: true }),
    "names with control characters": profileWith({ name: "Ada\r\n", familyName: "Tem\u0007po" }),
    "no family name and no phone number": profileWith({ familyName: " " }),
  }),
  ...deviceRows,
  ...rowsFor("ProfileScreenQuery", { "as it was edited": () => ({}) }),
  ...rowsFor("MemberIdentityQuery", { "as it was edited": () => ({}) }),
  ...rowsFor("useChangePasswordMutation", {
    "a weak password": passwords(NEW_PASSWORD, "short"),
    "a wrong password": passwords("Wr0ng-one!", PASSWORD),
    "the right password": passwords(NEW_PASSWORD, PASSWORD),
    "the password before": passwords(NEW_PASSWORD, PASSWORD),
    "the new password": passwords(PASSWORD, NEW_PASSWORD),
  }),
  ...rowsFor("useDeleteAccountMutation", { "a wrong password": deletionBy("Wr0ng-one!") }),
];

/** The same as a visitor. */
export const foreignSettingsRows: readonly Row[] = [
  ...rowsFor("useSignOutDeviceMutation", {
    "a visitor": () => ({ input: { deviceId: randomUUID() } }),
  }),
  ...rowsFor("useSignOutOtherDevicesMutation", { "a visitor": () => ({}) }),
  ...rowsFor("useUpdateProfileMutation", { "a visitor": profileWith({}) }),
  ...rowsFor("useChangePasswordMutation", { "a visitor": passwords(PASSWORD, NEW_PASSWORD) }),
  ...rowsFor("useDeleteAccountMutation", { "a visitor": deletionBy(PASSWORD) }),
];

const question = { firstName: "Ada", lastName: "Tempo", category: "GENERAL" };
const events = (change: object) => () => ({
  input: { visitorId: randomUUID(), sessionId: randomUUID(), ...change },
});

export const helpRows: readonly Row[] = [
  ...rowsFor("useSendHelpRequestMutation", {
    "no address": () => ({ input: { ...question, email: "", message: "How?" } }),
    "no question": ({ email }) => ({ input: { ...question, email, message: " " } }),
    "a question": ({ email }) => ({ input: { ...question, email, message: "How do I mirror?" } }),
  }),
  ...rowsFor("recordEventsMutation", {
    "no visitor": events({ visitorId: "nobody" }),
    "a page": events({ pageViews: [{ id: randomUUID(), page: "/", agoMilliseconds: 1 }] }),
  }),
];

export const signOutRows: readonly Row[] = [
  ...rowsFor("signInOperationsSignOutMutation", { "by a member": () => ({}) }),
  ...rowsFor("sessionOperationsRefreshMutation", { "signed out": () => ({ input: {} }) }),
];
