import { clientNames } from "../../../loadtests/lib/operations.ts";
import { type Objective, slo } from "../../../loadtests/slo.ts";

/** An objective, and the persisted operations that it is about. */
export interface Promised {
  readonly key: keyof typeof slo;
  /** Begins the names of its alerts. */
  readonly alert: string;
  /** Begins the sentences of its alerts. */
  readonly subject: string;
  readonly objective: Objective;
  /** Matcher of the label `graphql_operation_name`. */
  readonly operations: string;
}

const named = {
  recordProgress: [clientNames.recordProgress],
  search: [clientNames.search],
  suggestions: [clientNames.suggestions],
  signIn: [clientNames.signIn],
  checkout: [
    clientNames.signUp,
    clientNames.confirmSignUp,
    clientNames.billingAddress,
    clientNames.purchase,
    "useBuyWithCardMutation",
    "buyGiftCardMutation",
    "useRedeemGiftCardMutation",
  ],
  playbackStart: ["useStartPlaybackMutation", clientNames.startStream],
} as const satisfies Partial<Readonly<Record<keyof typeof slo, readonly string[]>>>;

export const namedOperations: readonly string[] = Object.values(named).flat();

const one = (key: keyof typeof named, alert: string, subject: string): Promised => ({
  key,
  alert,
  subject,
  objective: slo[key],
  operations: `graphql_operation_name=~"${named[key].join("|")}"`,
});

export const promises: readonly Promised[] = [
  one("recordProgress", "Progress", "Saving progress"),
  one("search", "Search", "Search"),
  one("suggestions", "Suggestions", "Suggesting what to search for"),
  one("signIn", "SignIn", "Signing in"),
  one("checkout", "Checkout", "Signing up or buying"),
  one("playbackStart", "PlaybackStart", "Starting a class"),
  {
    key: "page",
    alert: "Pages",
    subject: "Loading pages",
    objective: slo.page,
    operations: `graphql_operation_name!~"${namedOperations.join("|")}"`,
  },
];
