import { ADDRESSES } from "../pages/addresses";
import { canadianAddress, completeOrder, fillAddress, typeCard } from "../pages/checkout";
import { mailedCode } from "../pages/mailbox";
import { memberOf } from "../pages/membership";
import type { Visit } from "../visit";
import type { Layout } from "./layouts";

/** One picture: an address, and what a person does there first. */
export interface Screen {
  /** Name of the file. */
  readonly name: string;
  readonly at: string;
  /** Final path, if it differs from the address. */
  readonly shows?: string;
  act?(visit: Visit): Promise<unknown>;
  /** Restores what loading a new page does not. */
  undo?(visit: Visit): Promise<unknown>;
  /** The only layout that has this screen. Both if unset. */
  readonly layout?: Layout;
  /** Selectors of the parts that are not compared, at most a tenth of the picture. */
  readonly masks?: readonly string[];
}

const CLASS = /^\/class\/.+/;

/** Derives a name from an address: "/history?status=completed" is "history-status-completed". */
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

/** Presses a button and waits for what it opens. */
const open = (name: string, selector: string) => async (visit: Visit) => {
  await press(name)(visit);
  await visit.page.locator(selector).first().waitFor();
};

/** Submits an empty form, which lists the missing fields. */
const emptyForm = (at: string, button: string): Screen => ({
  name: `${nameOf(at)}-empty`,
  at,
  act: open(button, "[aria-invalid=true], [role=alert]"),
});

/** A member gets one code at a time, so each of these pictures has its own member. */
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

/** Screens of a visitor who answered the cookie notice. */
export const VISITOR_SCREENS: readonly Screen[] = [
  ...plain(ADDRESSES.visitor),
  emptyForm("/signin", "Sign In"),
  emptyForm("/registration/step1", "Start 7-day Free Trial"),
  emptyForm("/reset/email", "SEND RESET CODE"),
  ...RESET_SCREENS,
];

/** Screens of a first visit with the cookie notice open. */
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

/** Offers for a visitor with a link for India. */
export const RUPEE_SCREENS: readonly Screen[] = plain([
  "/registration/plan?utm_currency=inr",
  "/registration/step1?utm_currency=inr",
]);

/** Offers for a visitor with a gift card. */
export const GIFT_SCREENS: readonly Screen[] = plain([
  "/registration/plan?utm_gift_card=1",
  "/registration/step1?utm_gift_card=1",
]);

/** Screens of a person who just registered and has not bought yet. */
export const NEWCOMER_SCREENS: readonly Screen[] = [
  ...plain(["/registration/step2", "/registration/order"]),
  emptyForm("/registration/step2", "Complete Order"),
  { name: "confirmation", at: "/registration/step2", shows: "/confirmation", act: pay },
];

/** The page for the code, which a sign-in with an unverified email leads to. */
export const UNCONFIRMED_SCREENS: readonly Screen[] = plain(["/verification"]);

/** Screens of every kind of member, or what they see instead of a page that is not theirs. */
export const MEMBER_SCREENS: readonly Screen[] = [
  ...plain([...ADDRESSES.member, ...ADDRESSES.subscriber]),
  { name: "menu", at: "/styles", act: open("Menu", "dialog[open], [aria-expanded=true]") },
  emptyForm("/purchase", "Complete Order"),
  // The phone layout shows an email address instead of the form.
  { ...emptyForm("/help/contact-us", "SEND"), layout: "desk" },
];
