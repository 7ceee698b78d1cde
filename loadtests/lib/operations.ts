import type { MemberIdentityQuery } from "../../client/src/app/Shell/__generated__/MemberIdentityQuery.graphql";
import type { useCaptchaQuery } from "../../client/src/captcha/__generated__/useCaptchaQuery.graphql";
import type { sendProgressMutation } from "../../client/src/player/progress/__generated__/sendProgressMutation.graphql";
import type { streamRequestsKeepAliveMutation } from "../../client/src/player/takeover/__generated__/streamRequestsKeepAliveMutation.graphql";
import type { streamRequestsStartMutation } from "../../client/src/player/takeover/__generated__/streamRequestsStartMutation.graphql";
import type { CheckoutScreenQuery } from "../../client/src/screens/Checkout/__generated__/CheckoutScreenQuery.graphql";
import type { purchaseSubscriptionMutation } from "../../client/src/screens/Checkout/__generated__/purchaseSubscriptionMutation.graphql";
import type { saveBillingAddressMutation } from "../../client/src/screens/Checkout/__generated__/saveBillingAddressMutation.graphql";
import type { useOrderPreviewQuery } from "../../client/src/screens/Checkout/__generated__/useOrderPreviewQuery.graphql";
import type { ClassesScreenQuery } from "../../client/src/screens/Classes/__generated__/ClassesScreenQuery.graphql";
import type { ClassResultsPaginationQuery } from "../../client/src/screens/Classes/__generated__/ClassResultsPaginationQuery.graphql";
import type { ClassPageScreenQuery } from "../../client/src/screens/ClassPage/__generated__/ClassPageScreenQuery.graphql";
import type { ResultsStepQuery } from "../../client/src/screens/Onboarding/steps/__generated__/ResultsStepQuery.graphql";
import type { StylesStepQuery } from "../../client/src/screens/Onboarding/steps/__generated__/StylesStepQuery.graphql";
import type { Step1ScreenQuery } from "../../client/src/screens/Registration/__generated__/Step1ScreenQuery.graphql";
import type { useSignUpMutation } from "../../client/src/screens/Registration/__generated__/useSignUpMutation.graphql";
import type { SearchScreenQuery } from "../../client/src/screens/Search/__generated__/SearchScreenQuery.graphql";
import type { useConfirmSignUpMutation } from "../../client/src/screens/Verification/__generated__/useConfirmSignUpMutation.graphql";
import type { useSuggestedLinesQuery } from "../../client/src/search/__generated__/useSuggestedLinesQuery.graphql";
import type { sessionOperationsRefreshMutation } from "../../client/src/session/__generated__/sessionOperationsRefreshMutation.graphql";
import type { signInOperationsSignInMutation } from "../../client/src/session/__generated__/signInOperationsSignInMutation.graphql";
import type { recordEventsMutation } from "../../client/src/tracking/__generated__/recordEventsMutation.graphql";

/** The client's operations that load tests send, with the types that the client's compiler wrote. */
export interface Operations {
  search: SearchScreenQuery;
  suggestions: useSuggestedLinesQuery;
  recordProgress: sendProgressMutation;
  classPage: ClassPageScreenQuery;
  signIn: signInOperationsSignInMutation;
  identity: MemberIdentityQuery;
  classList: ClassesScreenQuery;
  moreClasses: ClassResultsPaginationQuery;
  styles: StylesStepQuery;
  firstClasses: ResultsStepQuery;
  plans: Step1ScreenQuery;
  captcha: useCaptchaQuery;
  signUp: useSignUpMutation;
  confirmSignUp: useConfirmSignUpMutation;
  checkout: CheckoutScreenQuery;
  orderPreview: useOrderPreviewQuery;
  billingAddress: saveBillingAddressMutation;
  purchase: purchaseSubscriptionMutation;
  renewal: sessionOperationsRefreshMutation;
  startStream: streamRequestsStartMutation;
  keepStreamAlive: streamRequestsKeepAliveMutation;
  recordEvents: recordEventsMutation;
}

export type OperationName = keyof Operations;

/** Their names in client/persisted-operations.json. */
export const clientNames: Readonly<Record<OperationName, string>> = {
  search: "SearchScreenQuery",
  suggestions: "useSuggestedLinesQuery",
  recordProgress: "sendProgressMutation",
  classPage: "ClassPageScreenQuery",
  signIn: "signInOperationsSignInMutation",
  identity: "MemberIdentityQuery",
  classList: "ClassesScreenQuery",
  moreClasses: "ClassResultsPaginationQuery",
  styles: "StylesStepQuery",
  firstClasses: "ResultsStepQuery",
  plans: "Step1ScreenQuery",
  captcha: "useCaptchaQuery",
  signUp: "useSignUpMutation",
  confirmSignUp: "useConfirmSignUpMutation",
  checkout: "CheckoutScreenQuery",
  orderPreview: "useOrderPreviewQuery",
  billingAddress: "saveBillingAddressMutation",
  purchase: "purchaseSubscriptionMutation",
  renewal: "sessionOperationsRefreshMutation",
  startStream: "streamRequestsStartMutation",
  keepStreamAlive: "streamRequestsKeepAliveMutation",
  recordEvents: "recordEventsMutation",
};

export interface PersistedOperation {
  readonly name: OperationName;
  readonly clientName: string;
  readonly id: string;
  readonly isQuery: boolean;
}

/** Finds the operations in the map from id to text. Fails if the client no longer has one. */
export function findOperations(
  texts: Readonly<Record<string, string>>,
): readonly PersistedOperation[] {
  const byName = new Map(
    Object.entries(texts).map(([id, text]) => {
      const [, kind, name = ""] = /^(query|mutation) (\w+)/.exec(text) ?? [];
      return [name, { id, isQuery: kind === "query" }] as const;
    }),
  );
  return Object.entries(clientNames).map(([name, clientName]) => {
    const found = byName.get(clientName);
    if (!found) throw new Error(`the client has no operation ${clientName} any more`);
    return { name: name as OperationName, clientName, ...found };
  });
}
