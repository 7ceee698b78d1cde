import type { Visit } from "../visit";
import { summaryOf } from "./checkout";

/** Parses an amount as a person reads it: "₹4,999.00" is INR 499900. */
export interface Amount {
  readonly currency: string;
  readonly cents: number;
}

const AMOUNT = String.raw`[$₹][\d,]+(?:\.\d\d)?`;

export function amountOf(words: string | undefined): Amount {
  if (!words?.match(`^${AMOUNT}$`)) throw new Error(`"${words}" is not an amount`);
  const cents = Math.round(Number(words.slice(1).replaceAll(",", "")) * 100);
  return { currency: words.startsWith("₹") ? "INR" : "USD", cents };
}

/** The price on the selected plan's card. */
export async function chosenPrice({ page }: Visit): Promise<Amount> {
  const card = page.locator("label").filter({ has: page.getByRole("radio", { checked: true }) });
  const words = await card.innerText();
  return amountOf(words.match(`(${AMOUNT})\\s*per (?:year|month)`)?.[1]);
}

/** Amounts in the order summary: the plan's price, the payment today, and the first charge. */
export async function orderSums(visit: Visit) {
  const box = summaryOf(visit);
  await box.getByText("Total today").waitFor();
  const words = (await box.innerText()).replaceAll(/\s+/g, " ");
  const last = (label: string) => words.match(`${label}((?: ?${AMOUNT})+)`)?.[1];
  const amounts = (text: string | undefined) => text?.match(new RegExp(AMOUNT, "g")) ?? [];
  const first = words.match(`First charge, (\\w+ \\d+, \\d+)((?: ${AMOUNT})+)`);
  return {
    price: amountOf(words.match(AMOUNT)?.[0]),
    today: amountOf(amounts(last("Total today")).at(-1)),
    firstCharge: first && { on: first[1], amount: amountOf(amounts(first[2]).at(-1)) },
  };
}

/** A value on the subscription tab, once loaded. */
export async function settingValue({ page }: Visit, name: string): Promise<string> {
  const loaded = "self::*[not(ancestor::*[@aria-busy='true'])]";
  const value = page
    .locator("dt", { hasText: name })
    .locator(`xpath=${loaded}/following-sibling::dd[1]`);
  return (await value.innerText()).trim();
}
