import http from "k6/http";
import type { Operations } from "./operations.ts";
import { site } from "./settings.ts";

type Settings = Operations["checkout"]["response"]["checkoutSettings"];

/** A card that the sandbox accepts. */
const CARD = { number: "4111111111111111", month: "12", year: "34", cvv: "123" };

/** What the provider's script reads from the page's form. */
export interface CardHolder {
  readonly firstName: string;
  readonly lastName: string;
  readonly street: string;
  readonly city: string;
  readonly region: string;
  readonly postalCode: string;
  readonly country: string;
}

/** Sends a card to the provider as its script does. Returns the card's token, or null. */
export function cardToken({ apiUrl, publicKey }: Settings, holder: CardHolder): string | null {
  const api = apiUrl.startsWith("/") ? `${site}${apiUrl}` : apiUrl;
  const body = JSON.stringify({
    ...{ ...CARD, key: publicKey },
    ...{ first_name: holder.firstName, last_name: holder.lastName, address1: holder.street },
    ...{ city: holder.city, state: holder.region },
    ...{ postal_code: holder.postalCode, country: holder.country },
  });
  const headers = { "content-type": "application/json" };
  const answer = http.post(`${api}/token`, body, { headers, tags: { name: "cardToken" } });
  return answer.status === 200 ? (answer.json("id")?.toString() ?? null) : null;
}
