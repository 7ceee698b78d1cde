import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { type ClusterContents, withApiServer } from "./testing/api-server.ts";
import { describeWithTools, evaluate, root } from "./testing/tools.ts";
import { environment } from "./testing/values-schema.ts";

const GATEWAY_API = { "gateway.networking.k8s.io/v1": "HTTPRoute" };
const EXTERNAL_SECRETS = { "external-secrets.io/v1": "ExternalSecret" };

const secrets = Object.fromEntries(
  Object.entries(environment)
    .filter(([name, keys]) => name !== "sandbox" && keys.secrets.length > 0)
    .map(([name, keys]) => [`eightcount-${name}`, keys.secrets]),
);

describeWithTools("on a cluster", () => {
  const helm = evaluate<string>("tools", "subject.findProgram('helm')");

  /** Renders as an installation would, with lookups. Returns what helm says. */
  const refusalOn = (contents: ClusterContents, mode: string, more: readonly string[] = []) =>
    withApiServer(contents, async (url) => {
      const folder = path.join(root, "helm");
      const args = [
        ...["template", "eightcount", path.join(folder, "eightcount"), "--dry-run=server"],
        ...["--namespace", "eightcount", "--kube-apiserver", url],
        ...["--values", path.join(folder, "eightcount/values-production.yaml")],
        ...["--values", path.join(folder, "examples/production/values.yaml")],
        ...["--set", `secrets.mode=${mode}`],
        ...more,
      ];
      const env = { ...process.env, KUBECONFIG: "/dev/null" };
      return promisify(execFile)(helm, args, { env, maxBuffer: 1 << 26 }).then(
        () => "",
        ({ stderr }: { stderr: string }) => stderr,
      );
    });

  // Everything renders, then helm asks the stand-in for types of objects that it does not know.
  it.each([
    ["Secrets", { kinds: GATEWAY_API, secrets }, "existing"],
    ["External Secrets", { kinds: { ...GATEWAY_API, ...EXTERNAL_SECRETS } }, "external"],
  ])("nothing is refused with complete %s", async (_, contents, mode) => {
    const refusal = await refusalOn(contents, mode);
    expect(refusal).toContain("unable to build kubernetes objects");
    expect(refusal).not.toContain("refusals.yaml");
  });

  it("a missing Secret is named", async () => {
    const { "eightcount-billing": _, ...others } = secrets;
    expect(await refusalOn({ kinds: GATEWAY_API, secrets: others }, "existing")).toContain(
      "The Secret eightcount-billing is missing in the namespace eightcount.",
    );
  });

  it("a missing key of a Secret is named", async () => {
    const incomplete = { ...secrets, "eightcount-viewing": ["DATABASE_URL", "REDIS_URL"] };
    expect(await refusalOn({ kinds: GATEWAY_API, secrets: incomplete }, "existing")).toContain(
      "The Secret eightcount-viewing has no key EIGHTCOUNT_GATEWAY_SECRET.",
    );
  });

  it("a missing map of another release is named", async () => {
    const named = ["--set", "persistedOperations.configMaps={operations-0-2-0,operations-0-3-0}"];
    const contents = { kinds: GATEWAY_API, secrets, configMaps: ["operations-0-2-0"] };
    expect(await refusalOn(contents, "existing", named)).toContain(
      "The ConfigMap operations-0-3-0 of persistedOperations is missing in the namespace eightcount.",
    );
    const both = { ...contents, configMaps: ["operations-0-2-0", "operations-0-3-0"] };
    expect(await refusalOn(both, "existing", named)).not.toContain("refusals.yaml");
  });

  it("a missing Gateway API is named", async () => {
    expect(await refusalOn({ secrets }, "existing")).toContain("This cluster has no Gateway API.");
  });

  it("missing External Secrets are named", async () => {
    expect(await refusalOn({ kinds: GATEWAY_API }, "external")).toContain(
      "This cluster has no External Secrets.",
    );
  });
});
