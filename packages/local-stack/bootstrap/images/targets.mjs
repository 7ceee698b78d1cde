import { subgraphs } from "../paths.mjs";

/** Loaded before every program, so that it can patch what the program imports. */
const TELEMETRY = "packages/service-kit/dist/telemetry/register.js";

const migrationsOf = (name) => `subgraphs/${name}/prisma/migrations`;

const ofSubgraph = (name) => ({
  programs: ["main", "worker-main"].map((entry) => `subgraphs/${name}/dist/src/${entry}.js`),
  files: [],
});

/** What each image runs, and the files that its programs read without importing them. */
export const targets = {
  gateway: {
    programs: ["gateway/dist/main.js"],
    files: ["gateway/supergraph.graphql", "client/persisted-operations.json"],
  },
  ...Object.fromEntries(subgraphs.map((name) => [name, ofSubgraph(name)])),
  client: { programs: ["client/server/main.ts"], files: ["client/dist/browser"] },
  migrations: {
    programs: ["packages/local-stack/dist/migrations/main.js"],
    files: subgraphs.map(migrationsOf),
  },
  /** Generated rows for load tests, demo content, and its members. Each program refuses production. */
  "load-data": {
    programs: [
      "packages/local-stack/dist/load-data/in-cluster/main.js",
      ...subgraphs.map((name) => `subgraphs/${name}/dist/prisma/seed/main.js`),
    ],
    files: [],
  },
  /** The sandbox, for local and staging clusters. Production refuses its addresses. */
  "stand-ins": {
    programs: ["packages/sandbox/dist/main.js"],
    files: ["packages/sandbox/browser", "packages/sandbox/migrations"],
  },
};

export const entriesOf = ({ programs }) => [TELEMETRY, ...programs];
