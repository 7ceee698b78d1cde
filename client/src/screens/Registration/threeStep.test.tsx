import { screen, waitFor } from "@testing-library/react";
import { aMember } from "../../testing/graph/world/members";
import type { WorldParts } from "../../testing/graph/world/world";
import {
  autoConfirming,
  expectConfirmation,
  fill,
  memberOf,
  open,
  pressContinue,
  solve,
} from "./testing/registrationScene";

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

describe("three-step registration", () => {
  it("FUN-REG-40 three plan cards, each with Choose Plan; FUN-REG-41 choosing leads to info", async () => {
    const page = open({ at: "/registration/plan" });
    const buttons = await screen.findAllByRole("button", { name: "Choose Plan" });
    expect(buttons).toHaveLength(3);
    await page.user.click(buttons[1] as HTMLElement);
    expect(page.path()).toBe("/registration/info");
    expect(Object.values({ ...window.sessionStorage })).toContain("MONTHLY");
  });

  it("FUN-REG-42 info asks for e-mail, full name, password, terms and captcha", async () => {
    open({ at: "/registration/info" });
    await screen.findByLabelText("Email");
    for (const label of ["Email", "Full name", "Password"]) {
      expect(screen.getByLabelText(label)).toBeVisible();
    }
    expect(screen.getByRole("checkbox", { name: /Terms & Conditions/ })).not.toBeChecked();
    expect(screen.getByRole("checkbox", { name: /not a robot/ })).toBeVisible();
  });

  it("FUN-REG-43 info has Back, Continue and a Log In link", async () => {
    const page = open({ at: "/registration/info" });
    for (const name of ["Back", "Continue"])
      expect(await screen.findByRole("button", { name })).toBeVisible();
    await page.user.click(screen.getByRole("link", { name: "Log In" }));
    expect(page.path()).toBe("/signin");
  });

  it("FUN-REG-44 Back on info forgets the choice and leads to /registration/plan", async () => {
    const page = open({ at: "/registration/plan" });
    await page.user.click(
      (await screen.findAllByRole("button", { name: "Choose Plan" }))[1] as HTMLElement,
    );
    await page.user.click(await screen.findByRole("button", { name: "Back" }));
    expect(page.path()).toBe("/registration/plan");
    expect(Object.values({ ...window.sessionStorage })).not.toContain("MONTHLY");
  });

  it("FUN-REG-45 with no plan chosen: Please choose a plan of your choice before proceeding!", async () => {
    const page = open({ at: "/registration/info" });
    await pressContinue(page);
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "Please choose a plan of your choice before proceeding!",
    );
  });

  const atInfo = async (world: WorldParts = {}) => {
    const page = open({ at: "/registration/plan", world });
    await page.user.click(
      (await screen.findAllByRole("button", { name: "Choose Plan" }))[0] as HTMLElement,
    );
    await screen.findByLabelText("Full name");
    return page;
  };

  it("FUN-VAL-17 check 3: Please enter your Name!", async () => {
    const page = await atInfo();
    await fill(page);
    await solve(page);
    await pressContinue(page);
    expect(await screen.findByRole("alert")).toHaveTextContent("Please enter your Name!");
  });

  it("FUN-VAL-14 a name of one letter: Name cannot be less than 2 characters", async () => {
    const page = await atInfo();
    await fill(page);
    await page.user.type(screen.getByLabelText("Full name"), "A");
    await solve(page);
    await pressContinue(page);
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "Name cannot be less than 2 characters",
    );
    expect(page.callsOf("useSignUpMutation")).toEqual([]);
  });

  it("FUN-VAL-19 check 5: Terms & Conditions have not been agreed to!", async () => {
    const page = await atInfo();
    await fill(page);
    await page.user.type(screen.getByLabelText("Full name"), "Ana Maria Silva");
    await solve(page);
    await pressContinue(page);
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "Terms & Conditions have not been agreed to!",
    );
  });

  it("FUN-REG-65 the sign-up carries e-mail, password, name, preferences, marketing and captcha", async () => {
    window.localStorage.setItem(
      "onboardingPref",
      JSON.stringify({
        skillLevel: 5,
        danceGoal: "DANCE",
        prefStyles: [{ id: "Style-heels", name: "Heels" }],
      }),
    );
    const page = await atInfo();
    await fill(page);
    await page.user.type(screen.getByLabelText("Full name"), "Ana Maria Silva");
    await page.user.click(screen.getByRole("checkbox", { name: /Terms & Conditions/ }));
    await solve(page);
    await pressContinue(page);
    await expectConfirmation(page);
    expect(page.callsOf("useSignUpMutation")[0]?.variables).toMatchObject({
      input: {
        email: "ana@example.com",
        password: "Passw0rd!",
        name: "Ana Maria Silva",
        captchaToken: "solved",
        subscribeToEmails: false,
        termsAgreed: true,
        registrationFlow: "01",
        planChoice: "YEARLY",
        preferences: { skillLevel: 5, danceGoal: "DANCE", styleIds: ["Style-heels"] },
      },
    });
    expect(page.session.pendingCredentials.get()?.continueTo).toBe("/registration/order");
  });

  it("nobody gets marketing mail without ticking the box, which is not ticked by default", async () => {
    const page = await atInfo();
    await fill(page);
    await page.user.type(screen.getByLabelText("Full name"), "Ana Silva");
    await page.user.click(screen.getByRole("checkbox", { name: /Terms & Conditions/ }));
    await solve(page);
    const marketing = screen.getByRole("checkbox", {
      name: "Yes, please send me featured content and promotional material",
    });
    expect(marketing).not.toBeChecked();
    await page.user.click(marketing);
    await pressContinue(page);
    await expectConfirmation(page);
    expect(page.callsOf("useSignUpMutation")[0]?.variables).toMatchObject({
      input: { subscribeToEmails: true },
    });
  });

  it("FUN-REG-62 a verified account is found by its e-mail, its user name is kept, and it orders", async () => {
    const world = { ...autoConfirming, members: [aMember({ key: "7", email: "bea@example.com" })] };
    const page = await atInfo(world);
    await fill(page);
    await page.user.type(screen.getByLabelText("Full name"), "Ana Silva");
    await page.user.click(screen.getByRole("checkbox", { name: /Terms & Conditions/ }));
    await solve(page);
    await pressContinue(page);
    await waitFor(() => expect(page.path()).toBe("/registration/order"));
    expect(page.session.getState()).toMatchObject({
      userName: memberOf(page, "ana@example.com")?.key,
    });
  });
});
