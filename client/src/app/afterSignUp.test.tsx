import type { MemberGroup } from "@eightcount/rules/people/member-groups";
import { cleanup, screen, waitFor } from "@testing-library/react";
import { CaptchaSolver } from "../captcha/captchaSolver";
import { aMember } from "../testing/graph/world/members";
import { renderRoute } from "../testing/renderRoute";

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

const solve = () => Promise.resolve("solved");
const USER_NAME = "0d5e6c3a-6f0b-4a53-9d6f-6f3f5f6d2a11";

interface Account {
  readonly verified: boolean;
  readonly groups?: readonly MemberGroup[];
}

/** The whole app at an address. */
const visit = (path: string, { verified, groups = [] }: Account) =>
  renderRoute(path, {
    as: "visitor",
    world: {
      members: [aMember({ isVerified: false, verificationCode: "123456" })],
      registration: { autoConfirm: verified },
    },
    operations: {
      signIn: async ({ email }) => {
        expect(email).toBe("ana@example.com");
        const expiresAt = new Date(Date.now() + 300_000);
        return { memberId: "Member-1", userName: USER_NAME, groups, accessToken: "t", expiresAt };
      },
    },
    around: (app) => <CaptchaSolver value={solve}>{app}</CaptchaSolver>,
  });

/** The same, up to an account that the server has just made. */
async function signUp(path: string, account: Account) {
  const page = await visit(path, account);
  const isThreeSteps = page.address().startsWith("/registration/plan");
  if (isThreeSteps) await page.user.click(await first(/Choose/));
  await page.user.type(await screen.findByLabelText("Email"), "ana@example.com");
  await page.user.type(screen.getByLabelText("Password"), "Passw0rd!");
  if (isThreeSteps) {
    await page.user.type(await screen.findByLabelText("Full name"), "Ana Silva");
    await page.user.click(screen.getByRole("checkbox", { name: /Terms/ }));
  }
  const robot = screen.getByRole("checkbox", { name: /not a robot/ });
  await page.user.click(robot);
  await waitFor(() => expect(robot).toBeChecked());
  await page.user.click(screen.getByRole("button", { name: /^(?:Start 7-day|Continue)/ }));
  return page;
}

const first = async (name: RegExp) =>
  (await screen.findAllByRole("button", { name }))[0] as HTMLElement;

type Page = Awaited<ReturnType<typeof signUp>>;
const at = ({ address }: Page, path: string) => waitFor(() => expect(address()).toBe(path));
const confirm = async (page: Page) => {
  await page.user.type(await screen.findByLabelText("Verification code"), "123456");
  await page.user.click(screen.getByRole("button", { name: "Verify" }));
};

const TWO_STEPS = "/registration/step1?onboarding_flow=02";
const THREE_STEPS = "/registration/plan?onboarding_flow=01";

describe("after an account is created", () => {
  it("FUN-REG-60 FUN-REG-69 the confirmation comes first, then the verification, then the sign-in", async () => {
    const page = await signUp(TWO_STEPS, { verified: false });
    await at(page, "/confirmation");
    expect(await screen.findByRole("heading", { name: "ALMOST THERE" })).toBeVisible();
    expect(screen.getByText(/ana@example.com/)).toBeVisible();
    expect(page.session.getState()).toBe(false);
    // By itself, as for somebody who only watches.
    await waitFor(() => expect(page.address()).toBe("/verification"), { timeout: 4_500 });
    await confirm(page);
    await at(page, "/registration/step2");
    expect(page.session.getState()).toMatchObject({ userName: USER_NAME });
  });

  it("FUN-VER-04 after a reload the verified account signs in and buys the plan that was chosen", async () => {
    const first = await signUp(TWO_STEPS, { verified: false });
    await first.user.click(await screen.findByRole("button", { name: "ENTER THE CODE" }));
    await screen.findByLabelText("Verification code");
    cleanup();
    const page = await visit("/verification", { verified: false });
    await confirm(page);
    expect(await screen.findByRole("heading", { name: "Email verified" })).toBeVisible();
    expect(screen.getByText(/Sign in to finish your order/)).toBeVisible();
    expect(screen.getByLabelText("Email")).toHaveValue("ana@example.com");
    await page.user.type(screen.getByLabelText("Password"), "Passw0rd!");
    await page.user.click(screen.getByRole("button", { name: "Sign In" }));
    await at(page, "/registration/step2");
    expect(window.sessionStorage.getItem("eightcount.plan-choice")).toBe("YEARLY");
    expect(JSON.stringify({ ...window.localStorage, ...window.sessionStorage })).not.toMatch(
      /ana@example|Passw0rd/,
    );
  });

  it("FUN-REG-61 an employee's account leads to /confirmation without a payment", async () => {
    const page = await signUp(TWO_STEPS, { verified: false, groups: ["EMPLOYEE"] });
    await page.user.click(await screen.findByRole("button", { name: "ENTER THE CODE" }));
    await confirm(page);
    expect(await screen.findByRole("link", { name: "GO TO DASHBOARD" })).toBeVisible();
    expect(screen.getByRole("heading", { name: "ACCOUNT CREATED" })).toBeVisible();
    expect(page.address()).toBe("/confirmation");
    expect(page.session.flags.isRaised("checkoutPending")).toBe(false);
  });

  it("FUN-REG-61 the same without a code", async () => {
    const page = await signUp(THREE_STEPS, { verified: true, groups: ["EMPLOYEE"] });
    expect(await screen.findByRole("link", { name: "GO TO DASHBOARD" })).toBeVisible();
    expect(page.address()).toBe("/confirmation");
  });

  it("FUN-REG-63 a verified account with the flag stored in its tab leads to /confirmation", async () => {
    window.sessionStorage.setItem("eightcount.post-sign-up", "1");
    const page = await signUp(TWO_STEPS, { verified: true });
    await at(page, "/confirmation");
    expect(await screen.findByRole("heading", { name: "YOU'RE ALL SET." })).toBeVisible();
  });
});
