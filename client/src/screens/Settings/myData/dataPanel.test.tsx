import { screen, within } from "@testing-library/react";
import { strFromU8, unzipSync } from "fflate";
import { graphError } from "../../../testing/graph/execution/errors";
import { aClass } from "../../../testing/graph/world/catalogue";
import { aMember, anInvoice, aRecord, aSavedClass } from "../../../testing/graph/world/members";
import { inactiveMember, renderRoute, subscriber } from "../../../testing/renderRoute";
import { saveConsent } from "../../../tracking/consent";

const DANCED = aClass({ songName: "Gully Queen", songArtist: "Tessa Bright" });
const SAVED = aClass({ songName: "=Sum, it up", songArtist: "Ivo" });

/** Files that the page gave to the browser, and their names. */
let saved: { readonly name: string; readonly content: Blob }[];
const given = new Map<string, Blob>();

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  saved = [];
  URL.createObjectURL = (content: Blob) => {
    given.set(`blob:${given.size}`, content);
    return `blob:${given.size - 1}`;
  };
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    const content = given.get(this.href);
    if (content) saved.push({ name: this.download, content });
  });
});
afterEach(() => jest.restoreAllMocks());

const dancer = () =>
  aMember({
    email: "ana@example.com",
    records: [aRecord(DANCED, { lastViewedSeconds: 300 })],
    saved: [aSavedClass(SAVED)],
  });

async function open(
  as = subscriber,
  provoke?: Parameters<typeof renderRoute>[1]["provoke"],
  viewer = dancer(),
) {
  const world = { viewer, classes: [DANCED, SAVED] };
  const page = await renderRoute("/settings/profile", {
    as,
    world,
    ...(provoke ? { provoke } : {}),
  });
  const row = within(await screen.findByRole("region", { name: "Your data" }));
  await page.user.click(row.getByRole("button", { name: "Download" }));
  const panel = within(await screen.findByRole("dialog", { name: "Download your data" }));
  const press = async (format: "JSON" | "CSV") => {
    await page.user.click(panel.getByRole("radio", { name: new RegExp(`^${format}`) }));
    await page.user.click(panel.getByRole("button", { name: "Download" }));
  };
  return { ...page, panel, press };
}

// Blob.text and Blob.arrayBuffer do not exist in jsdom.
const bytesOf = (content: Blob) =>
  new Promise<Uint8Array>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(new Uint8Array(reader.result as ArrayBuffer));
    reader.readAsArrayBuffer(content);
  });

it("the JSON file has what the member danced, saved, and consented to, with names", async () => {
  saveConsent("measurement");
  const { panel, press } = await open();
  await press("JSON");
  expect(await panel.findByText(/^Saved to your downloads as eightcount-data-/)).toBeVisible();
  const [file] = saved;
  expect(file?.name).toMatch(/^eightcount-data-\d{4}-\d\d-\d\d\.json$/);
  const { records, incomplete } = JSON.parse(strFromU8(await bytesOf(file?.content ?? new Blob())));
  expect(incomplete).toEqual([]);
  expect(records.Account).toEqual([expect.objectContaining({ Email: "ana@example.com" })]);
  expect(records["Watch history"]).toEqual([
    expect.objectContaining({
      Class: "Gully Queen by Tessa Bright",
      "Class ID": DANCED.key,
      "Position in seconds": "300",
    }),
  ]);
  expect(records["Saved classes"]).toEqual([
    expect.objectContaining({ Class: "=Sum, it up by Ivo" }),
  ]);
  expect(records.Consents).toEqual([
    {
      "Marketing emails": "yes",
      "Measurement in this browser": "yes",
      "Suggestions in this browser": "no",
    },
  ]);
});

it("the file has every invoice, also those of older pages", async () => {
  const invoices = Array.from({ length: 103 }, (_, nth) =>
    anInvoice({ number: String(2_000 + nth), issuedAt: new Date(Date.UTC(2020, nth, 3)) }),
  );
  const { press, panel } = await open(subscriber, undefined, { ...dancer(), invoices });
  await press("JSON");
  expect(await panel.findByText(/^Saved to your downloads/)).toBeVisible();
  const { records } = JSON.parse(strFromU8(await bytesOf(saved[0]?.content ?? new Blob())));
  expect(records.Invoices.map((one: { Number: string }) => one.Number)).toEqual(
    invoices.map(({ number }) => number).reverse(),
  );
  const [{ lines, totalCents, currency }] = invoices as [ReturnType<typeof anInvoice>];
  expect(records.Invoices[102]).toMatchObject({
    "Issued at": "2020-01-03T00:00:00.000Z",
    For: lines.map(({ description }) => description).join(", "),
    Status: "PAID",
    Currency: currency,
    "Total in cents": String(totalCents),
  });
});

it("the CSV archive has a spreadsheet per kind, in which nothing is a formula", async () => {
  const { panel, press } = await open();
  await press("CSV");
  expect(await panel.findByText(/-csv\.zip\.$/)).toBeVisible();
  const files = unzipSync(await bytesOf(saved[0]?.content ?? new Blob()));
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining(["read-me.txt", "account.csv", "saved-classes.csv", "subscription.csv"]),
  );
  const lines = new TextDecoder("utf-8", { ignoreBOM: true })
    .decode(files["saved-classes.csv"])
    .split("\r\n");
  expect(lines[0]).toBe("\uFEFFClass,Class ID,Saved at");
  expect(lines[1]).toMatch(/^"'=Sum, it up by Ivo",/);
});

it("asks for the format in a dialog, which is done once the file is saved", async () => {
  const { panel, press, user } = await open();
  const [csv, json] = panel.getAllByRole("radio");
  expect(csv).toHaveAccessibleName("CSV A ZIP of spreadsheets");
  expect(csv).toBeChecked();
  expect(json).toHaveAccessibleName("JSON One file for other apps");
  expect(json).not.toBeChecked();
  expect(panel.getByRole("button", { name: "Cancel" })).toBeVisible();
  await press("JSON");
  await user.click(await panel.findByRole("button", { name: "Done" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  const row = within(screen.getByRole("region", { name: "Your data" }));
  expect(row.getByRole("button", { name: "Download" })).toHaveFocus();
});

it("says what the files contain, and that a copy takes seconds and changes nothing", async () => {
  const { panel } = await open();
  expect(panel.getByText(/watch history, saved classes, invoices, and payments/)).toHaveTextContent(
    "It takes a few seconds, and your account stays as it is.",
  );
  for (const status of panel.getAllByRole("status")) expect(status).toBeEmptyDOMElement();
});

it("says what it does while it collects, and cannot be pressed twice", async () => {
  const { graph, panel, press } = await open();
  const hold = graph.hold("fetchMemberDataQuery");
  await press("JSON");
  expect(panel.getByText("Collecting your data. Please keep this page open.")).toBeVisible();
  expect(panel.getByRole("button", { name: "Collecting" })).toBeDisabled();
  hold.release();
  expect(await panel.findByText(/^Saved to your downloads/)).toBeVisible();
});

it("saves nothing if a part cannot be read, and a second attempt is complete", async () => {
  const { graph, panel, press } = await open(subscriber, ({ fail }) =>
    fail("Member.billingRecords", graphError("SERVER_ERROR")),
  );
  await press("JSON");
  const message = "We couldn’t collect all of your data. Please try again.";
  expect(await panel.findByRole("alert")).toHaveTextContent(message);
  expect(saved).toEqual([]);
  graph.heal("Member.billingRecords");
  await press("JSON");
  expect(await panel.findByText(/^Saved to your downloads/)).toBeVisible();
  expect(panel.queryByRole("alert")).toBeNull();
});

it("saves nothing if the invoices cannot be read", async () => {
  const { panel, press } = await open(subscriber, ({ fail }) =>
    fail("Member.invoices", graphError("SERVER_ERROR")),
  );
  await press("CSV");
  expect(await panel.findByRole("alert")).toHaveTextContent(/^We couldn’t collect all/);
  expect(saved).toEqual([]);
});

it("is there without a subscription, and says when to wait", async () => {
  const { panel, press } = await open(inactiveMember);
  for (let times = 1; times <= 6; times += 1) {
    await press("JSON");
    await panel.findByText(/^Saved to your downloads/);
    expect(saved).toHaveLength(times);
  }
  await press("JSON");
  expect(await panel.findByRole("alert")).toHaveTextContent(
    "You've asked for your data several times within an hour. Please try again later.",
  );
});
