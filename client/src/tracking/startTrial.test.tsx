import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { renderRoute, subscriber } from "../testing/renderRoute";
import type { RecordEventsInput } from "./__generated__/recordEventsMutation.graphql";
import { type Consent, keepConsent } from "./consent";
import { tell } from "./reports";

// The test's browser keeps no record of how a page was opened.
performance.getEntriesByType ??= () => [];

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

const aWhile = () => act(() => new Promise((done) => setTimeout(done, 300)));

/** A sign-up is confirmed; answers what has been told by the moment the page is left. */
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

it("TRK-13 what happens between a withdrawal and a new consent is never sent", async () => {
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

describe("StartTrial on the confirmation", () => {
  it("TRK-01 is sent by the product's own events once cookies were accepted", async () => {
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

  it("TRK-01 is dropped without consent, also when consent comes later", async () => {
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
