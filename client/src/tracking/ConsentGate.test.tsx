import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { PublicConfigContext } from "../config/PublicConfigContext";
import { DEFAULT_PUBLIC_CONFIG, type PublicConfig } from "../config/publicConfig";
import { ConsentGate } from "./ConsentGate";
import { readConsent, saveConsent } from "./consent";

const open = (trackingMode: PublicConfig["trackingMode"] = "record") =>
  render(
    <PublicConfigContext value={{ ...DEFAULT_PUBLIC_CONFIG, trackingMode }}>
      <RouterProvider router={createMemoryRouter([{ path: "*", element: <ConsentGate /> }])} />
    </PublicConfigContext>,
  );
const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
const notice = () => screen.queryByRole("region", { name: "Cookies" });

beforeEach(() => window.localStorage.clear());

describe("the cookie notice", () => {
  it("FUN-MISC-01 acceptance is stored locally and the notice is not shown again", async () => {
    const { unmount } = open();
    await press("Accept");
    expect(notice()).toBeNull();
    expect(window.localStorage.getItem("eightcount.cookie-consent")).toBe("accepted");
    unmount();
    open();
    await act(async () => undefined);
    expect(notice()).toBeNull();
  });

  it("can be declined, which is stored and removes the visitor id", async () => {
    window.localStorage.setItem("eightcount.visitor-id", "somebody");
    window.sessionStorage.setItem("eightcount.visit", "a visit");
    open();
    await press("Decline");
    expect(notice()).toBeNull();
    expect(readConsent()).toBe("declined");
    expect(window.localStorage.getItem("eightcount.visitor-id")).toBeNull();
    expect(window.sessionStorage.getItem("eightcount.visit")).toBeNull();
  });

  it("appears again in every window when consent is reset", async () => {
    saveConsent("accepted");
    open();
    act(() => saveConsent(null));
    expect(await screen.findByRole("region", { name: "Cookies" })).toBeVisible();
    window.localStorage.setItem("eightcount.cookie-consent", "declined");
    act(() => void window.dispatchEvent(new Event("storage")));
    await waitFor(() => expect(notice()).toBeNull());
  });

  it.each([
    ["Measurement", "measurement"],
    ["Suggestions", "suggestions"],
  ])("%s can be chosen alone", async (name, stored) => {
    open();
    await press("Choose");
    const choice = await screen.findByRole("checkbox", { name: new RegExp(name) });
    expect(screen.queryAllByRole("checkbox", { checked: true })).toEqual([]);
    await userEvent.click(choice);
    await press("Save choices");
    expect(notice()).toBeNull();
    expect(window.localStorage.getItem("eightcount.cookie-consent")).toBe(stored);
  });

  it("choosing nothing is a refusal", async () => {
    open();
    await press("Choose");
    await press("Save choices");
    expect(readConsent()).toBe("declined");
  });

  it("does not appear when tracking is off", async () => {
    open("off");
    await act(async () => undefined);
    expect(notice()).toBeNull();
  });
});
