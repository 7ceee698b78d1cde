import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { aMember } from "../../testing/graph/world/members";
import {
  autoConfirming,
  expectConfirmation,
  fill,
  memberOf,
  open,
  solve,
  start,
} from "./testing/registrationScene";

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

describe("two-step registration", () => {
  const at = "/registration/step1?onboarding_flow=02";

  it("FUN-REG-10 heading CHOOSE AN OPTION; FUN-REG-14 SIGN UP, Already a member? and Log In Here", async () => {
    const page = open({ at });
    expect(await screen.findByRole("heading", { name: "CHOOSE AN OPTION" })).toBeVisible();
    expect(screen.getByRole("heading", { name: "SIGN UP" })).toBeVisible();
    expect(screen.getByText(/Already a member\?/)).toBeVisible();
    await page.user.click(screen.getByRole("link", { name: "Log In Here" }));
    expect(page.path()).toBe("/signin");
  });

  it("FUN-REG-11 Annual and Monthly, exactly one selected; FUN-REG-12 yearly at load", async () => {
    open({ at });
    const annual = await screen.findByRole("radio", { name: /Annual/ });
    expect(screen.getByText(/free trial starts/)).toBeVisible();
    expect(screen.getAllByRole("radio")).toHaveLength(2);
    expect(annual).toBeChecked();
    expect(screen.getByRole("radio", { name: /Monthly/ })).not.toBeChecked();
  });

  it("FUN-REG-13 the user may switch and the selection is kept", async () => {
    const { user } = open({ at });
    await user.click(await screen.findByRole("radio", { name: /Monthly/ }));
    expect(screen.getByRole("radio", { name: /Monthly/ })).toBeChecked();
    expect(screen.getByRole("radio", { name: /Annual/ })).not.toBeChecked();
    expect(Object.values({ ...window.sessionStorage })).toContain("MONTHLY");
  });

  it("FUN-REG-15 fields; FUN-REG-17 marketing box checked by default with its text; FUN-REG-18 the button", async () => {
    open({ at });
    expect(await screen.findByLabelText("Email")).toBeVisible();
    expect(screen.getByLabelText("Password")).toBeVisible();
    const marketing = "Yes, please send me featured content and promotional material";
    expect(screen.getByRole("checkbox", { name: marketing })).toBeChecked();
    expect(screen.getByRole("checkbox", { name: /not a robot/ })).not.toBeChecked();
    expect(screen.getByRole("button", { name: "Start 7-day Free Trial" })).toBeEnabled();
  });

  it("FUN-REG-19 with utm_gift_card the button reads Sign up with a Gift Card", async () => {
    const page = open({ at: `${at}&utm_gift_card=1` });
    expect(await screen.findByRole("button", { name: "Sign up with a Gift Card" })).toBeVisible();
    await fill(page);
    await solve(page);
    await page.user.click(screen.getByRole("button", { name: "Sign up with a Gift Card" }));
    await waitFor(() => expect(page.callsOf("useSignUpMutation")).toHaveLength(1));
    expect(page.callsOf("useSignUpMutation")[0]?.variables).toMatchObject({
      input: { planChoice: "GIFT_YEARLY" },
    });
  });

  it("gift card plans show no trial", async () => {
    open({ at: `${at}&utm_gift_card=1` });
    expect(await screen.findByRole("radio", { name: /Annual/ })).toBeChecked();
    expect(screen.queryByText(/free trial starts/)).toBeNull();
  });

  it("FUN-VAL-06 the checklist shows each of the five rules and ticks live", async () => {
    const { user } = open({ at });
    await user.click(await screen.findByLabelText("Password"));
    expect(screen.getByText("0 of 5")).toBeInTheDocument();
    await user.keyboard("aB");
    expect(screen.getByText("2 of 5")).toBeInTheDocument();
    await user.keyboard("1!cdefg");
    expect(screen.getByText("5 of 5")).toBeInTheDocument();
    expect(screen.getAllByText(", met")).toHaveLength(5);
  });

  it("the checklist stays after blur, so that nothing moves under the pointer", async () => {
    const { user } = open({ at });
    await user.type(await screen.findByLabelText("Password"), "Passw0rd!");
    await user.click(screen.getByLabelText("Email"));
    expect(screen.getByText("5 of 5")).toBeInTheDocument();
  });

  it("FUN-VAL-07 unmet rules put the field in error unless it is empty", async () => {
    const { user } = open({ at });
    const field = await screen.findByLabelText("Password");
    await user.click(field);
    await user.tab();
    expect(field).not.toHaveAttribute("aria-invalid");
    await user.type(field, "short");
    await user.click(screen.getByLabelText("Email"));
    await waitFor(() => expect(field).toHaveAttribute("aria-invalid", "true"));
  });

  it("FUN-VAL-10 the e-mail is checked on blur and on submit", async () => {
    const page = open({ at });
    await fill(page, "ana@nowhere", "Passw0rd!");
    expect(screen.getByLabelText("Email")).toHaveAttribute("aria-invalid", "true");
    await solve(page);
    await start(page);
    expect(await screen.findByRole("alert")).toHaveTextContent("Please enter a valid email!");
    expect(page.callsOf("useSignUpMutation")).toEqual([]);
  });

  it("FUN-VAL-15 check 1: Please complete the reCAPTCHA. FUN-VAL-21 only the first error is shown", async () => {
    const page = open({ at });
    await fill(page, "", "");
    await screen.findByLabelText("Email");
    await start(page);
    const alert = await screen.findByRole("alert");
    expect(alert).toHaveTextContent("Please complete the reCAPTCHA.");
    expect(screen.getAllByRole("alert")).toHaveLength(1);
  });

  it("FUN-VAL-16 check 2: Please enter a valid email! before the password's error", async () => {
    const page = open({ at });
    await fill(page, "", "short");
    await solve(page);
    await start(page);
    expect(await screen.findByRole("alert")).toHaveTextContent("Please enter a valid email!");
  });

  it("FUN-VAL-18 check 4: Please enter a valid password!", async () => {
    const page = open({ at });
    await fill(page, "ana@example.com", "short");
    await solve(page);
    await start(page);
    expect(await screen.findByRole("alert")).toHaveTextContent("Please enter a valid password!");
  });

  it("an unverified sign-up leads to the confirmation and keeps the password in memory", async () => {
    const page = open({ at });
    await fill(page);
    await solve(page);
    await start(page);
    await expectConfirmation(page);
    expect(page.session.pendingCredentials.get()).toMatchObject({
      continueTo: "/registration/step2",
    });
    expect(JSON.stringify({ ...window.localStorage, ...window.sessionStorage })).not.toContain(
      "Passw0rd!",
    );
  });

  it("FUN-REG-21 success of a verified account leads to /registration/step2, signed in", async () => {
    const page = open({ at, world: autoConfirming });
    await fill(page);
    await solve(page);
    await start(page);
    await waitFor(() => expect(page.path()).toBe("/registration/step2"));
    expect(page.callsOf("signInOperationsSignInMutation")).toHaveLength(1);
  });

  it("FUN-REG-62 in two steps the verified account is found by its e-mail and orders on step2", async () => {
    const world = { ...autoConfirming, members: [aMember({ key: "7", email: "bea@example.com" })] };
    const page = open({ at, world });
    await fill(page);
    await solve(page);
    await start(page);
    await waitFor(() => expect(page.path()).toBe("/registration/step2"));
    expect(page.session.getState()).toMatchObject({
      userName: memberOf(page, "ana@example.com")?.key,
    });
  });

  it("a new account cannot be submitted again while the next page loads", async () => {
    const page = open({ at, world: autoConfirming });
    const pendingCredentials = page.graph.hold("signInOperationsSignInMutation");
    await fill(page);
    await solve(page);
    await start(page);
    await waitFor(() => expect(page.callsOf("signInOperationsSignInMutation")).toHaveLength(1));
    expect(screen.getByRole("button", { name: /Creating your account/ })).toBeDisabled();
    pendingCredentials.release();
    await waitFor(() => expect(page.path()).toBe("/registration/step2"));
    expect(page.callsOf("useSignUpMutation")).toHaveLength(1);
  });

  it("FUN-REG-65 the two-step flow sends no name; the checkout sells the plan signed up for", async () => {
    window.sessionStorage.setItem("eightcount.plan-choice", "NO_DEAL_MONTHLY");
    const page = open({ at });
    expect(await screen.findByRole("radio", { name: /Monthly/ })).toBeChecked();
    await fill(page);
    await solve(page);
    await start(page);
    await expectConfirmation(page);
    expect(page.callsOf("useSignUpMutation")[0]?.variables).toMatchObject({
      input: { planChoice: "MONTHLY", name: null },
    });
    expect(window.sessionStorage.getItem("eightcount.plan-choice")).toBe("MONTHLY");
  });

  it("CONST-12 the marketing box is checked by default, and its state is sent", async () => {
    const page = open({ at });
    await fill(page);
    await solve(page);
    await start(page);
    await waitFor(() => expect(page.callsOf("useSignUpMutation")).toHaveLength(1));
    expect(page.callsOf("useSignUpMutation")[0]?.variables).toMatchObject({
      input: { subscribeToEmails: true },
    });
    cleanup();
    const second = open({ at });
    await fill(second);
    await second.user.click(screen.getByRole("checkbox", { name: /featured content/ }));
    await solve(second);
    await start(second);
    await waitFor(() => expect(second.callsOf("useSignUpMutation")).toHaveLength(1));
    expect(second.callsOf("useSignUpMutation")[0]?.variables).toMatchObject({
      input: { subscribeToEmails: false },
    });
  });

  it("FUN-REG-20 Enter submits", async () => {
    const page = open({ at });
    await fill(page, "ana@example.com", "");
    await solve(page);
    await page.user.type(screen.getByLabelText("Password"), "Passw0rd!{Enter}");
    await waitFor(() => expect(page.callsOf("useSignUpMutation")).toHaveLength(1));
  });

  it("FUN-MISC-03 a taken e-mail says Email already in use! and requires a new captcha", async () => {
    const page = open({ at, world: { members: [aMember({ email: "ana@example.com" })] } });
    await fill(page);
    await solve(page);
    await start(page);
    expect(await screen.findByText("Email already in use!")).toBeVisible();
    expect(screen.getByLabelText("Email")).toHaveValue("ana@example.com");
    expect(screen.getByRole("checkbox", { name: /not a robot/ })).not.toBeChecked();
  });

  it("FUN-MISC-03 otherwise: An error has occurred!", async () => {
    const page = open({ at });
    page.graph.fail("useSignUpMutation");
    await fill(page);
    await solve(page);
    await start(page);
    expect(await screen.findByText("An error has occurred!")).toBeVisible();
  });

  it("FUN-REG-23 a currency that differs from the address: warns, records flow 02, goes to /", async () => {
    const page = open({ at: "/registration/step1?utm_currency=inr" });
    const dialog = await screen.findByRole("dialog");
    expect(dialog).toHaveTextContent(/disable your VPN for a better experience/);
    await page.user.click(within(dialog).getByRole("button", { name: "OK" }));
    expect(page.path()).toBe("/");
    expect(JSON.parse(window.localStorage.getItem("urlParams") ?? "{}")).toMatchObject({
      onboarding_flow: "02",
    });
  });

  it("a visitor whose country is unknown sees no VPN warning", async () => {
    open({
      at: "/registration/step1?utm_currency=inr",
      world: { place: { country: "unknown" } },
    });
    expect(await screen.findByRole("heading", { name: "SIGN UP" })).toBeVisible();
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});
