import { normalizeEmail } from "@eightcount/rules/people/email";
import { type RefusalEntry, refusal } from "../execution/errors";
import type { Resolvers } from "../execution/resolver";
import type { MemberRow } from "../world/memberRows";
import type { World } from "../world/world";

const TOKEN_MS = 300_000;

/** Returns the account of an email in any spelling. */
export const memberByEmail = (world: World, email: string): MemberRow | undefined =>
  world.members.find((member) => normalizeEmail(member.email) === normalizeEmail(email));

/** Signs a member in. */
export function signedIn(world: World, member: MemberRow) {
  const keptAccount = member.deletesAt !== null;
  member.deletesAt = null;
  world.viewer = member;
  return {
    __typename: "SignedIn",
    userName: member.key,
    accessToken: "token",
    expiresAt: new Date(world.now().getTime() + TOKEN_MS),
    groups: member.groups,
    keptAccount,
    member,
  };
}

const userNotFound: RefusalEntry = {
  code: "USER_NOT_FOUND",
  message: "That email you entered does not exist in our records.",
  field: "email",
};
const notAuthorized: RefusalEntry = {
  code: "NOT_AUTHORIZED",
  message: "The password you entered is incorrect.",
  field: "password",
};
const userNotConfirmed: RefusalEntry = {
  code: "USER_NOT_CONFIRMED",
  message: "Your account is not verified. You will be redirected shortly.",
};

interface Credentials {
  readonly email: string;
  readonly password: string;
}

function signIn(world: World, { email, password }: Credentials) {
  const refuse = (entry: RefusalEntry) => refusal("SignInRefused", entry);
  const member = memberByEmail(world, email);
  if (!member) return refuse(userNotFound);
  if (member.password !== password) return refuse(notAuthorized);
  return member.isVerified ? signedIn(world, member) : refuse(userNotConfirmed);
}

/** A ticket from billing adds the member to the Subscriber group. */
function refresh(world: World, ticket: string | null) {
  const { viewer } = world;
  if (!viewer) return { __typename: "SignedOut", reason: "NO_SESSION" };
  if (ticket !== null && world.tickets[ticket] === viewer.key) {
    viewer.groups = [...new Set([...viewer.groups, "SUBSCRIBER" as const])];
  }
  return signedIn(world, viewer);
}

interface Input<Fields> {
  readonly input: Fields;
}

export const sessionResolvers: Resolvers = {
  Mutation: {
    signIn: (_: unknown, { input }: Input<Credentials>, world) => signIn(world, input),
    refreshSession: (_: unknown, { input }: Input<{ entitlementTicket?: string | null }>, world) =>
      refresh(world, input.entitlementTicket ?? null),
    signOut: (_: unknown, __: unknown, world) => {
      world.viewer = null;
      return { reason: "SIGNED_OUT" };
    },
  },
};
