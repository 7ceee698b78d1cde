import { ACCOUNT_DELETION_DAYS } from "@eightcount/rules/people/account-deletion";
import { refusal } from "../execution/errors";
import type { Resolvers } from "../execution/resolver";
import type { World } from "../world/world";
import { memberOf } from "./viewings";

const DAY_MS = 86_400_000;

/** Cancels the subscription and ends the session. */
function requestAccountDeletion(world: World, password: string) {
  const member = memberOf(world);
  if (password !== member.password) {
    const message = "You entered the wrong password.";
    const entry = { code: "NOT_AUTHORIZED", message, field: "password" };
    return refusal("AccountDeletionRefused", entry);
  }
  const { subscription } = member;
  if (subscription.accountStatus === "ACTIVE") {
    member.subscription = { ...subscription, accountStatus: "CANCELLED", nextAmountCents: 0 };
  }
  member.deletesAt ??= new Date(world.now().getTime() + ACCOUNT_DELETION_DAYS * DAY_MS);
  world.viewer = null;
  return { __typename: "AccountDeletionRequested", deletesAt: member.deletesAt };
}

export const deletionResolvers: Resolvers = {
  Mutation: {
    requestAccountDeletion: (
      _: unknown,
      { input }: { readonly input: { readonly password: string } },
      world,
    ) => requestAccountDeletion(world, input.password),
  },
};
