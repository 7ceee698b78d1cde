import type { Locator } from "playwright-core";
import type { Visit } from "../visit";

export interface Address {
  readonly "First Name": string;
  readonly "Last Name": string;
  readonly "Address Line 1": string;
  readonly City: string;
  readonly Country: string;
  /** Label and name of the region, where the country has one. */
  readonly region?: readonly [label: string, name: string];
  readonly "Postal Code": string;
}

export const canadianAddress: Address = {
  "First Name": "Ada",
  "Last Name": "Tempo",
  "Address Line 1": "8 Count Street",
  City: "Toronto",
  Country: "Canada",
  region: ["Province", "Ontario"],
  "Postal Code": "M5V 2T6",
};

export const americanAddress: Address = {
  ...canadianAddress,
  City: "New York",
  Country: "United States",
  region: ["State", "New York"],
  "Postal Code": "10001",
};

/** Name and address as a person types them. */
export async function fillAddress({ page, hands }: Visit, address: Address): Promise<void> {
  const { Country, region, ...texts } = address;
  await hands.choose(page.getByLabel("Country"), Country);
  if (region) await hands.choose(page.getByLabel(region[0]), region[1]);
  for (const [label, text] of Object.entries(texts)) {
    await hands.type(page.getByLabel(label, { exact: true }), text);
  }
}

/** Types into the provider's own frame; nothing of it is in our page. */
export async function typeCard({ page, hands }: Visit, number: string): Promise<void> {
  const frame = page.frameLocator("iframe[src*='field.html']");
  await hands.type(frame.getByLabel("Card number"), number);
  await hands.type(frame.getByLabel("Expiry date, month and year"), "1234");
  await hands.type(frame.getByLabel("Security code"), "123");
}

/** The box at the side that says what is bought. */
export const summaryOf = ({ page }: Visit): Locator =>
  page.getByRole("region", { name: "Order Summary" });

export async function applyCoupon({ page, hands }: Visit, code: string): Promise<void> {
  await hands.type(page.getByLabel("Discount code"), code);
  await hands.press(page.getByRole("button", { name: "Apply" }));
}

export async function completeOrder({ page, hands }: Visit): Promise<void> {
  await hands.press(page.getByRole("button", { name: "Complete Order" }));
}
