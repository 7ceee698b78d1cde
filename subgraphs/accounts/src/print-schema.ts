import { runMain } from "@eightcount/service-kit/process/run-main";
import { print } from "graphql";
import { accountsSchema } from "./schema";

runMain(async () => {
  // Printing calls no resolver.
  const { typeDefs } = await accountsSchema({ get: () => undefined });
  process.stdout.write(`${print(typeDefs)}\n`);
});
