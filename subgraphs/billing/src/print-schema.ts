import { runMain } from "@eightcount/service-kit/process/run-main";
import { print } from "graphql";
import { billingSchema } from "./schema";

runMain(async () => {
  // Printing calls no resolver.
  const { typeDefs } = await billingSchema({ get: () => undefined });
  process.stdout.write(`${print(typeDefs)}\n`);
});
