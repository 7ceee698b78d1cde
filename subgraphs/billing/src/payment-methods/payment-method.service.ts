import type { Address } from "@eightcount/rules/billing/addresses";
import { type Refusal, refuse } from "@eightcount/service-kit/errors/refusal";
import { requireMember, type Viewer } from "@eightcount/service-kit/viewer/viewer";
import { refuseAttempt } from "../actions/refuse-attempt";
import { errors } from "../errors";

export interface PaymentMethodRequest {
  readonly attemptId: string;
  readonly tokenId: string;
  readonly address: Address;
  readonly firstName: string;
  readonly lastName: string;
  readonly challengeResultTokenId: string | null;
}

export class PaymentMethodService {
  async update(viewer: Viewer, request: PaymentMethodRequest): Promise<Refusal> {
    requireMember(viewer);
    return refuseAttempt(request.attemptId) ?? refuse(errors.action.notAvailable);
  }
}
