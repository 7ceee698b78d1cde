import { isRefusal } from "@eightcount/service-kit/errors/refusal";
import type { SubgraphContext } from "@eightcount/service-kit/graph/context";
import { Arg, Ctx, Mutation, Resolver } from "type-graphql";
import type { RefreshCookies } from "../sessions/refresh-cookie.rules";
import type { AccountDeletionService } from "./account-deletion.service";
import { RequestAccountDeletionInput, RequestAccountDeletionResult } from "./account-deletion.type";

@Resolver()
export class AccountDeletionResolver {
  constructor(
    private readonly deletions: AccountDeletionService,
    private readonly refreshCookies: RefreshCookies,
  ) {}

  @Mutation(() => RequestAccountDeletionResult, {
    description:
      "Schedules the deletion of the signed-in member's account, cancels the subscription, and ends every sign-in.",
  })
  async requestAccountDeletion(
    @Arg("input", () => RequestAccountDeletionInput) { password }: RequestAccountDeletionInput,
    @Ctx() context: SubgraphContext,
  ) {
    const result = await this.deletions.request(context.viewer, password);
    if (!isRefusal(result)) context.setCookie(this.refreshCookies.clear());
    return result;
  }
}
