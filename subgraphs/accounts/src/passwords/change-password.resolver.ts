import type { SubgraphContext } from "@eightcount/service-kit/graph/context";
import { Arg, Ctx, Mutation, Resolver } from "type-graphql";
import { REFRESH_COOKIE } from "../sessions/refresh-cookie.rules";
import type { ChangePasswordService } from "./change-password.service";
import { ChangePasswordInput, ChangePasswordResult } from "./change-password.type";

@Resolver()
export class ChangePasswordResolver {
  constructor(private readonly changes: ChangePasswordService) {}

  @Mutation(() => ChangePasswordResult, { description: "Changes the viewer's own password." })
  changePassword(
    @Arg("input", () => ChangePasswordInput) input: ChangePasswordInput,
    @Ctx() { viewer, cookies }: SubgraphContext,
  ) {
    return this.changes.change(viewer, input, cookies[REFRESH_COOKIE]);
  }
}
