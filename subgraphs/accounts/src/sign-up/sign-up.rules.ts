import { CRM_TAG_IDS, crmTagIds } from "@eightcount/rules/people/crm-tags";
import { normalizeEmail } from "@eightcount/rules/people/email";
import {
  type DanceGoalName,
  isSkillLevel,
  isTimePreference,
} from "@eightcount/rules/people/onboarding-preferences";
import {
  type RegistrationFlow,
  registrationFlow,
} from "@eightcount/rules/people/registration-flow";
import type { SignUpForm } from "@eightcount/rules/people/sign-up-checks";

export interface SignUpPreferences {
  readonly skillLevel: number;
  readonly timePreferenceMinutes?: number | null;
  readonly danceGoal?: DanceGoalName | null;
  readonly styleIds: readonly string[];
}

export interface SignUp {
  readonly email: string;
  readonly password: string;
  readonly name?: string | null;
  readonly preferences?: SignUpPreferences | null;
  readonly subscribeToEmails: boolean;
  readonly captchaToken?: string | null;
  readonly termsAgreed?: boolean | null;
  readonly planChoice?: string | null;
  readonly registrationFlow: string;
  readonly hasConsent: boolean;
  readonly visitorId?: string | null;
  readonly trackingParams?: string | null;
  readonly device?: string | null;
  readonly crmTagIds?: readonly number[] | null;
}

export const STYLES_MAX = 50;

/** Accepts the flow's name or its number in the landing address. */
export function flowOf(name: string): RegistrationFlow {
  return name === "two-step" ? name : registrationFlow(name);
}

export function formOf(input: SignUp): SignUpForm {
  const flow = flowOf(input.registrationFlow);
  return {
    flow,
    captchaToken: input.captchaToken ?? null,
    email: input.email,
    name: flow === "three-step" ? (input.name ?? null) : null,
    password: input.password,
    termsAgreed: input.termsAgreed ?? null,
    planChoice: input.planChoice ?? null,
  };
}

export function arePreferencesPossible(preferences: SignUpPreferences): boolean {
  const { skillLevel, timePreferenceMinutes, styleIds } = preferences;
  return (
    isSkillLevel(skillLevel) &&
    (timePreferenceMinutes == null || isTimePreference(timePreferenceMinutes)) &&
    styleIds.length <= STYLES_MAX
  );
}

/** The parameters are a query string or a JSON object. */
export function campaignOf(trackingParams: string | null | undefined): string | null {
  const text = trackingParams?.trim() ?? "";
  if (!text.startsWith("{")) return new URLSearchParams(text).get("utm_campaign");
  try {
    const { utm_campaign: campaign } = JSON.parse(text) as { utm_campaign?: unknown };
    return typeof campaign === "string" ? campaign : null;
  } catch {
    return null;
  }
}

/** Accepts only known tags from the client. */
export function knownTags(input: SignUp): readonly number[] {
  const own = crmTagIds({
    skillLevel: input.preferences?.skillLevel ?? null,
    timePreferenceMinutes: input.preferences?.timePreferenceMinutes ?? null,
    danceGoal: input.preferences?.danceGoal ?? null,
    styleNames: [],
    planChoice: input.planChoice ?? null,
  });
  const known = (input.crmTagIds ?? []).filter((tag) => CRM_TAG_IDS.has(tag));
  return [...new Set([...own, ...known])].sort((left, right) => left - right);
}

/** Entries can be whole domains such as "@example.com". */
export function isWhitelisted(email: string, whitelist: readonly string[]): boolean {
  const wanted = normalizeEmail(email);
  const domain = wanted.slice(wanted.lastIndexOf("@"));
  return whitelist.some((entry) => {
    const listed = normalizeEmail(entry);
    return listed === wanted || (listed.startsWith("@") && listed === domain);
  });
}
