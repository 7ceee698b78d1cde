/** Malformed input that no form of ours can send; becomes a GraphQL error. */
export class InputError extends Error {
  override readonly name = "InputError";
  readonly extensions = { code: "BAD_USER_INPUT" };
}
