import { readFileSync } from "node:fs";
import { join } from "node:path";
import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { PublicConfigContext } from "../config/PublicConfigContext";
import { DEFAULT_PUBLIC_CONFIG } from "../config/publicConfig";
import { renderPage } from "../testing/renderPage";
import { Captcha } from "./Captcha";

const VENDOR = "https://captcha.example";
/** The sandbox's script, which implements the vendor's browser API. */
const SCRIPT = readFileSync(
  join(__dirname, "../../../packages/sandbox/browser/recaptcha/api.js"),
  "utf8",
);
const config = {
  ...DEFAULT_PUBLIC_CONFIG,
  recaptcha: { siteKey: "site-key", scriptUrl: `${VENDOR}/recaptcha/api.js` },
};

const tokens: (string | null)[] = [];

function Form() {
  const [token, setToken] = useState<string | null>(null);
  return (
    <>
      <Captcha
        token={token}
        onToken={(next) => {
          tokens.push(next);
          setToken(next);
        }}
      />
      <button type="button" onClick={() => setToken(null)}>
        Use up
      </button>
    </>
  );
}

const open = () =>
  render(
    <PublicConfigContext value={config}>
      <Form />
    </PublicConfigContext>,
  );

const script = () => document.querySelector<HTMLScriptElement>("script[src]");
/** Runs the script as a browser would, because jsdom fetches none. */
async function deliverScript(): Promise<void> {
  await waitFor(() => expect(script()).not.toBeNull());
  new Function(SCRIPT)();
  act(() => script()?.onload?.(new Event("load")));
}
const frame = () => screen.findByTitle<HTMLIFrameElement>("reCAPTCHA");
/** Sends a message as the vendor's frame does when its box is checked. */
async function frameSends(data: object, origin = VENDOR): Promise<void> {
  const source = (await frame()).contentWindow;
  act(() => void window.dispatchEvent(new MessageEvent("message", { data, origin, source })));
}

afterEach(() => {
  tokens.length = 0;
  jest.useRealTimers();
});

describe("a form with reCAPTCHA", () => {
  it("loads the vendor's script when a box is needed, and retries a failed load", async () => {
    expect(script()).toBeNull();
    open();
    expect(await screen.findByText("Loading the captcha")).toBeVisible();
    await waitFor(() =>
      expect(script()?.src).toBe(`${config.recaptcha.scriptUrl}?render=explicit`),
    );
    act(() => script()?.onerror?.("unreachable"));
    expect(await screen.findByText(/We couldn’t load the captcha/)).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    await deliverScript();
    const { searchParams } = new URL((await frame()).src);
    expect(searchParams.get("k")).toBe("site-key");
    expect(screen.getByRole("group", { name: "Captcha" })).toContainElement(await frame());
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
  });

  it("passes the token of a checked box to the form, from the vendor's frame only", async () => {
    open();
    await frame();
    await frameSends({ type: "token", token: "forged" }, "https://evil.example");
    expect(tokens).toEqual([]);
    await frameSends({ type: "token", token: "solved" });
    expect(tokens).toEqual(["solved"]);
  });

  it("resets the box when the form has used its token", async () => {
    open();
    await frameSends({ type: "token", token: "solved" });
    const sent = jest.spyOn((await frame()).contentWindow as Window, "postMessage");
    await userEvent.click(screen.getByRole("button", { name: "Use up" }));
    expect(sent).toHaveBeenCalledWith({ type: "reset", isExpired: false }, VENDOR);
  });

  it("clears the token after two minutes, and keeps the vendor's message in the box", async () => {
    open();
    await frame();
    jest.useFakeTimers();
    await frameSends({ type: "token", token: "solved" });
    const sent = jest.spyOn((await frame()).contentWindow as Window, "postMessage");
    act(() => jest.advanceTimersByTime(120_000));
    expect(tokens).toEqual(["solved", null]);
    expect(sent.mock.calls).toEqual([[{ type: "reset", isExpired: true }, VENDOR]]);
  });

  it("shows an error when the vendor loses its connection", async () => {
    open();
    await frameSends({ type: "error" });
    expect(await screen.findByText(/We couldn’t load the captcha/)).toBeVisible();
  });
});

it("a form with our own captcha loads nothing from the vendor", () => {
  const before = document.scripts.length;
  renderPage({ routes: [{ path: "/", element: <Form /> }], at: "/" });
  expect(screen.getByRole("checkbox", { name: "I’m not a robot" })).toBeVisible();
  expect(document.scripts).toHaveLength(before);
  expect(screen.queryByTitle("reCAPTCHA")).toBeNull();
});
