import { isValidPassword } from "@eightcount/rules/people/password";
import { type RefusalEntry, refusal } from "../execution/errors";
import type { Resolvers } from "../execution/resolver";
import type { MemberRow } from "../world/memberRows";
import type { World } from "../world/world";
import { memberByEmail } from "./sessions";
import { maskedEmail } from "./signUp";

const RESEND_MS = 30_000;

function request(world: World, email: string) {
  const member = memberByEmail(world, email);
  if (!member) {
    const message = "Please check for spelling errors or if it is the correct user email";
    return refusal("SendCodeRefused", { code: "USER_NOT_FOUND", message, field: "email" });
  }
  member.resetCode = "123456";
  return {
    __typename: "CodeSent",
    destination: maskedEmail(member.email),
    nextSendAt: new Date(world.now().getTime() + RESEND_MS),
  };
}

interface TypedCode {
  readonly email: string;
  readonly code: string;
}

const refuse = (entry: RefusalEntry) => refusal("PasswordResetRefused", entry);

/** Returns the account whose code was typed, or its refusal. */
function check(world: World, { email, code }: TypedCode): MemberRow | ReturnType<typeof refuse> {
  const member = memberByEmail(world, email);
  if (!member) {
    const message = "An error has occurred!";
    return refuse({ code: "USER_NOT_FOUND", message, field: "email" });
  }
  if (member.resetCode === code.trim()) return member;
  const message = "Your verification code is wrong.";
  return refuse({ code: "CODE_MISMATCH", message, field: "code" });
}

function verify(world: World, typed: TypedCode) {
  const checked = check(world, typed);
  if (!("key" in checked)) return checked;
  return { __typename: "PasswordResetCodeVerified", email: checked.email };
}

function reset(world: World, input: TypedCode & { readonly newPassword: string }) {
  if (!isValidPassword(input.newPassword)) {
    const message = "Please enter a valid password!";
    return refuse({ code: "INVALID_PASSWORD", message, field: "newPassword" });
  }
  const checked = check(world, input);
  if (!("key" in checked)) return checked;
  checked.password = input.newPassword;
  checked.isVerified = true;
  checked.resetCode = null;
  return { __typename: "PasswordReset", email: checked.email };
}

interface Input<Fields> {
  readonly input: Fields;
}

export const passwordResetResolvers: Resolvers = {
  Mutation: {
    requestPasswordReset: (_: unknown, { input }: Input<{ email: string }>, world) =>
      request(world, input.email),
    verifyPasswordResetCode: (_: unknown, { input }: Input<TypedCode>, world) =>
      verify(world, input),
    resetPassword: (
      _: unknown,
      { input }: Input<TypedCode & { readonly newPassword: string }>,
      world,
    ) => reset(world, input),
  },
};
