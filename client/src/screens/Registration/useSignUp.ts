import type { PlanChoice } from "@eightcount/rules/billing/plans";
import { crmTagIds } from "@eightcount/rules/people/crm-tags";
import type { RegistrationFlow } from "@eightcount/rules/people/registration-flow";
import { firstSignUpError, type SignUpForm } from "@eightcount/rules/people/sign-up-checks";
import { useState } from "react";
import { graphql, useMutation } from "react-relay/hooks";
import { useNavigate } from "react-router-dom";
import { useNotify } from "../../design/feedback/Notifications";
import { paths } from "../../navigation/paths";
import { useContinueSignUp } from "../../navigation/useContinueSignUp";
import { useSession } from "../../session/SessionProvider";
import type { Session } from "../../session/session";
import { forgetInvitation } from "../../visitor/invitation";
import { readAnswers } from "../../visitor/onboardingAnswers";
import { savePendingSignUp } from "../../visitor/pendingSignUp";
import { savePlanChoice } from "../../visitor/registrationChoice";
import type { Visit } from "../../visitor/useVisit";
import type {
  SignUpInput,
  useSignUpMutation,
  useSignUpMutation$data,
} from "./__generated__/useSignUpMutation.graphql";
import { useSignUpVisit } from "./useSignUpVisit";

const FAILED = "An error has occurred!";

export interface SignUpDraft {
  readonly email: string;
  readonly password: string;
  /** Null in the two-step flow, which has no name field. */
  readonly name: string | null;
  /** Null in the two-step flow, where continuing implies consent. */
  readonly termsAgreed: boolean | null;
  readonly subscribeToEmails: boolean;
  readonly captchaToken: string | null;
}

type CreatedAccount = Extract<
  useSignUpMutation$data["signUp"],
  { readonly __typename: "SignUpSucceeded" }
>;

interface SignUpOptions {
  readonly flow: RegistrationFlow;
  readonly visit: Visit;
  readonly planChoice: PlanChoice | null;
  readonly checkoutPath: string;
}

/** Validates the form in the specified order, creates the account, and continues the flow. */
export function useSignUp(options: SignUpOptions) {
  const [commit, isBusy] = useMutation<useSignUpMutation>(graphql`
    mutation useSignUpMutation($input: SignUpInput!) {
      signUp(input: $input) {
        __typename
        ... on SignUpSucceeded {
          userName
          verified
          orderPageUrl
        }
        ... on SignUpRefused {
          code
          message
          field
        }
      }
    }
  `);
  const session = useSession();
  const notify = useNotify();
  const navigate = useNavigate();
  const continueSignUp = useContinueSignUp();
  const signUpVisit = useSignUpVisit(options.visit);
  const [usedTokens, setUsedTokens] = useState(0);
  const [isLeaving, setIsLeaving] = useState(false);

  const onCreated = async (draft: SignUpDraft, account: CreatedAccount) => {
    const { email, password } = draft;
    const { userName, verified, orderPageUrl } = account;
    // The account exists, so a second submit while the next page loads would be refused.
    setIsLeaving(true);
    // Buys the plan shown at sign-up, even if this tab chose another one before.
    if (options.planChoice) savePlanChoice(options.visit.tab, options.planChoice);
    const signUp = { email: email.trim(), continueTo: options.checkoutPath };
    session.pendingCredentials.hold({ ...signUp, password, userName });
    session.flags.raise("checkoutPending");
    // The trial of an earlier account in this tab may have been reported.
    session.flags.lower("trialReported");
    forgetInvitation();
    if (!verified) {
      savePendingSignUp(signUp);
      session.flags.raise("postSignUp");
      session.flags.raise("verificationPending");
      await navigate(paths.confirmation);
      return;
    }
    // An account that cannot be signed in automatically continues at the sign-in page.
    const isSignedIn = await signIn(session, draft);
    await continueSignUp({ orderPageUrl, path: isSignedIn ? options.checkoutPath : paths.signIn });
  };

  const onResult = (draft: SignUpDraft, result: useSignUpMutation$data["signUp"]) => {
    if (result.__typename === "SignUpSucceeded") {
      void onCreated(draft, result);
      return;
    }
    setUsedTokens((used) => used + 1);
    notify.error(result.__typename === "SignUpRefused" ? result.message : FAILED);
  };

  const submit = (draft: SignUpDraft) => {
    const error = firstSignUpError(toForm(draft, options));
    if (error) {
      notify.error(error.message);
      return;
    }
    commit({
      variables: { input: { ...toInput(draft, options), ...signUpVisit() } },
      onCompleted: ({ signUp }) => onResult(draft, signUp),
      onError: () => {
        setUsedTokens((used) => used + 1);
        notify.error(FAILED);
      },
    });
  };

  /** `usedTokens` counts consumed captcha tokens, and the form asks for a new one each time. */
  return { submit, isBusy: isBusy || isLeaving, usedTokens };
}

async function signIn(session: Session, { email, password }: SignUpDraft): Promise<boolean> {
  try {
    return (await session.signIn({ email: email.trim(), password, rememberMe: false })) === null;
  } catch {
    return false;
  }
}

function toForm(draft: SignUpDraft, { flow, planChoice }: SignUpOptions): SignUpForm {
  const { subscribeToEmails: _, ...fields } = draft;
  return { ...fields, flow, planChoice };
}

function toInput(draft: SignUpDraft, { flow, visit, planChoice }: SignUpOptions): SignUpInput {
  const { prefStyles, ...preferences } = readAnswers(visit.device);
  return {
    ...draft,
    email: draft.email.trim(),
    planChoice,
    registrationFlow: flow === "two-step" ? "02" : "01",
    preferences: { ...preferences, styleIds: prefStyles.map(({ id }) => id) },
    crmTagIds: [
      ...crmTagIds({ ...preferences, styleNames: prefStyles.map(({ name }) => name), planChoice }),
    ],
  };
}
