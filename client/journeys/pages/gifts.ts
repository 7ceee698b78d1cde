import type { Visit } from "../visit";
import { canadianAddress, fillAddress, typeCard } from "./checkout";
import { approveAtBank } from "./subscription";

/** Who gives and who gets, with an address of each. */
export interface Gift {
  readonly giver: string;
  /** Null for a card to print. */
  readonly recipient: string | null;
  /** How many days from now the card is mailed. */
  readonly inDays?: number;
  /** Whether the card's bank wants the payment confirmed. */
  readonly asksBank?: boolean;
}

const GOOD_CARD = "4111111111111111";
const CHALLENGED_CARD = "4000000000003220";
const DAY_MS = 86_400_000;

/** Enters a gift of a month and who pays for it, and pays. */
export async function giveMonth(visit: Visit, gift: Gift): Promise<void> {
  const { page, hands } = visit;
  await hands.tick(page.getByRole("radio", { name: /^A month of dancing/ }));
  if (gift.recipient === null) {
    await hands.tick(page.getByRole("radio", { name: /^Print it myself/ }));
  }
  await hands.type(page.getByLabel("Their name"), "李 美玲");
  if (gift.recipient !== null) {
    await hands.type(page.getByLabel("Their email"), gift.recipient);
    if (gift.inDays) await chooseDay(visit, gift.inDays);
  }
  await hands.type(page.getByLabel("Your message"), "ارقصي معي 💃");
  await hands.type(page.getByLabel("Your name"), "Ada");
  await hands.type(page.getByLabel("Your email"), gift.giver);
  await fillAddress(visit, canadianAddress);
  await typeCard(visit, gift.asksBank ? CHALLENGED_CARD : GOOD_CARD);
  await hands.press(page.getByRole("button", { name: "Pay $19" }));
  if (gift.asksBank) await approveAtBank(visit);
  await page.getByRole("heading", { name: "Thank you for giving dance" }).waitFor();
}

/** Types a day into the calendar field, which the keyboard reaches from the address. */
async function chooseDay({ page, hands }: Visit, inDays: number): Promise<void> {
  const field = page.getByLabel("Delivery day");
  const [year, month, day] = (await field.inputValue()).split("-").map(Number);
  const chosen = new Date(Date.UTC(year ?? 0, (month ?? 1) - 1, day) + inDays * DAY_MS);
  const wanted = chosen.toISOString().slice(0, "2026-12-24".length);
  await hands.tabTo(field);
  await hands.write(`${wanted.slice(5, 7)}${wanted.slice(8)}${wanted.slice(0, 4)}`);
  expect(await field.inputValue()).toBe(wanted);
}

/** Looks up a balance and returns what the page says. */
export async function balanceOf({ page, hands }: Visit, code: string): Promise<string> {
  const form = page.getByRole("form", { name: "Check a balance" });
  await hands.type(form.getByLabel("Gift card code"), code);
  await hands.press(form.getByRole("button", { name: "Check balance" }));
  const answer = form.getByRole("status").locator("b");
  await answer.waitFor();
  return (await answer.textContent()) ?? "";
}
