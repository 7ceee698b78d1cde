import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { renderRoute, subscriber } from "../testing/renderRoute";
import type { RecordEventsInput } from "./__generated__/recordEventsMutation.graphql";
import { type Consent, keepConsent } from "./consent";
import { tell } from "./reports";

// jsdom has no navigation entries.
performance.getEntriesByType ??= () => [];

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

const aWhile = () => act(() => new Promise((done) => setTimeout(done, 300)));

/** Confirms a sign-up. Returns a function that closes the page and returns the sent user events. */
async function confirmWith(consent: Consent | null) {
  keepConsent(consent);
  window.localStorage.setItem("urlParams", '{"utm_source":"spring"}');
  const page = await renderRoute("/public/terms", {
    as: subscriber,
    config: { trackingMode: "production" },
  });
  await aWhile();
  page.session.flags.raise("postSignUp");
  await act(() => page.router.navigate("/confirmation"));
  await screen.findByRole("heading", { name: "YOU'RE ALL SET." });
  return () => {
    window.dispatchEvent(new Event("pagehide"));
    const batches = page.graph.seen.filter(({ name }) => name === "recordEventsMutation");
    return batches.flatMap(
      ({ variables }) => (variables.input as RecordEventsInput).userEvents ?? [],
    );
  };
}

it("TRK-13 never sends events from between a withdrawal and a new consent", async () => {
  const told = await confirmWith("accepted");
  await waitFor(() => expect(told()).toHaveLength(1));
  await act(async () => keepConsent("declined"));
  tell({ kind: "trial" });
  await act(async () => keepConsent("accepted"));
  await aWhile();
  told();
  await aWhile();
  expect(told()).toHaveLength(1);
});

describe("StartTrial on the confirmation page", () => {
  it("TRK-01 is sent as a product event once cookies are accepted", async () => {
    const told = await confirmWith("accepted");
    const startTrial = expect.objectContaining({
      type: "StartTrial",
      page: "/confirmation",
      details: JSON.stringify({ trackingParams: { utm_source: "spring" } }),
    });
    await waitFor(() => expect(told()).toEqual([startTrial]));
    await aWhile();
    expect(told()).toEqual([startTrial]);
  });

  it("TRK-01 is dropped without consent, even if consent follows", async () => {
    for (const consent of [null, "declined"] as const) {
      const told = await confirmWith(consent);
      await aWhile();
      expect(told()).toEqual([]);
      await act(async () => keepConsent("accepted"));
      await aWhile();
      expect(told()).toEqual([]);
      cleanup();
    }
  });
});
