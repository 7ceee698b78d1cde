import { z } from "zod";
import type { AccountEntry, Address } from "../book/book";

const text = (max: number) => z.string().max(max).nullish();

/** An address as the provider takes it. */
export const addressBody = z.object({
  street1: text(50),
  street2: text(255),
  city: text(50),
  region: text(50),
  postal_code: text(20),
  country: text(50),
  phone: text(50),
});

/** The account fields a create, an update and a purchase may carry. */
export const accountDetails = z.object({
  email: z.email().max(255).nullish(),
  first_name: text(255),
  last_name: text(255),
  address: addressBody.nullish(),
});

/** Drops what was not given; null when nothing was. */
export function addressOf(body: z.infer<typeof addressBody> | null | undefined): Address | null {
  const given = Object.entries(body ?? {}).filter(([, value]) => value);
  return given.length > 0 ? (Object.fromEntries(given) as Address) : null;
}

/** Overwrites the account's details with those given; an address is replaced as a whole. */
export function applyDetails(
  account: AccountEntry,
  details: z.infer<typeof accountDetails>,
  now: number,
): void {
  if (details.email !== undefined) account.email = details.email;
  if (details.first_name !== undefined) account.firstName = details.first_name;
  if (details.last_name !== undefined) account.lastName = details.last_name;
  if (details.address !== undefined) account.address = addressOf(details.address);
  account.updatedAt = now;
}
