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
export async function fillAddress({ page }: Visit, address: Address): Promise<void> {
  const { Country, region, ...texts } = address;
  await page.getByLabel("Country").selectOption({ label: Country });
  if (region) await page.getByLabel(region[0]).selectOption({ label: region[1] });
  for (const [label, text] of Object.entries(texts)) {
    await page.getByLabel(label, { exact: true }).fill(text);
  }
}

/** Types into the provider's own frame; nothing of it is in our page. */
export async function typeCard({ page }: Visit, number: string): Promise<void> {
  const frame = page.frameLocator("iframe[src*='field.html']");
  const type = async (label: string, text: string) => {
    const field = frame.getByLabel(label);
    await field.fill("");
    await field.pressSequentially(text);
  };
  await type("Card number", number);
  await type("Expiry date, month and year", "1234");
  await type("Security code", "123");
}

/** The box at the side that says what is bought. */
export const summaryOf = ({ page }: Visit): Locator =>
  page.getByRole("region", { name: "Order Summary" });

export async function applyCoupon({ page }: Visit, code: string): Promise<void> {
  await page.getByLabel("Discount code").fill(code);
  await page.getByRole("button", { name: "Apply" }).click();
}

export async function completeOrder({ page }: Visit): Promise<void> {
  await page.getByRole("button", { name: "Complete Order" }).click();
}
