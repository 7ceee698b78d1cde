import { cleanup, screen, waitFor } from "@testing-library/react";
import { CaptchaSolver } from "../../captcha/captchaSolver";
import type { PublicConfig } from "../../config/publicConfig";
import { renderRoute } from "../../testing/renderRoute";
import { type Consent, saveConsent } from "../../tracking/consent";
import type { SignUpInput } from "./__generated__/useSignUpMutation.graphql";

const VISITOR = "0d5e6c3a-6f0b-4a53-9d6f-6f3f5f6d2a11";
const LANDING = "utm_source=flyer&utm_campaign=spring&r=studio-7";

// jsdom has no navigation entries.
performance.getEntriesByType ??= () => [];

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

interface Visitor {
  readonly consent: Consent | null;
  readonly trackingMode?: PublicConfig["trackingMode"];
  readonly landing?: string;
}

const renderAt = (path: string, { trackingMode = "production" }: Visitor) =>
  renderRoute(path, {
    as: "visitor",
    config: { trackingMode },
    around: (app) => <CaptchaSolver value={async () => "solved"}>{app}</CaptchaSolver>,
  });

/** Signs up in two steps and returns what was sent. */
async function signUp(visitor: Visitor): Promise<SignUpInput> {
  saveConsent(visitor.consent);
  window.localStorage.setItem("eightcount.visitor-id", VISITOR);
  const landing = visitor.landing ?? LANDING;
  const page = await renderAt(`/registration/step1?onboarding_flow=02&${landing}`, visitor);
  await page.user.type(await screen.findByLabelText("Email"), "ana@example.com");
  await page.user.type(screen.getByLabelText("Password"), "Passw0rd!");
  const robot = screen.getByRole("checkbox", { name: /not a robot/ });
  await page.user.click(robot);
  await waitFor(() => expect(robot).toBeChecked());
  await page.user.click(screen.getByRole("button", { name: "Start 7-day Free Trial" }));
  await waitFor(() => expect(page.graph.seenOf("useSignUpMutation")).toHaveLength(1));
  return page.graph.seenOf("useSignUpMutation")[0]?.variables.input as SignUpInput;
}

describe("what a sign-up says about the visit", () => {
  it("with consent it has the visitor, the device, and all parameters of the landing address", async () => {
    const sent = await signUp({ consent: "accepted" });
    expect(sent).toMatchObject({
      hasConsent: true,
      visitorId: VISITOR,
      device: window.navigator.userAgent.slice(0, 256),
    });
    expect(JSON.parse(sent.trackingParams ?? "")).toEqual({
      onboarding_flow: "02",
      utm_source: "flyer",
      utm_campaign: "spring",
      r: "studio-7",
    });
  });

  it("without consent it has only the campaign, which decides who bills", async () => {
    for (const consent of [null, "declined"] as const) {
      const sent = await signUp({ consent });
      expect(sent.hasConsent).toBe(false);
      expect(sent.visitorId ?? null).toBeNull();
      expect(sent.device ?? null).toBeNull();
      expect(JSON.parse(sent.trackingParams ?? "")).toEqual({ utm_campaign: "spring" });
      cleanup();
      window.localStorage.clear();
      window.sessionStorage.clear();
    }
  });

  it("without consent and campaign it has no parameters at all", async () => {
    const sent = await signUp({ consent: "declined", landing: "utm_source=flyer&r=studio-7" });
    expect(sent.trackingParams).toBeNull();
    expect(JSON.stringify(sent)).not.toMatch(/flyer|studio-7/);
  });

  it("an earlier consent means nothing while tracking is off", async () => {
    const sent = await signUp({ consent: "accepted", trackingMode: "off" });
    expect(sent.hasConsent).toBe(false);
    expect(sent.device ?? null).toBeNull();
  });
});

it("FUN-ONB-22 the landing address's o orders the steps, and its referral r reaches the new account", async () => {
  const questionnaire = await renderAt("/onboarding?o=q3-q1-s1&r=studio-7", { consent: null });
  await questionnaire.user.click(await screen.findByRole("link", { name: "Start" }));
  await waitFor(() => expect(questionnaire.address()).toBe("/onboarding/goal"));
  cleanup();
  const sent = await signUp({ consent: "accepted", landing: "" });
  expect(JSON.parse(sent.trackingParams ?? "")).toMatchObject({ r: "studio-7" });
});
