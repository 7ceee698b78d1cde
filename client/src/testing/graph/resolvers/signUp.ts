import { splitName } from "@eightcount/rules/people/name";
import { billingProcessorFor, registrationFlow } from "@eightcount/rules/people/registration-flow";
import { firstSignUpError, SIGN_UP_ERRORS } from "@eightcount/rules/people/sign-up-checks";
import { type RefusalEntry, refusal } from "../execution/errors";
import type { Resolvers } from "../execution/resolver";
import type { MemberRow, PreferencesRow } from "../world/memberRows";
import { aMember } from "../world/members";
import type { Registration, World } from "../world/world";
import { memberByEmail } from "./sessions";

const FAILED = "An error has occurred!";
const RESEND_MS = 30_000;

type Answers = Pick<PreferencesRow, "skillLevel" | "styleIds"> & Partial<PreferencesRow>;

const answersOf = (given: Answers): PreferencesRow => ({
  timePreferenceMinutes: null,
  danceGoal: null,
  ...given,
});

interface SignUpInput {
  readonly email: string;
  readonly password: string;
  readonly name?: string | null;
  readonly preferences?: Answers | null;
  readonly subscribeToEmails: boolean;
  readonly captchaToken?: string | null;
  readonly termsAgreed?: boolean | null;
  readonly planChoice?: string | null;
  readonly registrationFlow: string;
  readonly trackingParams?: string | null;
}

const isOpenFor = ({ isOpen, emailWhitelist }: Registration, email: string | null): boolean =>
  isOpen || (email !== null && emailWhitelist.includes(email.trim().toLowerCase()));

function faultOf(world: World, input: SignUpInput): RefusalEntry | null {
  const isTwoStep = input.registrationFlow === "two-step";
  const flow = isTwoStep ? "two-step" : registrationFlow(input.registrationFlow);
  const error = firstSignUpError({
    flow,
    captchaToken: input.captchaToken ?? null,
    email: input.email,
    name: flow === "three-step" ? (input.name ?? null) : null,
    password: input.password,
    termsAgreed: input.termsAgreed ?? null,
    planChoice: input.planChoice ?? null,
  });
  if (error === SIGN_UP_ERRORS.captchaIncomplete) {
    const message = "The captcha token is missing.";
    return { code: "INVALID_PARAMETER", message, field: "captchaToken" };
  }
  if (error) return error;
  if (!isOpenFor(world.registration, input.email))
    return { code: "REGISTRATION_CLOSED", message: FAILED };
  if (!memberByEmail(world, input.email)?.isVerified) return null;
  return { code: "USERNAME_EXISTS", message: "Email already in use!", field: "email" };
}

function campaignOf(trackingParams: string | null | undefined): string | null {
  const text = trackingParams?.trim() ?? "";
  if (!text.startsWith("{")) return new URLSearchParams(text).get("utm_campaign");
  return (JSON.parse(text) as { utm_campaign?: string }).utm_campaign ?? null;
}

/** The CRM's order page with the member's email, null for members whom the CRM does not bill. */
function orderPageOf({ registration }: World, { email, profile }: MemberRow): string | null {
  if (registration.crmOrderUrl === null || profile.billingProcessor !== "CRM") return null;
  const address = new URL(registration.crmOrderUrl);
  address.searchParams.set("email", email);
  return address.href;
}

function signUp(world: World, input: SignUpInput) {
  const error = faultOf(world, input);
  if (error) return refusal("SignUpRefused", error);
  const { autoConfirm, processorByCampaign } = world.registration;
  const present = memberByEmail(world, input.email);
  const member = aMember({
    key: present?.key ?? `${world.members.length + 1}`,
    email: input.email.trim().toLowerCase(),
    password: input.password,
    isVerified: autoConfirm,
    verificationCode: autoConfirm ? null : "123456",
    preferences: input.preferences ? answersOf(input.preferences) : null,
    profile: {
      ...splitName(input.name ?? ""),
      isSubscribed: input.subscribeToEmails,
      billingProcessor: billingProcessorFor(
        campaignOf(input.trackingParams),
        processorByCampaign,
        "RECURLY",
      ),
    },
  });
  world.members = [...world.members.filter((one) => one !== present), member];
  return {
    __typename: "SignUpSucceeded",
    userName: member.key,
    verified: autoConfirm,
    orderPageUrl: autoConfirm ? orderPageOf(world, member) : null,
  };
}

interface Confirmation {
  readonly userName?: string | null;
  readonly email?: string | null;
  readonly verificationCode: string;
}

function confirm(world: World, { userName, email, verificationCode }: Confirmation) {
  const refuse = (entry: RefusalEntry) => refusal("ConfirmSignUpRefused", entry);
  const field = "verificationCode";
  if (verificationCode.trim() === "") {
    const message = "Please enter a verification code.";
    return refuse({ code: "INVALID_PARAMETER", message, field });
  }
  const member = userName
    ? world.members.find(({ key }) => key === userName)
    : memberByEmail(world, email ?? "");
  if (!member) return refuse({ code: "USER_NOT_FOUND", message: FAILED, field: "email" });
  if (member.verificationCode !== verificationCode.trim()) {
    return refuse({ code: "CODE_MISMATCH", message: FAILED, field });
  }
  member.isVerified = true;
  const orderPageUrl = orderPageOf(world, member);
  return { __typename: "ConfirmSignUpSucceeded", userName: member.key, orderPageUrl };
}

/** Masks most of an email's local part. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf("@");
  return `${email.slice(0, 1)}***${email.slice(at)}`;
}

function resend(world: World, email: string) {
  const refuse = (entry: RefusalEntry) => refusal("SendCodeRefused", entry);
  const member = memberByEmail(world, email);
  const field = "email";
  if (!member) return refuse({ code: "USER_NOT_FOUND", message: FAILED, field });
  if (member.isVerified) return refuse({ code: "ALREADY_CONFIRMED", message: FAILED, field });
  member.verificationCode = "654321";
  return {
    __typename: "CodeSent",
    destination: maskedEmail(member.email),
    nextSendAt: new Date(world.now().getTime() + RESEND_MS),
  };
}

interface Input<Fields> {
  readonly input: Fields;
}

export const signUpResolvers: Resolvers = {
  Query: {
    captchaChallenge: (_: unknown, __: unknown, world) => world.captcha,
    registrationPolicy: (_: unknown, __: unknown, { registration }) => registration,
  },
  RegistrationPolicy: {
    isOpenFor: (policy: Registration, { email }: { readonly email?: string | null }) =>
      isOpenFor(policy, email ?? null),
  },
  Mutation: {
    signUp: (_: unknown, { input }: Input<SignUpInput>, world) => signUp(world, input),
    confirmSignUp: (_: unknown, { input }: Input<Confirmation>, world) => confirm(world, input),
    resendVerificationCode: (_: unknown, { input }: Input<{ email: string }>, world) =>
      resend(world, input.email),
  },
};
