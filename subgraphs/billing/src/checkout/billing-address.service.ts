import { type Address, checkAddress, regionToSend } from "@eightcount/rules/billing/addresses";
import { checkGiftCode } from "@eightcount/rules/billing/checkout-names";
import { normalizePostalCode } from "@eightcount/rules/billing/postal-codes";
import { type Refusal, refuse } from "@eightcount/service-kit/errors/refusal";
import type { AttemptLimits } from "@eightcount/service-kit/limits/attempt-limits";
import { requireMember, type Viewer } from "@eightcount/service-kit/viewer/viewer";
import { errors } from "../errors";
import { keysOf, limits } from "../limits/billing-limits";
import type { BillingAddress, BillingProvider } from "../providers/billing/billing.provider";
import { refuseGiftCode } from "./purchase-refusals";

export interface AddressRequest extends Address {
  readonly giftCardCode: string | null;
}

const STREET_MAX_LENGTH = 50;

export class BillingAddressService {
  constructor(
    private readonly provider: Pick<BillingProvider, "saveAddress">,
    private readonly attemptLimits: AttemptLimits,
  ) {}

  async save(viewer: Viewer, request: AddressRequest): Promise<{ accountId: string } | Refusal> {
    const memberId = requireMember(viewer);
    const fault = addressRefusal(request) ?? giftRefusal(request);
    if (fault) return fault;
    if (!(await this.attemptLimits.take(keysOf(viewer, limits.addresses)))) {
      return refuse(errors.address.limitExceeded);
    }
    const holder = { memberId, email: viewer.email };
    const answer = await this.provider.saveAddress(holder, toBillingAddress(request));
    if (answer.kind === "saved") return { accountId: answer.accountId };
    return refuse({ ...errors.address.refused, message: answer.message });
  }
}

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
