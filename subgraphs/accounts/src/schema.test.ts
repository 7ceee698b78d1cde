import { readFileSync } from "node:fs";
import path from "node:path";
import { graphOf } from "@eightcount/service-kit/subgraph/print-subgraph";
import { isInputObjectType, isInterfaceType, isObjectType, print } from "graphql";
import { accounts } from "./subgraph";

describe("the schema of accounts", () => {
  const built = graphOf(accounts);

  it("is the one in schema.graphql", async () => {
    const { typeDefs } = await built;
    const committed = readFileSync(path.join(__dirname, "../schema.graphql"), "utf8");
    expect(`${print(typeDefs)}\n`).toBe(committed);
  });

  it("describes every output and input field", async () => {
    const { schema } = await built;
    const undescribed = Object.values(schema.getTypeMap())
      .filter((type) => isObjectType(type) || isInputObjectType(type) || isInterfaceType(type))
      .flatMap((type) =>
        Object.values(type.getFields())
          .filter(({ name, description }) => !description && !`${type.name}${name}`.includes("_"))
          .map(({ name }) => `${type.name}.${name}`),
      );
    expect(undescribed).toEqual([]);
  });

  it("has a field for every call of the identity provider", async () => {
    const { schema } = await built;
    const names = [schema.getQueryType(), schema.getMutationType()]
      .filter(isObjectType)
      .flatMap((type) => Object.keys(type.getFields()));
    expect(names).toEqual(
      expect.arrayContaining([
        "signUp",
        "userByEmail",
        "emailWhitelisted",
        "confirmSignUp",
        "resendVerificationCode",
        "signIn",
        "refreshSession",
        "signOut",
        "requestPasswordReset",
        "verifyPasswordResetCode",
        "resetPassword",
        "changePassword",
        "updateProfile",
      ]),
    );
  });
});
