import type { GraphQLResponse } from "relay-runtime";
import { createSessionOperations } from "./sessionOperations";

const failed = { data: null, errors: [{ message: "Something went wrong" }] };
const operations = createSessionOperations(async () => failed as unknown as GraphQLResponse);

describe("a response without data", () => {
  it.each([
    ["sign-out", () => operations.signOut("token-1")],
    ["check", () => operations.refresh(null)],
    [
      "sign-in",
      () => operations.signIn({ email: "ines@example.com", password: "x", rememberMe: false }),
    ],
  ])("is a failed %s", async (_, send) => {
    await expect(send()).rejects.toThrow("The session response contains no data");
  });
});
