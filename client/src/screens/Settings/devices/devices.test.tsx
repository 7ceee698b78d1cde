import { screen, waitFor, within } from "@testing-library/react";
import { graphError } from "../../../testing/graph/execution/errors";
import type { MemoryGraph } from "../../../testing/graph/graph";
import type { DeviceRow } from "../../../testing/graph/world/memberRows";
import { aDevice, aMember } from "../../../testing/graph/world/members";
import { renderRoute, subscriber } from "../../../testing/renderRoute";
import { resizeTo } from "../../../testing/windowWidth";

const SIGN_OUT = "useSignOutDeviceMutation";
const SIGN_OUT_OTHERS = "useSignOutOtherDevicesMutation";
const mac = () =>
  aDevice({ name: "Chrome on macOS", kind: "COMPUTER", place: "United States", isCurrent: true });
const phone = () => aDevice({ name: "Safari on iOS", kind: "PHONE", place: "India" });
const tablet = () => aDevice({ name: "Chrome on Android", kind: "TABLET" });

afterEach(() => resizeTo(1440));

async function open(devices: readonly DeviceRow[], provoke?: (graph: MemoryGraph) => void) {
  const viewer = aMember({ devices });
  const page = await renderRoute("/settings/profile", {
    as: subscriber,
    world: { viewer },
    ...(provoke ? { provoke } : {}),
  });
  const panel = within(await screen.findByRole("region", { name: "Devices" }));
  const press = (name: string) => page.user.click(panel.getByRole("button", { name }));
  return { ...page, viewer, panel, press };
}

const rows = () => within(screen.getByRole("list", { name: "Signed-in devices" }));
const names = () =>
  rows()
    .getAllByRole("listitem")
    .map((row) => row.querySelector("p")?.firstChild?.textContent);

it("lists devices with place and last use; this one is active and has no button", async () => {
  await open([mac(), phone()]);
  const [own, other] = rows().getAllByRole("listitem");
  expect(own).toHaveTextContent(
    /Chrome on macOSThis deviceActive now · United StatesSigned in yesterday, \d+:\d\d.[AP]M$/,
  );
  expect(other).toHaveTextContent(
    /Safari on iOSActive (?:today|yesterday), \d+:\d\d.[AP]M · IndiaSigned in yesterday, \d+:\d\d.[AP]MSign out$/,
  );
  expect(other).not.toHaveTextContent("This device");
  expect(rows().getAllByRole("button")).toEqual([
    rows().getByRole("button", { name: "Sign out Safari on iOS" }),
  ]);
});

it("one row stands for devices that look alike, and shows each on demand", async () => {
  const own = { ...mac(), name: "Safari on iOS", kind: "PHONE" as const, place: "India" };
  const { press, panel, viewer } = await open([own, phone(), phone(), phone(), tablet()]);
  const list = () => rows().getAllByRole("listitem");
  expect(list()).toHaveLength(3);
  expect(list()[1]).toHaveTextContent(
    /Safari on iOSActive .* · IndiaLast signed in .*Show 3 sign-ins$/,
  );
  await press("Show 3 sign-ins of Safari on iOS");
  expect(rows().getByText("Hide 3 sign-ins")).toBeVisible();
  const alike = within(panel.getByRole("list", { name: "3 sign-ins of Safari on iOS" }));
  expect(alike.getAllByRole("listitem")).toHaveLength(3);
  const [last] = alike.getAllByRole("button").slice(-1);
  const [, , , third] = viewer.devices;
  last?.click();
  await screen.findByText("Safari on iOS is signed out.");
  expect(viewer.devices.map(({ deviceId }) => deviceId)).not.toContain(third?.deviceId);
  expect(panel.getByRole("list", { name: "2 sign-ins of Safari on iOS" })).toBeVisible();
});

it("tells sign-ins that look alike apart by when they began and were last used", async () => {
  const at = (days: number) => new Date(2026, 0, 20 - days, 9, 5);
  const used = (days: number) => ({ ...phone(), signedInAt: at(days + 3), lastUsedAt: at(days) });
  const { press, panel } = await open([mac(), used(1), used(0)]);
  expect(rows().getAllByRole("listitem")[1]).toHaveTextContent(
    /Active Jan 19, 2026 · IndiaLast signed in Jan 17, 2026Show 2 sign-ins$/,
  );
  await press("Show 2 sign-ins of Safari on iOS");
  const alike = within(panel.getByRole("list", { name: "2 sign-ins of Safari on iOS" }));
  const texts = alike.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(texts.map((text) => text?.replaceAll("\u202f", " "))).toEqual([
    "Signed in Jan 16, 2026, 9:05 AMActive Jan 19, 2026Sign out",
    "Signed in Jan 17, 2026, 9:05 AMActive Jan 20, 2026Sign out",
  ]);
  const labels = alike.getAllByRole("button").map((button) => button.getAttribute("aria-label"));
  expect(new Set(labels).size).toBe(2);
});

it("shows nothing in place of a place that is unknown", async () => {
  await open([mac(), tablet()]);
  const [, other] = rows().getAllByRole("listitem");
  expect(other?.textContent).not.toContain("·");
});

it("is active now only on this device, or within two minutes of its last use", async () => {
  const used = (minutes: number) => new Date(Date.now() - minutes * 60_000);
  await open([
    { ...mac(), lastUsedAt: used(40) },
    { ...phone(), lastUsedAt: used(1) },
    { ...tablet(), lastUsedAt: used(12) },
  ]);
  const texts = rows()
    .getAllByRole("listitem")
    .map(({ textContent }) => /Active (?:now|\d+ minutes ago)/.exec(textContent ?? "")?.[0]);
  expect(texts).toEqual(["Active now", "Active now", "Active 12 minutes ago"]);
});

it("says so when there is no other device, and asks about none", async () => {
  const { panel } = await open([mac()]);
  expect(panel.queryByText(/recognize/)).toBeNull();
  expect(panel.getByText("You’re only signed in here.")).toBeVisible();
  expect(panel.queryByRole("button")).toBeNull();
});

it("signs one device out, which leaves the list, and the focus returns to the panel", async () => {
  const { press, viewer, graph } = await open([mac(), phone(), tablet()]);
  const [, { deviceId } = mac()] = viewer.devices;
  await press("Sign out Safari on iOS");
  expect(await screen.findByText("Safari on iOS is signed out.")).toBeVisible();
  expect(names()).toEqual(["Chrome on macOS", "Chrome on Android"]);
  expect(graph.seenOf(SIGN_OUT).map(({ variables }) => variables)).toEqual([
    { input: { deviceId } },
  ]);
  expect(screen.getByRole("heading", { name: "Devices" })).toHaveFocus();
});

it("sends one request at a time", async () => {
  const { press, graph, user } = await open([mac(), phone(), tablet()]);
  const held = graph.hold(SIGN_OUT);
  await press("Sign out Safari on iOS");
  expect(screen.getByRole("button", { name: "Sign out Safari on iOS" })).toBeDisabled();
  const other = screen.getByRole("button", { name: "Sign out Chrome on Android" });
  expect(other).toBeDisabled();
  await user.click(other);
  held.release();
  await screen.findByText("Safari on iOS is signed out.");
  expect(graph.seenOf(SIGN_OUT)).toHaveLength(1);
});

it("refused: shows the message, and the device can be tried again", async () => {
  const message = "This device is no longer signed in.";
  const { press } = await open([mac(), phone()], (graph) =>
    graph.refuse("signOutDevice", { code: "DEVICE_NOT_FOUND", message }),
  );
  await press("Sign out Safari on iOS");
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByRole("button", { name: "Sign out Safari on iOS" })).toBeEnabled();
});

it("failed: says that nothing happened, and the device stays", async () => {
  const { press } = await open([mac(), phone()], (graph) => graph.fail(SIGN_OUT));
  await press("Sign out Safari on iOS");
  expect(await screen.findByText(/^We couldn’t sign the device out/)).toBeVisible();
  expect(names()).toHaveLength(2);
});

describe("all other devices", () => {
  it("are the others on phones, whose short label does not sound as if it took this one", async () => {
    resizeTo(390);
    const { panel } = await open([mac(), phone()]);
    expect(panel.getByText("Sign out others")).toBeVisible();
    expect(
      panel.getByRole("button", { name: "Sign out others: all other devices" }),
    ).toHaveTextContent(/^Sign out others$/);
  });

  const confirm = async () => within(await screen.findByRole("dialog"));

  it("are signed out after a question", async () => {
    const { press, user, panel } = await open([mac(), phone(), tablet()]);
    await press("Sign out all other devices");
    const dialog = await confirm();
    expect(dialog.getByText("You’ll stay signed in on this one.")).toBeVisible();
    await user.click(dialog.getByRole("button", { name: "Sign out others" }));
    expect(await screen.findByText("All other devices are signed out.")).toBeVisible();
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(names()).toEqual(["Chrome on macOS"]);
    expect(panel.queryByRole("button")).toBeNull();
  });

  it("stay after the question is declined", async () => {
    const { press, user, graph } = await open([mac(), phone()]);
    await press("Sign out all other devices");
    await user.click((await confirm()).getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(names()).toHaveLength(2);
    expect(graph.seenOf(SIGN_OUT_OTHERS)).toEqual([]);
    expect(screen.getByRole("button", { name: "Sign out all other devices" })).toHaveFocus();
  });

  it("stay after a failure, and the question too", async () => {
    const { press, user } = await open([mac(), phone()], (graph) =>
      graph.fail("Mutation.signOutOtherDevices", graphError("UNAVAILABLE")),
    );
    await press("Sign out all other devices");
    const dialog = await confirm();
    await user.click(dialog.getByRole("button", { name: "Sign out others" }));
    expect(await screen.findByText(/^We couldn’t sign your devices out/)).toBeVisible();
    expect(screen.getByRole("dialog")).toBeVisible();
    expect(names()).toHaveLength(2);
  });
});

it("a new password leaves only this device", async () => {
  const { user, viewer } = await open([mac(), phone()]);
  viewer.password = "Passw0rd!";
  await user.click(screen.getByRole("button", { name: "Change password" }));
  const form = within(screen.getByRole("dialog", { name: "Change your password" }));
  await user.type(form.getByLabelText("Current password"), "Passw0rd!");
  await user.type(form.getByLabelText("New password"), "N3w-Dance!");
  await user.type(form.getByLabelText("Retype password"), "N3w-Dance!");
  await user.click(form.getByRole("button", { name: "Change password" }));
  await screen.findByText("Your password has been changed!");
  expect(names()).toEqual(["Chrome on macOS"]);
});

it("the address in the mail about a new device leads to the panel", async () => {
  const seen: string[] = [];
  Element.prototype.scrollIntoView = function (this: Element) {
    seen.push(this.querySelector("h2, h3")?.textContent ?? "");
  };
  await renderRoute("/settings/profile#devices", { as: subscriber });
  await screen.findByRole("region", { name: "Devices" });
  expect(seen).toContain("Devices");
});
