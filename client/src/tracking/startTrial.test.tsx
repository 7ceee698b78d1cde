import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { renderRoute, subscriber } from "../testing/renderRoute";
import type { RecordEventsInput } from "./__generated__/recordEventsMutation.graphql";
import { type Consent, saveConsent } from "./consent";
import { emitReport } from "./reports";

// jsdom has no navigation entries.
performance.getEntriesByType ??= () => [];

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

const afterDelay = () => act(() => new Promise((done) => setTimeout(done, 300)));

/** Confirms a sign-up. Returns a function that closes the page and returns the sent user events. */
async function confirmWith(consent: Consent | null) {
  saveConsent(consent);
  window.localStorage.setItem("urlParams", '{"utm_source":"spring"}');
  const page = await renderRoute("/public/terms", {
    as: subscriber,
    config: { trackingMode: "production" },
  });
  await afterDelay();
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
  const sentEvents = await confirmWith("accepted");
  await waitFor(() => expect(sentEvents()).toHaveLength(1));
  await act(async () => saveConsent("declined"));
  emitReport({ kind: "trial" });
  await act(async () => saveConsent("accepted"));
  await afterDelay();
  sentEvents();
  await afterDelay();
  expect(sentEvents()).toHaveLength(1);
});

describe("StartTrial on the confirmation page", () => {
  it("TRK-01 is sent as a product event once cookies are accepted", async () => {
    const sentEvents = await confirmWith("accepted");
    const startTrial = expect.objectContaining({
      type: "StartTrial",
      page: "/confirmation",
      details: JSON.stringify({ trackingParams: { utm_source: "spring" } }),
    });
    await waitFor(() => expect(sentEvents()).toEqual([startTrial]));
    await afterDelay();
    expect(sentEvents()).toEqual([startTrial]);
  });

  it("TRK-01 is dropped without consent, even if consent follows", async () => {
    for (const consent of [null, "declined"] as const) {
      const sentEvents = await confirmWith(consent);
      await afterDelay();
      expect(sentEvents()).toEqual([]);
      await act(async () => saveConsent("accepted"));
      await afterDelay();
      expect(sentEvents()).toEqual([]);
      cleanup();
    }
  });
});
