import { act, screen, within } from "@testing-library/react";
import { renderRoute, subscriber } from "../../../testing/renderRoute";
import type { RecordEventsInput } from "../../../tracking/__generated__/recordEventsMutation.graphql";
import { readConsent, saveConsent } from "../../../tracking/consent";

// jsdom has no navigation entries.
performance.getEntriesByType ??= () => [];

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

const open = (trackingMode: "production" | "off" = "production") =>
  renderRoute("/settings/profile", { as: subscriber, config: { trackingMode } });
const panel = () => screen.findByRole("region", { name: "How we use your visits" });
const choice = async (name: RegExp) => within(await panel()).getByRole("checkbox", { name });

it("shows what was accepted, and a withdrawal counts immediately", async () => {
  saveConsent("accepted");
  window.localStorage.setItem("eightcount.visitor-id", "somebody");
  const { user } = await open();
  expect(await choice(/Measurement/)).toBeChecked();
  expect(await choice(/Suggestions/)).toBeChecked();
  await user.click(await choice(/Measurement/));
  expect(readConsent()).toBe("suggestions");
  expect(window.localStorage.getItem("eightcount.visitor-id")).toBeNull();
  expect(within(await panel()).getByRole("status")).toHaveTextContent("Saved");
});

it("a member who declined can consent later, and their visits count from then on", async () => {
  saveConsent("declined");
  const { user, graph } = await open();
  const batches = () => graph.seen.filter(({ name }) => name === "recordEventsMutation");
  await user.click(await choice(/Measurement/));
  expect(readConsent()).toBe("measurement");
  window.dispatchEvent(new Event("pagehide"));
  await act(async () => undefined);
  const [batch] = batches().map(({ variables }) => variables.input as RecordEventsInput);
  expect(batch?.pageViews).toEqual([expect.objectContaining({ page: "/settings/profile" })]);
});

it("is not shown while tracking is off", async () => {
  await open("off");
  await screen.findByRole("region", { name: "Password" });
  expect(screen.queryByRole("region", { name: "How we use your visits" })).toBeNull();
});
