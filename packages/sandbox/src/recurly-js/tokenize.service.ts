import { createHmac } from "node:crypto";
import { addressOf } from "../recurly/accounts/account-details";
import type { StoredCard } from "../recurly/book/book";
import { brandOf } from "../recurly/cards/card-number.rules";
import type { CardTokenRepository } from "../recurly/cards/card-token.repository";
import { testCard, testCardKeyOf } from "../recurly/cards/test-cards";
import {
  type CardFields,
  cardFieldProblems,
  type FieldProblem,
  fullYear,
} from "./card-fields.rules";

export interface TokenError {
  readonly code: string;
  readonly message: string;
  readonly fields: readonly string[];
  readonly details: readonly FieldProblem[];
}

export type TokenReply =
  | { readonly type: string; readonly id: string }
  | { readonly error: TokenError };

export const tokenError = (
  code: string,
  message: string,
  details: readonly FieldProblem[] = [],
): { readonly error: TokenError } => ({
  error: { code, message, fields: details.map(({ field }) => field), details },
});

const FINGERPRINT_KEY = "sandbox-card-fingerprint";

/** Creates browser tokens. Card numbers are not stored. */
export class TokenizeService {
  constructor(
    private readonly tokens: CardTokenRepository,
    private readonly clock: () => number,
  ) {}

  async tokenizeCard(fields: CardFields): Promise<TokenReply> {
    const details = cardFieldProblems(fields, new Date(this.clock()));
    if (details.length > 0) {
      return tokenError("validation", "There was an error validating your request.", details);
    }
    return this.#issue("credit_card", fields, storedCard(fields));
  }

  async tokenizeWallet(fields: CardFields): Promise<TokenReply> {
    const number = "4111111111111111";
    const device = { ...fields, number, month: "12", year: "40", cvv: "" };
    return this.#issue("apple_pay", device, { ...storedCard(device), wallet: true });
  }

  async #issue(
    type: "credit_card" | "apple_pay",
    fields: CardFields,
    card: StoredCard,
  ): Promise<TokenReply> {
    const id = await this.tokens.issue(type, {
      card,
      firstName: fields.first_name.trim(),
      lastName: fields.last_name.trim(),
      address: addressOf({
        street1: fields.address1,
        street2: fields.address2,
        city: fields.city,
        region: fields.state,
        postal_code: fields.postal_code,
        country: fields.country,
      }),
    });
    return { type, id };
  }
}

function storedCard(fields: CardFields): StoredCard {
  const number = fields.number.replaceAll(/[\s-]/g, "");
  const key = testCardKeyOf(number);
  return {
    testCard: key,
    brand: brandOf(number),
    firstSix: number.slice(0, 6),
    lastFour: number.slice(-4),
    expiryMonth: Number(fields.month),
    expiryYear: fullYear(fields.year.trim()),
    fingerprint: testCard(key).remembered ? fingerprintOf(number) : null,
    wallet: false,
  };
}

const fingerprintOf = (number: string): string =>
  createHmac("sha256", FINGERPRINT_KEY).update(number).digest("base64url");
