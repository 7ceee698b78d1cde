import { z } from "zod";
import type { AccountEntry, Address } from "../book/book";

const text = (max: number) => z.string().max(max).nullish();

export const addressBody = z.object({
  street1: text(50),
  street2: text(255),
  city: text(50),
  region: text(50),
  postal_code: text(20),
  country: text(50),
  phone: text(50),
});

export const accountDetails = z.object({
  email: z.email().max(255).nullish(),
  first_name: text(255),
  last_name: text(255),
  address: addressBody.nullish(),
});

/** Drops missing fields. Returns null if none is left. */
export function addressOf(body: z.infer<typeof addressBody> | null | undefined): Address | null {
  const given = Object.entries(body ?? {}).filter(([, value]) => value);
  return given.length > 0 ? (Object.fromEntries(given) as Address) : null;
}

/** Updates the given details. An address is replaced as a whole. */
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
