import { loadConfig } from "@eightcount/service-kit/config/config-table";
import { runMain } from "@eightcount/service-kit/process/run-main";
import { print } from "graphql";
import { compose } from "./compose";
import { configTable } from "./config";

/** Prints this subgraph's SDL; nothing is connected to. */
runMain(async () => {
  const { typeDefs } = await compose(loadConfig(configTable, {}));
  process.stdout.write(`${print(typeDefs)}\n`);
});
