import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { stringify } from "yaml";
import { commandsIn } from "./testing/commands.ts";
import { overlays } from "./testing/ground.ts";
import { ofKind, parseObjects } from "./testing/renders.ts";
import { describeWithTools, evaluate, root } from "./testing/tools.ts";
import { environment } from "./testing/values-schema.ts";

const page = readFileSync(path.join(root, "docs/how-to/install-on-kubernetes.md"), "utf8");
const ground = readFileSync(path.join(root, "k8s/README.md"), "utf8");
const codeIn = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, code = ""]) => code);
const rows = page
  .split("\n")
  .filter((line) => line.startsWith("| `"))
  .map((line) => line.split(" | "));

const processes = Object.entries(environment).filter(
  ([name, keys]) => name !== "sandbox" && (keys.secrets ?? []).length > 0,
);

it.each(processes)("the page lists the keys of eightcount/%s", (name, { secrets }) => {
  const row = rows.find(([folder = ""]) => codeIn(folder)[0] === `eightcount/${name}`);
  expect(codeIn(row?.[1] ?? "").sort()).toEqual([...(secrets ?? [])].sort());
});

it.each([...new Set(processes.flatMap(([, { secrets }]) => secrets ?? []))])(
  "the page says what %s is",
  (key) => {
    const explained = rows.flatMap(([named = ""]) => codeIn(named));
    expect(explained).toContain(key);
  },
);

const laidOver = (values: object, work: (file: string) => string): string => {
  const folder = mkdtempSync(path.join(tmpdir(), "values-"));
  try {
    const file = path.join(folder, "values.yaml");
    writeFileSync(file, stringify(values));
    return work(file);
  } finally {
    rmSync(folder, { recursive: true });
  }
};

describeWithTools("the chart", () => {
  const helm = evaluate<string>("tools", "subject.findProgram('helm')");
  const chart = path.join(root, "helm/eightcount");

  const notesWith = (values: object) =>
    laidOver(values, (file) => {
      const args = [
        "install",
        "eightcount",
        chart,
        "--namespace",
        "eightcount",
        "--dry-run=client",
      ];
      const files = [
        path.join(chart, "values-production.yaml"),
        path.join(root, "helm/examples/production/values.yaml"),
        file,
      ].flatMap((one) => ["--values", one]);
      const options = { encoding: "utf8", maxBuffer: 1 << 26, stdio: "pipe" } as const;
      return execFileSync(helm, [...args, ...files], options).split("\nNOTES:\n")[1] ?? "";
    });

  it("says when no route leads to films", () => {
    expect(notesWith({})).toContain("No route leads to /media");
    expect(notesWith({ routing: { media: { service: "films" } } })).not.toContain("/media");
  });

  it("reads the key of reCAPTCHA from the store once accounts asks for it", () => {
    const secretOf = (settings: object) =>
      laidOver({ settings }, (file) => {
        const text = evaluate<string>(
          "render",
          "subject.renderExample('production', [input])",
          file,
        );
        const secrets = ofKind(parseObjects(text), "ExternalSecret");
        return JSON.stringify(secrets.find(({ metadata }) => /-accounts$/.test(metadata.name)));
      });
    expect(secretOf({})).not.toContain("RECAPTCHA_SECRET_KEY");
    const asked = { EIGHTCOUNT_CAPTCHA_PROVIDER: "recaptcha", RECAPTCHA_SITE_KEY: "site" };
    expect(secretOf(asked)).toContain("RECAPTCHA_SECRET_KEY");
  });
});

describeWithTools("what operators add", () => {
  const text = JSON.stringify(parseObjects(overlays["overlays/production"] ?? ""));

  it("has a command for every Secret that the overlay reads", () => {
    const read = text.matchAll(
      /"(?:passwordSecret|accessKeyId|secretAccessKey|secretKeyRef)":\{[^}]*?"name":"([^"]+)"|"certificateRefs":\[\{"name":"([^"]+)"/g,
    );
    const made = commandsIn(ground).flatMap(
      (command) => / create secret (?:generic|tls) (\S+)/.exec(command)?.[1] ?? [],
    );
    const names = new Set([...read].map(([, name, certificate]) => name ?? certificate));
    expect(names.size).toBe(7);
    expect([...names].filter((name) => !made.includes(name ?? ""))).toEqual([]);
  });

  it("names every namespace and label that the network policies let in", () => {
    const fixed = text.matchAll(/"kubernetes.io\/metadata.name":"([^"]+)"/g);
    const labels = text.matchAll(/"(eightcount-(?:edge|metrics))":"true"/g);
    const wanted = new Set([...fixed, ...labels].map(([, name = ""]) => name));
    expect(wanted.size).toBeGreaterThan(3);
    expect([...wanted].filter((name) => !ground.includes(name))).toEqual([]);
  });
});
