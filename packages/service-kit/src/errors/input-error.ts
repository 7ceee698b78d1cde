/** Malformed input that none of our forms can send. Becomes a GraphQL error. */
export class InputError extends Error {
  override readonly name = "InputError";
  readonly extensions = { code: "BAD_USER_INPUT" };
}
