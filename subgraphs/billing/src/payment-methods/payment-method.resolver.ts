import type { SubgraphContext } from "@eightcount/service-kit/graph/context";
import { Arg, Ctx, Mutation, Resolver } from "type-graphql";
import { withMember } from "../actions/with-member";
import type { PaymentMethodService } from "./payment-method.service";
import { UpdatePaymentMethodInput, UpdatePaymentMethodResult } from "./payment-method.type";

@Resolver()
export class PaymentMethodResolver {
  constructor(private readonly service: PaymentMethodService) {}

  @Mutation(() => UpdatePaymentMethodResult, {
    description:
      "Replaces the signed-in member's card and address, then collects what is overdue. Refused " +
      "with NOT_AVAILABLE unless UPDATE_PAYMENT_METHOD is among the subscription's actions.",
  })
  async updatePaymentMethod(
    @Arg("input", () => UpdatePaymentMethodInput) input: UpdatePaymentMethodInput,
    @Ctx() { viewer }: SubgraphContext,
  ) {
    const { threeDSecureActionResultTokenId, ...request } = input;
    const challengeResultTokenId = threeDSecureActionResultTokenId ?? null;
    return withMember(await this.service.update(viewer, { ...request, challengeResultTokenId }));
  }
}
