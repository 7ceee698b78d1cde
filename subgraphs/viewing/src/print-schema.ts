import { runMain } from "@eightcount/service-kit/process/run-main";
import { print } from "graphql";
import { viewingSchema } from "./schema";

runMain(async () => {
  // Printing calls no resolver.
  const { typeDefs } = await viewingSchema({ get: () => undefined });
  process.stdout.write(`${print(typeDefs)}\n`);
});
