// Bundles a load journey, the client's operations, and a deployment's catalog into one archive for the
// k6 operator: node k8s/load/archive.mjs JOURNEY WORKLOAD SITE
import { execFileSync } from "node:child_process";
import { mkdirSync, statSync } from "node:fs";
import path from "node:path";
import { storeCatalog } from "../../packages/local-stack/bootstrap/load/catalog.mjs";
import { findK6 } from "../../packages/local-stack/bootstrap/load/k6.mjs";
import { cacheFolder, inRoot, root } from "../../packages/local-stack/bootstrap/paths.mjs";

/** What a ConfigMap can hold. */
const MOST_BYTES = 1_000_000;

const [journey, workload, site] = process.argv.slice(2);

function fail(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

if (!site) fail("Name the journey, the workload, and the address of the deployment.");
const k6 =
  findK6() ?? fail("k6 is missing. Build it with: node packages/local-stack/bin/load.mjs k6");

const folder = path.join(cacheFolder, "load");
const catalog = path.join(folder, "archived-catalog.json");
const archive = path.join(folder, "archive.tar");
mkdirSync(folder, { recursive: true });
console.log(await storeCatalog(site, catalog, () => {}));

const variables = { WORKLOAD: workload, SITE: site, CATALOG: catalog };
const given = Object.entries(variables).flatMap(([name, value]) => ["-e", `${name}=${value}`]);
const script = inRoot(`loadtests/journeys/${journey}.ts`);
execFileSync(k6, ["archive", "--quiet", "--archive-out", archive, ...given, script], {
  cwd: root,
  stdio: ["ignore", "ignore", "inherit"],
});
if (statSync(archive).size > MOST_BYTES) fail(`${archive} is too large for a ConfigMap.`);
const file = path.relative(root, archive);
console.log(`kubectl --namespace eightcount create configmap eightcount-load --from-file=${file}`);
