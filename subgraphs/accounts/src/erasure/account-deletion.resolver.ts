import { isRefusal } from "@eightcount/service-kit/errors/refusal";
import type { SubgraphContext } from "@eightcount/service-kit/graph/context";
import { requireMember } from "@eightcount/service-kit/viewer/viewer";
import { Arg, Ctx, Mutation, Resolver } from "type-graphql";
import type { RefreshCookies } from "../sessions/refresh-cookie.rules";
import type { SessionService } from "../sessions/session.service";
import type { AccountDeletionService } from "./account-deletion.service";
import { RequestAccountDeletionInput, RequestAccountDeletionResult } from "./account-deletion.type";

@Resolver()
export class AccountDeletionResolver {
  constructor(
    private readonly deletions: AccountDeletionService,
    private readonly sessions: Pick<SessionService, "isForeign">,
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
    const { viewer, cookies } = context;
    const result = await this.deletions.request(viewer, password);
    if (isRefusal(result)) return result;
    const presented = this.refreshCookies.read(cookies);
    const isForeign = await this.sessions.isForeign(requireMember(viewer), presented);
    if (!isForeign) context.setCookie(this.refreshCookies.clear());
    return result;
  }
}
