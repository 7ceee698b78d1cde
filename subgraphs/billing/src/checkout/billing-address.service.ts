import { randomUUID } from "node:crypto";
import { type Address, checkAddress, regionToSend } from "@eightcount/rules/billing/addresses";
import { checkGiftCode } from "@eightcount/rules/billing/checkout-names";
import { countryOfCurrency } from "@eightcount/rules/billing/plan-offers";
import { normalizePostalCode } from "@eightcount/rules/billing/postal-codes";
import type { CurrencyCode } from "@eightcount/rules/visits/visitor-location";
import { type Refusal, refuse } from "@eightcount/service-kit/errors/refusal";
import type { AttemptLimits } from "@eightcount/service-kit/limits/attempt-limits";
import { requireMember, type Viewer } from "@eightcount/service-kit/viewer/viewer";
import { countryRefusal } from "../actions/billing-country.service";
import type { MemberTurnRepository } from "../actions/member-turn.repository";
import { errors } from "../errors";
import type { AccountReaderService } from "../legacy-crm/account-reader.service";
import { keysOf, limits } from "../limits/billing-limits";
import type {
  AccountHolder,
  BillingAddress,
  BillingProvider,
} from "../providers/billing/billing.provider";
import { type AccountStatusName, isRunning } from "../subscriptions/subscription.rules";
import type { SubscriptionService } from "../subscriptions/subscription.service";
import { refuseGiftCode } from "./purchase-refusals";

export interface AddressRequest extends Address {
  readonly giftCardCode: string | null;
}

const STREET_MAX_LENGTH = 50;

/** The only countries in which plans of a currency are sold. */
const PLAN_COUNTRIES: ReadonlySet<string | null> = new Set([countryOfCurrency("INR")]);

export interface BillingAddressParts {
  readonly provider: Pick<BillingProvider, "saveAddress" | "readCountry">;
  readonly accounts: Pick<AccountReaderService, "readAccount">;
  readonly subscriptions: Pick<SubscriptionService, "storedState">;
  readonly turns: MemberTurnRepository;
  readonly attemptLimits: Pick<AttemptLimits, "take">;
}

type Saved = { readonly accountId: string } | Refusal;

export class BillingAddressService {
  constructor(private readonly parts: BillingAddressParts) {}

  async save(viewer: Viewer, request: AddressRequest): Promise<Saved> {
    const memberId = requireMember(viewer);
    const fault = addressRefusal(request) ?? giftRefusal(request);
    if (fault) return fault;
    if (!(await this.parts.attemptLimits.take(keysOf(viewer, limits.addresses)))) {
      return refuse(errors.address.limitExceeded);
    }
    const holder = { memberId, email: viewer.email };
    const address = toBillingAddress(request);
    const state = await this.parts.subscriptions.storedState(memberId);
    const elsewhere = elsewhereRefusal(state.accountStatus, state.currency, address);
    if (elsewhere) return elsewhere;
    if (PLAN_COUNTRIES.has(address.country)) return this.#save(holder, address);
    return this.#saveElsewhere(holder, address);
  }

  /**
   * Takes the member's turn before the current country is read, so that no plan that needs the
   * country is bought between the reading and the change, whatever other changes are on their way.
   */
  async #saveElsewhere(holder: AccountHolder, address: BillingAddress): Promise<Saved> {
    const { turns } = this.parts;
    const { memberId } = holder;
    const attempt = { memberId, attemptId: randomUUID() };
    if (!(await turns.take(attempt))) return refuse(errors.action.inProgress);
    try {
      const refusal = await this.#leavingRefusal(memberId, address);
      if (refusal) return refusal;
      // The readings may have taken so long that an order took over.
      if (!(await turns.extend(attempt))) return refuse(errors.action.inProgress);
      return await this.#save(holder, address);
    } finally {
      await turns.release(attempt);
    }
  }

  async #leavingRefusal(memberId: string, address: BillingAddress): Promise<Refusal | null> {
    if (!PLAN_COUNTRIES.has(await this.parts.provider.readCountry(memberId))) return null;
    // The provider knows of an order whose answer was lost.
    const { subscription } = await this.parts.accounts.readAccount(memberId);
    return subscription && elsewhereRefusal(subscription.status, subscription.currency, address);
  }

  async #save(holder: AccountHolder, address: BillingAddress): Promise<Saved> {
    const answer = await this.parts.provider.saveAddress(holder, address);
    if (answer.kind === "saved") return { accountId: answer.accountId };
    return refuse({ ...errors.address.refused, message: answer.message });
  }
}

const elsewhereRefusal = (
  status: AccountStatusName,
  currency: CurrencyCode,
  { country }: BillingAddress,
): Refusal | null => (isRunning(status) ? countryRefusal(currency, country) : null);

export function addressRefusal(request: Address): Refusal | null {
  const [problem] = checkAddress(request);
  if (problem) {
    return refuse({ ...errors.address.invalid, message: problem.message, field: problem.kind });
  }
  const isLong = request.street.trim().length > STREET_MAX_LENGTH;
  return isLong ? refuse(errors.address.streetLong) : null;
}

function giftRefusal({ giftCardCode }: AddressRequest): Refusal | null {
  const message = giftCardCode === null ? null : checkGiftCode(giftCardCode);
  return message ? refuseGiftCode(message) : null;
}

export function toBillingAddress(address: Address): BillingAddress {
  return {
    country: address.country.trim().toUpperCase(),
    region: regionToSend(address),
    street: address.street.trim(),
    city: address.city.trim(),
    postalCode: normalizePostalCode(address.postalCode),
  };
}
