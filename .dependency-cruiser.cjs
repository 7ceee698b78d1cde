/**
 * The import rules of docs/architecture.md. `npm run check` prints the comment of a violated rule.
 * On TypeScript 7 the cruiser needs @swc/core, or it reads no module and passes. Therefore the
 * check fails below a minimum number of modules.
 */
const TEST = "\\.(test|contract)\\.tsx?$|/src/testing/";
const BENCH = "^subgraphs/[^/]+/bench/";
const ENTRY = ["\\.resolver\\.ts$", "\\.job\\.ts$"];
const SEED = "^subgraphs/[^/]+/prisma/seed/";
const PROCESS = "/(main|worker-main|print-schema)\\.ts$";
const DATA = "\\.(repository|read-model)\\.ts$";
const ROOT = "/src/(subgraph|infrastructure|compose)\\.ts$";

const rule = (name, comment, from, to) => ({ name, severity: "error", comment, from, to });

const betweenDeployables = [
  rule(
    "client-speaks-graphql",
    "The browser reaches servers over GraphQL only. Pure rules are shared through packages/rules.",
    { path: "^client/src/" },
    { path: "^(client/server|gateway|subgraphs|packages/(?!rules/))" },
  ),
  rule(
    "client-server-holds-no-domain",
    "The client server sends pages. Of our packages it imports service-kit and rules only.",
    { path: "^client/server/" },
    { path: "^(gateway|subgraphs|packages/(?!(rules|service-kit)/))" },
  ),
  rule(
    "server-never-imports-client",
    "Servers do not know the client.",
    { path: "^(gateway|subgraphs|packages)/" },
    { path: "^client/" },
  ),
  rule(
    "subgraphs-are-islands",
    "A subgraph reaches another through the federated graph or a queue, never an import.",
    { path: "^subgraphs/([^/]+)/" },
    { path: "^subgraphs/", pathNot: "^subgraphs/$1/" },
  ),
  rule(
    "gateway-holds-no-domain",
    "The gateway routes; it owns no business rule. Telemetry names are allowed.",
    { path: "^gateway/src/" },
    { path: "^(subgraphs/|packages/rules/(?!src/telemetry/))" },
  ),
  rule(
    "packages-look-down",
    "packages/* serve the deployables and never import them.",
    { path: "^packages/" },
    { path: "^(client|gateway|subgraphs|loadtests|helm)/" },
  ),
  rule(
    "rules-are-pure",
    "packages/rules imports nothing: no Node, no npm, no sibling.",
    { path: "^packages/rules/src/", pathNot: TEST },
    { pathNot: "^packages/rules/" },
  ),
  rule(
    "contracts-are-definitions",
    "packages/contracts imports zod and packages/rules only: both sides of an event can load it.",
    { path: "^packages/contracts/src/", pathNot: TEST },
    { pathNot: ["^packages/(contracts|rules)/", "node_modules/zod/"] },
  ),
];

const aroundTheProduct = [
  rule(
    "production-runs-alone",
    "The product runs without demo content, the sandbox, the local stack and the test kit.",
    {
      path: "^(client/(src|server)|gateway/src|subgraphs/[^/]+/src|packages/(rules|contracts|service-kit))/",
      pathNot: TEST,
    },
    { path: ["^packages/(demo|sandbox|local-stack|test-kit)/", SEED] },
  ),
  rule(
    "only-tests-use-the-test-kit",
    "packages/test-kit serves tests, journeys, attacks and benchmarks; nothing that runs imports it.",
    { path: "^(subgraphs|packages/(?!test-kit/))", pathNot: [TEST, BENCH] },
    { path: "^packages/test-kit/" },
  ),
  rule(
    "demo-is-content",
    "Only seeds and tests import packages/demo; everything else finds its content in a database or folder.",
    { path: "^(client|gateway|subgraphs|packages)/", pathNot: ["^packages/demo/", SEED, TEST] },
    { path: "^packages/demo/" },
  ),
  rule(
    "demo-knows-no-protocol",
    "packages/demo writes files and exports content; it imports no other package of ours.",
    { path: "^packages/demo/", pathNot: TEST },
    { path: "^packages/(?!demo/)" },
  ),
  rule(
    "seeds-import-no-sandbox",
    "A seed reaches the sandbox over its API, as the product does.",
    { path: SEED, pathNot: TEST },
    { path: "^packages/(sandbox|local-stack)/" },
  ),
];

const insideTheLocalStack = [
  rule(
    "processes-know-no-stack",
    "stack -> processes -> supervision: processes/ describes a process without its stack.",
    { path: "^packages/local-stack/src/processes/", pathNot: TEST },
    { path: "^packages/local-stack/src/stack/" },
  ),
  rule(
    "supervision-knows-no-product",
    "Supervision runs any process; processes/ and stack/ decide which ones.",
    { path: "^packages/local-stack/src/supervision/", pathNot: TEST },
    { path: "^packages/local-stack/src/(processes|stack)/" },
  ),
];

const insideASubgraph = [
  rule(
    "entry-asks-a-service",
    "Resolvers and jobs translate. Data and providers stay behind a service.",
    { path: ENTRY },
    { path: [DATA, "/providers/", "/generated/client/"] },
  ),
  rule(
    "service-knows-no-graphql",
    "Services speak domain types; GraphQL types stay in *.type.ts and *.resolver.ts.",
    { path: "\\.service\\.ts$" },
    {
      path: [
        "\\.(type|resolver|job)\\.ts$",
        "/generated/",
        "node_modules/(type-graphql|graphql|@prisma)/",
      ],
    },
  ),
  rule(
    "service-knows-no-adapter",
    "A service receives a provider's interface, never its adapter.",
    { path: "\\.service\\.ts$" },
    { path: ["\\.adapter\\.ts$", "/providers/[^/]+/registry\\.ts$"] },
  ),
  rule(
    "an-oracle-stands-alone",
    "An oracle tells the rules a second time. With an import it would share the code's mistakes.",
    { path: "-oracle\\.ts$" },
    { path: ".*" },
  ),
  rule(
    "domain-rules-are-pure",
    "*.rules.ts imports only *.rules.ts and packages/rules.",
    { path: "^subgraphs/.*\\.rules\\.ts$" },
    { pathNot: ["\\.rules\\.ts$", "^packages/rules/"] },
  ),
  rule(
    "prisma-behind-repositories",
    "Only *.repository.ts, *.read-model.ts, subgraph.ts and infrastructure.ts name Prisma's client.",
    { path: "^subgraphs/", pathNot: [DATA, ROOT, "/generated/", "/seed/", TEST] },
    { path: "/generated/client/" },
  ),
  rule(
    "adapters-behind-the-registry",
    "Only a seam's registry.ts (and tests) may name an adapter.",
    { path: "^subgraphs/", pathNot: ["/registry\\.ts$", TEST] },
    { path: "\\.adapter\\.ts$" },
  ),
  rule(
    "a-process-has-one-root",
    "Only a process's entry file and tests import subgraph.ts, or a program's compose.ts.",
    { path: "^(subgraphs|gateway|packages)/.*src/", pathNot: [PROCESS, TEST] },
    { path: "^(subgraphs/[^/]+/src/subgraph|(subgraphs|gateway|packages)/.*src/compose)\\.ts$" },
  ),
  rule(
    "subgraph-lists-the-modules",
    "Only subgraph.ts imports a *.module.ts. A feature receives another's services, not its module.",
    { path: "^subgraphs/", pathNot: ["/src/subgraph\\.ts$", TEST] },
    { path: "^subgraphs/.*\\.module\\.ts$" },
  ),
  rule(
    "config-at-the-door",
    "Only entry files, subgraph.ts, infrastructure.ts and compose.ts read config.ts; everything else receives its values.",
    { path: "^(subgraphs|gateway|packages)/.*src/", pathNot: [PROCESS, ROOT, TEST] },
    { path: "/src/config\\.ts$" },
  ),
];

const insideTheClient = [
  rule(
    "screens-do-not-borrow",
    "A screen never imports another screen: lift the shared part to components/.",
    { path: "^client/src/screens/([^/]+)/" },
    { path: "^client/src/screens/", pathNot: "^client/src/screens/$1/" },
  ),
  rule(
    "client-looks-down",
    "app -> screens -> components -> design; never upwards.",
    {
      path: "^client/src/(components|player|payments|relay|search|tracking|design|captcha|format|storage)/",
      pathNot: TEST,
    },
    { path: "^client/src/(app|screens)/" },
  ),
  rule(
    "player-engine-stands-alone",
    "The engine plays a source and reports state; it imports neither React nor Relay.",
    { path: "^client/src/player/engine/" },
    {
      path: [
        "node_modules/(react|react-dom|react-relay|relay-runtime)/",
        "^client/src/(?!player/engine/)",
      ],
    },
  ),
];

module.exports = {
  forbidden: [
    ...betweenDeployables,
    ...aroundTheProduct,
    ...insideTheLocalStack,
    ...insideASubgraph,
    ...insideTheClient,
    rule("no-cycles", "Import cycles hide which file depends on which.", {}, { circular: true }),
    rule(
      "no-orphans",
      "Nothing imports this file. Delete it or use it.",
      {
        orphan: true,
        pathNot: [
          TEST,
          "\\.d\\.ts$",
          "/main\\.tsx?$",
          "\\.(config|bench)\\.[cm]?[jt]s$",
          "/_example/",
          "/(print-schema|worker-main|register)\\.ts$",
          "^client/src/testing/",
          "^packages/sandbox/browser/recaptcha/",
          "\\.cjs$",
        ],
      },
      {},
    ),
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: ["__generated__", "/dist/", "/generated/type-graphql/", "\\.eightcount/"] },
    moduleSystems: ["es6", "cjs"],
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["types", "import", "require", "default"],
      extensions: [".ts", ".tsx", ".js", ".mjs", ".cjs", ".json"],
    },
  },
};
