import { kindsThatHaveDanced } from "@eightcount/demo/content/members";
import type { Locator } from "playwright-core";
import { CLASS } from "../pages/addresses";
import { waitForPlayback } from "../pages/pictures";
import { film, isPlaying, waitUntil } from "../pages/player";
import { PHONE, PHONE_LANDSCAPE } from "../pages/windows";
import type { Visit } from "../visit";
import type { Layout } from "./target-counts";
import type { Walker } from "./walkers";

/** Something that a person opens on a page by hand. */
export interface Opening {
  readonly name: string;
  readonly at: string;
  /** Where it can be opened; without it, in both layouts. */
  readonly layout?: Layout;
  readonly isFor: (walker: Walker) => boolean;
  /** Opens it and returns the element that came; null when the whole page is looked at again. */
  readonly open: (visit: Visit) => Promise<Locator | null>;
  /** Puts back what a new page does not. */
  readonly close?: (visit: Visit) => Promise<void>;
  /** Escape closes it and leaves the page as it was, so that the page need not be loaded again. */
  readonly isEscapable?: boolean;
}

const isVisitor = ({ role }: Walker) => role === "visitor";
const isSubscriber = ({ role }: Walker) => role === "subscriber";
const isMember = ({ role }: Walker) => role === "member" || role === "subscriber";

/** The dialog that is open, whether it asks or offers. */
const dialogOf = ({ page }: Visit) => page.locator("dialog[open], [role=alertdialog]");

async function press(visit: Visit, name: string | RegExp): Promise<void> {
  const isExact = typeof name === "string";
  await visit.hands.press(visit.page.getByRole("button", { name, exact: isExact }).first());
}

/** Presses a button and returns what it controls. */
async function panelOf({ page, hands }: Visit, button: Locator): Promise<Locator> {
  await hands.press(button);
  await button.and(page.locator("[aria-expanded=true]")).waitFor();
  return page.locator(`[id="${await button.getAttribute("aria-controls")}"]`);
}

const menu = (name: string | RegExp) => (visit: Visit) =>
  panelOf(visit, visit.page.getByRole("button", { name, exact: typeof name === "string" }).first());

async function suggestions(visit: Visit): Promise<Locator> {
  const { page, hands, isPhone } = visit;
  if (isPhone) await press(visit, "Menu");
  const box = page.getByLabel("Search Text").filter({ visible: true });
  await hands.type(box, "heel");
  const list = page.getByRole("listbox", { name: "Suggestions" });
  await list.getByRole("option").first().waitFor();
  return list;
}

async function drawer(visit: Visit): Promise<Locator> {
  await press(visit, "Menu");
  return dialogOf(visit);
}

/**
 * Pauses a running film, which keeps its controls shown. A key pauses it on a busy machine too,
 * where the controls may hide again before a pointer reaches them.
 */
export async function pausePlayback({ page, hands }: Visit): Promise<void> {
  await waitForPlayback(film(page));
  await hands.key("k");
  await waitUntil("the film is paused", async () => !(await isPlaying(page)));
}

/** A class that was left before says so for a while, with two buttons. */
async function closeNote({ page, hands }: Visit): Promise<void> {
  await waitForPlayback(film(page));
  const close = page.getByRole("status").getByRole("button", { name: "Close" });
  if (await close.isVisible()) await hands.press(close);
}

const controls = (name: string) => async (visit: Visit) => {
  await pausePlayback(visit);
  return menu(name)(visit);
};

const catalogue = (at: string, isFor: Opening["isFor"]): readonly Opening[] => [
  { name: "style filter", at, isFor, open: menu(/^Style/), isEscapable: true },
  { name: "instructor filter", at, isFor, open: menu(/^Instructor/), isEscapable: true },
  { name: "level filter", at, isFor, layout: "phone", open: menu(/^Level/), isEscapable: true },
  { name: "order", at, isFor, open: menu(/^Sort/), isEscapable: true },
  { name: "drawer", at, isFor, layout: "phone", open: drawer, isEscapable: true },
  { name: "search suggestions", at, isFor, open: suggestions },
];

/** Where there is little room, the slider comes to a mouse that rests on its button. */
async function volume(visit: Visit): Promise<Locator> {
  const { page, hands } = visit;
  await pausePlayback(visit);
  await hands.rest(page.getByRole("button", { name: /^(Mute|Unmute)$/ }));
  return page.locator("div:has(> input[aria-label=Volume])");
}

/** On a desk the list is open from the beginning; a phone shows one line of it. */
async function timestamps(visit: Visit): Promise<Locator> {
  await pausePlayback(visit);
  const panel = visit.page.getByRole("complementary", { name: "Timestamps" });
  await visit.hands.press(panel.locator("button[aria-expanded=false]").filter({ visible: true }));
  await panel.locator("ol").waitFor();
  return panel;
}

const player: readonly Opening[] = [
  { name: "practice menu", at: CLASS, isFor: isSubscriber, open: controls("Practice") },
  {
    name: "keyboard shortcuts",
    at: CLASS,
    layout: "desk",
    isFor: isSubscriber,
    async open(visit) {
      await controls("Practice")(visit);
      await press(visit, "Keyboard shortcuts");
      return dialogOf(visit);
    },
  },
  { name: "quality menu", at: CLASS, isFor: isSubscriber, open: controls("Quality") },
  { name: "volume", at: CLASS, layout: "desk", isFor: isSubscriber, open: volume },
  { name: "timestamps", at: CLASS, layout: "phone", isFor: isSubscriber, open: timestamps },
  {
    name: "turned",
    at: CLASS,
    layout: "phone",
    isFor: isSubscriber,
    async open(visit) {
      const { page } = visit;
      await closeNote(visit);
      await pausePlayback(visit);
      await page.setViewportSize(PHONE_LANDSCAPE);
      return page.locator("[data-full]");
    },
    close: ({ page }) => page.setViewportSize(PHONE),
  },
  {
    name: "question before leaving",
    at: CLASS,
    isFor: isSubscriber,
    async open(visit) {
      await waitForPlayback(film(visit.page));
      await visit.hands.press(visit.page.getByRole("link", { name: "Eightcount" }).first());
      return dialogOf(visit);
    },
  },
];

/**
 * Goes to the end of the profile on a desk and waits until its jumps mark that. Otherwise the part
 * behind a dialog, and the mark, would depend on how busy the machine is.
 */
async function goToEnd({ page, hands, isPhone }: Visit): Promise<void> {
  if (isPhone) return;
  await hands.key("End");
  await page.locator("[aria-current=location]", { hasText: "Privacy & data" }).waitFor();
}

/** Opens a dialog and waits for its choices, which may arrive after it. */
const choicesBehind = (button: string) => async (visit: Visit) => {
  await press(visit, button);
  const dialog = dialogOf(visit);
  await dialog.getByRole("radio").first().waitFor();
  return dialog;
};

/** Opens a card dialog and waits for the provider's frame. */
const cardDialogBehind = (button: string) => async (visit: Visit) => {
  await press(visit, button);
  const dialog = dialogOf(visit);
  await dialog.frameLocator("iframe[src*='field.html']").getByLabel("Card number").waitFor();
  return dialog;
};

/** Members without a completed class have no chart yet. */
const DANCERS = new Set<string>(kindsThatHaveDanced);

/** Everything that opens over a page. */
export const OPENINGS: readonly Opening[] = [
  ...catalogue("/public/catalog", isVisitor),
  ...catalogue("/classes", isMember),
  {
    name: "invitation to join",
    at: "/public/catalog",
    isFor: isVisitor,
    open: (visit) => invitation(visit),
    isEscapable: true,
  },
  {
    name: "invitation to start the trial",
    at: "/classes",
    isFor: ({ role }) => role === "member",
    open: (visit) => invitation(visit),
    isEscapable: true,
  },
  {
    name: "member menu",
    at: "/help/FAQ",
    layout: "desk",
    isFor: isMember,
    open: menu("Menu"),
    isEscapable: true,
  },
  {
    name: "plans",
    at: "/settings/subscription",
    isFor: ({ name }) => name === "inactive",
    open: choicesBehind("Purchase Subscription"),
    isEscapable: true,
  },
  {
    name: "gift plans",
    at: "/settings/subscription",
    isFor: ({ name }) => ["inactive", "expired"].includes(name),
    open: choicesBehind("Redeem Gift Card"),
    isEscapable: true,
  },
  {
    name: "exit survey",
    at: "/settings/subscription",
    isFor: ({ name }) => name === "active yearly",
    open: choicesBehind("Cancel Subscription"),
    isEscapable: true,
  },
  {
    name: "next plans",
    at: "/settings/subscription",
    isFor: ({ name }) => name === "active yearly",
    async open(visit) {
      await press(visit, "Change Subscription");
      await dialogOf(visit)
        .getByText(/^The new plan starts on/)
        .waitFor();
      return dialogOf(visit);
    },
    isEscapable: true,
  },
  {
    name: "plans of the card on file",
    at: "/settings/subscription",
    isFor: ({ name }) => name === "expired",
    open: choicesBehind("Reactivate Subscription"),
    isEscapable: true,
  },
  {
    name: "gift card on the account",
    at: "/settings/subscription",
    isFor: ({ name }) => name === "active yearly",
    async open(visit) {
      await press(visit, "Redeem Gift Card");
      return dialogOf(visit);
    },
    isEscapable: true,
  },
  {
    name: "card dialog",
    at: "/settings/subscription",
    isFor: ({ name }) => name === "active yearly",
    open: cardDialogBehind("Update Payment Method"),
    isEscapable: true,
  },
  {
    name: "card dialog of an overdue payment",
    at: "/settings/subscription",
    isFor: ({ name }) => name === "owing",
    open: cardDialogBehind("Update Payment Method"),
    isEscapable: true,
  },
  {
    name: "password",
    at: "/settings/profile",
    isFor: ({ name }) => name === "active yearly",
    open: async (visit) => {
      await press(visit, "Change password");
      return dialogOf(visit);
    },
    isEscapable: true,
  },
  {
    name: "format of the data",
    at: "/settings/profile",
    isFor: ({ name }) => name === "active yearly",
    open: async (visit) => {
      await goToEnd(visit);
      await press(visit, "Download");
      const dialog = dialogOf(visit);
      await dialog.getByText("CSV").waitFor();
      return dialog;
    },
    isEscapable: true,
  },
  {
    name: "deletion of the account",
    at: "/settings/profile",
    isFor: ({ name }) => name === "active yearly",
    open: async (visit) => {
      await goToEnd(visit);
      await press(visit, "Delete account");
      const dialog = dialogOf(visit);
      await dialog.getByText("Your profile").waitFor();
      return dialog;
    },
    isEscapable: true,
  },
  {
    name: "every answer",
    at: "/help/FAQ",
    isFor: isMember,
    async open({ page, hands }) {
      const entries = page.locator("main details");
      for (const entry of await entries.all()) await hands.press(entry.locator("summary"));
      return null;
    },
  },
  {
    name: "chart as a table",
    at: "/dashboard",
    isFor: ({ name }) => DANCERS.has(name),
    async open(visit) {
      await press(visit, "Show as table");
      return null;
    },
  },
  ...player,
];

/** Presses the first class of the list, which only subscribers may dance. */
async function invitation(visit: Visit): Promise<Locator> {
  const { page, hands } = visit;
  await hands.press(page.locator("main article").first().getByRole("button").first());
  return dialogOf(visit);
}
