import { defineConfig, key } from "@eightcount/service-kit/config/config-table";
import { databaseUrlType } from "@eightcount/service-kit/config/standard-keys";

const databaseOf = (subgraph: "accounts" | "catalogue" | "viewing") =>
  key({
    env: `${subgraph.toUpperCase()}_DATABASE_URL`,
    type: databaseUrlType,
    doc: `PostgreSQL database of ${subgraph} that receives generated rows.`,
  });

/** For the program that fills the databases of a cluster. */
export const configTable = defineConfig({
  accounts: databaseOf("accounts"),
  catalogue: databaseOf("catalogue"),
  viewing: databaseOf("viewing"),
});
