import { cleanup, screen, waitFor } from "@testing-library/react";
import { CaptchaSolver } from "../../captcha/captchaSolver";
import { hasAccount, rememberAccount } from "../../storage/accountCookie";
import type { WorldParts } from "../../testing/graph/world/world";
import { renderRoute } from "../../testing/renderRoute";
import { autoConfirming, fill, open, solve, start } from "./testing/registrationScene";

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

const PAGES = ["/registration/plan", "/registration/info", "/registration/step1"];
const closed: WorldParts = {
  registration: { isOpen: false, emailWhitelist: ["ana@studio.example"] },
};

describe("a visitor who is not allowed to register", () => {
  it("FUN-REG-03 is sent to /signin from every registration page while registration is closed", async () => {
    for (const at of PAGES) {
      const page = open({ at, world: closed });
      await waitFor(() => expect(page.path()).toBe("/signin"));
      cleanup();
    }
  });

  it("FUN-REG-03 is sent to /signin from every registration page with an account on this browser", async () => {
    rememberAccount();
    for (const at of PAGES) {
      const page = open({ at });
      await waitFor(() => expect(page.path()).toBe("/signin"));
      cleanup();
    }
  });

  it("FUN-REG-03 is sent to /signin with an e-mail that is not whitelisted", async () => {
    for (const at of PAGES) {
      const page = open({ at: `${at}?email=eve%40studio.example`, world: closed });
      await waitFor(() => expect(page.path()).toBe("/signin"));
      cleanup();
    }
  });
});

describe("an invitation while registration is closed", () => {
  it("FUN-REG-03 a whitelisted e-mail opens plan and info, and is filled in", async () => {
    const page = await renderRoute("/registration?email=ana%40studio.example", {
      as: "visitor",
      world: closed,
      around: (app) => <CaptchaSolver value={async () => "solved"}>{app}</CaptchaSolver>,
    });
    const [choose] = await screen.findAllByRole("button", { name: "Choose Plan" });
    await page.user.click(choose as HTMLElement);
    expect(await screen.findByLabelText("Email")).toHaveValue("ana@studio.example");
    expect(page.address()).toBe("/registration/info");
  });

  it("FUN-REG-03 a whitelisted e-mail opens step1, and is filled in", async () => {
    open({ at: "/registration/step1?email=ana%40studio.example", world: closed });
    expect(await screen.findByLabelText("Email")).toHaveValue("ana@studio.example");
  });

  it("signs the invited member up, and is then forgotten", async () => {
    const at = "/registration/step1?onboarding_flow=02&email=ana%40studio.example";
    const registration = { ...closed.registration, ...autoConfirming.registration };
    const page = open({ at, world: { registration } });
    await screen.findByLabelText("Email");
    await fill(page, "");
    await solve(page);
    await start(page);
    await waitFor(() => expect(page.path()).toBe("/registration/step2"));
    expect(page.callsOf("useSignUpMutation")[0]?.variables).toMatchObject({
      input: { email: "ana@studio.example" },
    });
    expect(JSON.stringify({ ...window.localStorage, ...window.sessionStorage })).not.toContain(
      "ana@studio.example",
    );
  });

  it("keeps the e-mail of the address out of the stored parameters", async () => {
    open({ at: "/registration/step1?utm_source=mail&email=ana%40studio.example", world: closed });
    await screen.findByLabelText("Email");
    expect(JSON.parse(window.localStorage.getItem("urlParams") ?? "")).toEqual({
      utm_source: "mail",
    });
  });
});

describe("the cookie of a browser with an account", () => {
  it("FUN-REG-03 is set by the sign-in after a sign-up, which is not interrupted", async () => {
    const page = open({ at: "/registration/step1?onboarding_flow=02", world: autoConfirming });
    await fill(page);
    await solve(page);
    expect(hasAccount()).toBe(false);
    await start(page);
    await waitFor(() => expect(page.path()).toBe("/registration/step2"));
    expect(hasAccount()).toBe(true);
  });

  it("is not set before the e-mail is verified, so that a mistyped one can be corrected", async () => {
    const page = open({ at: "/registration/step1?onboarding_flow=02" });
    await fill(page);
    await solve(page);
    await start(page);
    await waitFor(() => expect(page.path()).toBe("/confirmation"));
    expect(hasAccount()).toBe(false);
    page.goTo("/registration/step1");
    expect(await screen.findByRole("heading", { name: "SIGN UP" })).toBeVisible();
  });
});
