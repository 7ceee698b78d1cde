/** A provider that the answer needs did not give it. Becomes a GraphQL error. */
export class OutageError extends Error {
  override readonly name = "OutageError";
  readonly extensions = { code: "SERVER_ERROR" };

  constructor(cause: unknown) {
    super("Server Error", { cause });
  }
}
