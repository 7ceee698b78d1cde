import type recurly from "recurly";
import { isValidation, messageOf, orNull } from "./failures";

const NOTHING = {
  email: null,
  firstName: null,
  lastName: null,
  company: null,
  address: {
    street1: null,
    street2: null,
    city: null,
    region: null,
    postalCode: null,
    phone: null,
  },
};

/** Invoices stay, with the country that tax records need. */
export async function closeAccount(client: recurly.Client, accountId: string): Promise<void> {
  const account = await orNull(client.getAccount(accountId));
  if (account === null) return;
  // The client's own type allows no null, which is how the API empties a field.
  const emptied = {
    ...NOTHING,
    address: { ...NOTHING.address, country: account.address?.country },
  };
  await client.updateAccount(accountId, emptied as unknown as recurly.AccountUpdate);
  if (account.state === "inactive") return;
  await client.deactivateAccount(accountId).catch((error: unknown) => {
    // Closed by someone else meanwhile.
    if (!(isValidation(error) && /inactive/i.test(messageOf(error)))) throw error;
  });
}
