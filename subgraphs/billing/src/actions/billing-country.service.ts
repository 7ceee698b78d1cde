import { countryOfCurrency } from "@eightcount/rules/billing/plan-offers";
import type { CurrencyCode } from "@eightcount/rules/visits/visitor-location";
import { type Refusal, refuse } from "@eightcount/service-kit/errors/refusal";
import { errors } from "../errors";
import type { BillingProvider } from "../providers/billing/billing.provider";

/** Keeps members whose plan is sold in one country only from continuing it elsewhere. */
export class BillingCountryService {
  constructor(private readonly provider: Pick<BillingProvider, "readCountry">) {}

  /**
   * Accepts an account without an address, because a purchase needs one and no change removes it.
   * @throws the provider's error if it is unreachable.
   */
  async refusalFor(memberId: string, currency: CurrencyCode): Promise<Refusal | null> {
    if (countryOfCurrency(currency) === null) return null;
    const country = await this.provider.readCountry(memberId);
    return country === null ? null : countryRefusal(currency, country);
  }
}

/** Returns null if plans in the currency are sold to addresses in the country. */
export function countryRefusal(currency: CurrencyCode, country: string): Refusal | null {
  const only = countryOfCurrency(currency);
  return only === null || only === country ? null : refuse(errors.address.notInIndia);
}
