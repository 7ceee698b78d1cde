import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type ImportReport, readImportRules } from "./import-rules";

const repository = path.resolve(__dirname, "../../../..");
const config = path.join(repository, ".dependency-cruiser.cjs");

/** One planted violation per rule: the file, and what it must not import. */
const planted: Readonly<Record<string, readonly [file: string, source: string]>> = {
  "client-speaks-graphql": ["client/src/screens/A/A.tsx", "../../../../gateway/src/door"],
  "client-server-holds-no-domain": ["client/server/app.ts", "../../packages/contracts/src/topic"],
  "server-never-imports-client": ["gateway/src/door.ts", "../../client/src/relay/network"],
  "subgraphs-are-islands": ["subgraphs/a/src/x.ts", "../../b/src/y"],
  "gateway-holds-no-domain": ["gateway/src/price.ts", "../../packages/rules/src/billing/money"],
  "packages-look-down": ["packages/service-kit/src/k.ts", "../../../gateway/src/main"],
  "rules-are-pure": ["packages/rules/src/billing/money.ts", "node:fs"],
  "contracts-are-definitions": ["packages/contracts/src/event.ts", "../../service-kit/src/k"],
  "production-runs-alone": ["subgraphs/a/src/x/r.ts", "../../prisma/seed/rows"],
  "demo-is-content": ["packages/sandbox/src/shelf.ts", "../../demo/src/content"],
  "demo-knows-no-protocol": ["packages/demo/src/film.ts", "../../sandbox/src/origin"],
  "seeds-import-no-sandbox": [
    "subgraphs/a/prisma/seed/pay.ts",
    "../../../../packages/sandbox/src/origin",
  ],
  "only-tests-use-the-test-kit": ["packages/sandbox/src/book.ts", "../../test-kit/src/redis"],
  "processes-know-no-stack": ["packages/local-stack/src/processes/p.ts", "../stack/stack"],
  "supervision-knows-no-product": [
    "packages/local-stack/src/supervision/s.ts",
    "../processes/client.process",
  ],
  "entry-asks-a-service": ["subgraphs/a/src/x/x.resolver.ts", "./x.repository"],
  "service-knows-no-graphql": ["subgraphs/a/src/x/x.service.ts", "type-graphql"],
  "service-knows-no-adapter": ["subgraphs/a/src/x/z.service.ts", "../providers/mail/smtp.adapter"],
  "an-oracle-stands-alone": ["subgraphs/a/src/testing/x-oracle.ts", "../x/x.repository"],
  "domain-rules-are-pure": ["subgraphs/a/src/x/x.rules.ts", "./x.repository"],
  "prisma-behind-repositories": ["subgraphs/a/src/x/w.service.ts", "../generated/client/index"],
  "adapters-behind-the-registry": ["subgraphs/a/src/x/v.ts", "../providers/mail/smtp.adapter"],
  "a-process-has-one-root": ["subgraphs/a/src/x/u.ts", "../subgraph"],
  "subgraph-lists-the-modules": ["subgraphs/a/src/x/s.module.ts", "./x.module"],
  "config-at-the-door": ["subgraphs/a/src/x/t.ts", "../config"],
  "screens-do-not-borrow": ["client/src/screens/B/B.tsx", "../A/A"],
  "client-looks-down": ["client/src/design/primitives/Button.tsx", "../../screens/A/A"],
  "player-engine-stands-alone": ["client/src/player/engine/store.ts", "react"],
  "no-cycles": ["gateway/src/about.ts", "./round"],
  "no-orphans": ["gateway/src/alone.ts", ""],
};

const KIT = "../../packages/service-kit/src/kit";
/** The kit is for servers: the client's server may import it, the browser may not. */
const kitImports: readonly (readonly [file: string, source: string])[] = [
  ["client/server/serve.ts", KIT],
  ["client/src/serve.ts", KIT],
];

/** Every oracle, wherever it is kept. */
const oracleImports: readonly (readonly [file: string, source: string])[] = [
  ["packages/test-kit/src/money-oracle/money-oracle.ts", "../../../sandbox/src/origin"],
  ["packages/test-kit/src/money-oracle/days-oracle.ts", "../redis"],
];

const targets = [
  "packages/demo/src/content.ts",
  "packages/sandbox/src/origin.ts",
  "subgraphs/a/prisma/seed/rows.ts",
  "packages/test-kit/src/redis.ts",
  "packages/contracts/src/topic.ts",
  "packages/service-kit/src/kit.ts",
  "packages/local-stack/src/stack/stack.ts",
  "packages/local-stack/src/processes/client.process.ts",
  "client/src/relay/network.ts",
  "subgraphs/b/src/y.ts",
  "gateway/src/main.ts",
  "subgraphs/a/src/x/x.repository.ts",
  "subgraphs/a/src/providers/mail/smtp.adapter.ts",
  "subgraphs/a/src/generated/client/index.ts",
  "subgraphs/a/src/subgraph.ts",
  "subgraphs/a/src/x/x.module.ts",
  "subgraphs/a/src/config.ts",
];

function plant(): string {
  const root = mkdtempSync(path.join(tmpdir(), "arrows-"));
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };
  for (const file of targets) write(file, "export const here = 1;\n");
  for (const [file, source] of [...Object.values(planted), ...kitImports, ...oracleImports]) {
    write(
      file,
      source ? `import * as it from "${source}";\nexport const that = it;\n` : "export {};\n",
    );
  }
  write("gateway/src/round.ts", 'import * as it from "./about";\nexport const round = it;\n');
  symlinkSync(path.join(repository, "node_modules"), path.join(root, "node_modules"));
  return root;
}

describe("import rules", () => {
  let report: ImportReport;

  beforeAll(async () => {
    report = await readImportRules(plant(), ["client", "gateway", "subgraphs", "packages"], config);
  });

  it("sees the planted modules", () => {
    expect(report.modules).toBeGreaterThanOrEqual(Object.keys(planted).length);
  });

  it.each(Object.entries(planted))("%s reports a planted violation", (rule, [file]) => {
    const found = report.violations.find((seen) => seen.rule === rule && seen.from === file);
    expect(found?.why).toEqual(expect.stringMatching(/^.{20,}$/));
  });

  it("the client's server may import service-kit, the browser may not", () => {
    const files = kitImports.map(([file]) => file);
    const stopped = report.violations.filter(
      ({ rule, from }) => rule !== "no-orphans" && files.includes(from),
    );
    expect(stopped.map(({ rule, from }) => [rule, from])).toEqual([
      ["client-speaks-graphql", "client/src/serve.ts"],
    ]);
  });

  it.each(oracleImports)("%s may not import %s", (file) => {
    const rules = report.violations.filter(({ from }) => from === file).map(({ rule }) => rule);
    expect(rules).toContain("an-oracle-stands-alone");
  });

  it("every rule has a planted violation", () => {
    const { forbidden } = jest.requireActual<{ forbidden: { name: string }[] }>(config);
    expect(forbidden.map(({ name }) => name).sort()).toEqual(Object.keys(planted).sort());
  });
});
