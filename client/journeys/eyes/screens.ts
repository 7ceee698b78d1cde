import { ADDRESSES } from "../pages/addresses";
import { canadianAddress, completeOrder, fillAddress, typeCard } from "../pages/checkout";
import { mailedCode } from "../pages/mailbox";
import { memberOf } from "../pages/membership";
import type { Visit } from "../visit";
import type { Layout } from "./layouts";

/** One picture: an address, and what a person does there before it is taken. */
export interface Screen {
  /** Names the file. */
  readonly name: string;
  readonly at: string;
  /** The path it is at in the end, when that is another one. */
  readonly shows?: string;
  act?(visit: Visit): Promise<unknown>;
  /** Puts back what a new page does not. */
  undo?(visit: Visit): Promise<unknown>;
  /** The only layout in which there is such a thing; both when unset. */
  readonly layout?: Layout;
  /** Selectors of the parts that are not compared: a tenth of the picture at most. */
  readonly masks?: readonly string[];
}

const CLASS = /^\/class\/.+/;

/** Names a picture by its address: "/history?status=completed" is "history-status-completed". */
export function nameOf(at: string): string {
  const words = at
    .replace(CLASS, "class")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-");
  return words.replaceAll(/^-|-$/g, "") || "home";
}

const plain = (addresses: readonly string[]): readonly Screen[] =>
  addresses.map((at) => ({ name: nameOf(at), at }));

const press =
  (name: string) =>
  ({ page, hands }: Visit) =>
    hands.press(page.getByRole("button", { name, exact: true }).first());

/** Presses a button and waits until what it opens is there. */
const open = (name: string, selector: string) => async (visit: Visit) => {
  await press(name)(visit);
  await visit.page.locator(selector).first().waitFor();
};

/** A form sent as it is, which names what is missing. */
const emptyForm = (at: string, button: string): Screen => ({
  name: `${nameOf(at)}-empty`,
  at,
  act: open(button, "[aria-invalid=true], [role=alert]"),
});

/** At one moment a member is mailed one code: each of these pictures has a member of its own. */
async function requestReset(visit: Visit, kind: string): Promise<string> {
  const { email } = memberOf(kind);
  await visit.hands.type(visit.page.getByLabel("Email"), email);
  await press("SEND RESET CODE")(visit);
  await visit.arrives("/reset/code");
  return email;
}

async function enterResetCode(visit: Visit, kind: string): Promise<void> {
  const { code } = await mailedCode(await requestReset(visit, kind));
  await visit.hands.type(visit.page.getByLabel("Reset code"), code);
  await press("CONTINUE")(visit);
  await visit.arrives("/reset/password");
}

const RESET_SCREENS: readonly Screen[] = [
  {
    name: "reset-code",
    at: "/reset/email",
    shows: "/reset/code",
    act: (visit) => requestReset(visit, visit.isPhone ? "expired" : "cancelled"),
  },
  {
    name: "reset-password",
    at: "/reset/email",
    shows: "/reset/password",
    act: (visit) => enterResetCode(visit, visit.isPhone ? "retention used" : "pending change"),
  },
];

/** What a visitor sees who has answered the cookie notice. */
export const VISITOR_SCREENS: readonly Screen[] = [
  ...plain(ADDRESSES.visitor),
  emptyForm("/signin", "Sign In"),
  emptyForm("/registration/step1", "Start 7-day Free Trial"),
  emptyForm("/reset/email", "SEND RESET CODE"),
  ...RESET_SCREENS,
];

/** What somebody sees who has never been here: the cookie notice is open. */
export const FIRST_SCREENS: readonly Screen[] = plain([
  "/public/catalog",
  "/signin",
  "/onboarding",
  "/registration/step1",
]);

async function pay(visit: Visit): Promise<void> {
  await fillAddress(visit, canadianAddress);
  await typeCard(visit, "4111111111111111");
  await completeOrder(visit);
  await visit.arrives("/confirmation");
}

/** What somebody is offered who came by a link for India. */
export const RUPEE_SCREENS: readonly Screen[] = plain([
  "/registration/plan?utm_currency=inr",
  "/registration/step1?utm_currency=inr",
]);

/** What somebody is offered who came with a gift card. */
export const GIFT_SCREENS: readonly Screen[] = plain([
  "/registration/plan?utm_gift_card=1",
  "/registration/step1?utm_gift_card=1",
]);

/** What somebody sees who has just registered and is on the way to a subscription. */
export const NEWCOMER_SCREENS: readonly Screen[] = [
  ...plain(["/registration/step2", "/registration/order"]),
  emptyForm("/registration/step2", "Complete Order"),
  { name: "confirmation", at: "/registration/step2", shows: "/confirmation", act: pay },
];

/** What somebody sees who signs in without having verified the email: the page for the code. */
export const UNCONFIRMED_SCREENS: readonly Screen[] = plain(["/verification"]);

/** What every kind of members sees; where a page is not theirs, what they see instead. */
export const MEMBER_SCREENS: readonly Screen[] = [
  ...plain([...ADDRESSES.member, ...ADDRESSES.subscriber]),
  { name: "menu", at: "/styles", act: open("Menu", "dialog[open], [aria-expanded=true]") },
  emptyForm("/purchase", "Complete Order"),
  // A phone has an address to write to instead of the form.
  { ...emptyForm("/help/contact-us", "SEND"), layout: "desk" },
];
