import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { commandsIn } from "./testing/commands.ts";
import { overlays } from "./testing/ground.ts";
import { objectsOf, ofKind, parseObjects } from "./testing/renders.ts";
import { describeWithTools, evaluate, root } from "./testing/tools.ts";

const objects = objectsOf("local");
const text = JSON.stringify(objects);
const ground = parseObjects(overlays["overlays/local"] ?? "");
const page = readFileSync(path.join(root, "docs/how-to/install-on-kubernetes.md"), "utf8");

describeWithTools("the local example fits the local overlay", () => {
  const services = [...ofKind(ground, "Service"), ...ofKind(objects, "Service")].map(
    ({ metadata }) => metadata.name,
  );

  it("with the passwords, hosts, and databases of its stores", () => {
    const urls = [...text.matchAll(/(?:postgresql|redis|smtp):\/\/[^"]+/g)].map(
      ([url]) => new URL(url),
    );
    expect(urls.length).toBeGreaterThan(10);
    expect(urls.map(({ hostname }) => hostname).filter((host) => !services.includes(host))).toEqual(
      [],
    );
    const withPassword = urls.filter(({ protocol }) => protocol !== "smtp:");
    expect([...new Set(withPassword.map(({ password }) => password))]).toEqual(["local-only"]);
    expect(JSON.stringify(ground)).toContain(Buffer.from("local-only").toString("base64"));
    const made = readFileSync(path.join(root, "k8s/stores/postgres/databases.sql"), "utf8");
    const asked = urls.filter(({ protocol }) => protocol === "postgresql:");
    for (const { pathname, username } of asked) {
      expect(made).toContain(`CREATE DATABASE ${pathname.slice(1)};`);
      expect(username).toBe("postgres");
    }
  });

  it("with every Secret, ConfigMap, and class that it names", () => {
    const has = (kind: string) =>
      [...ofKind(ground, kind), ...ofKind(objects, kind)].map(({ metadata }) => metadata.name);
    const named = (field: string) =>
      [...text.matchAll(new RegExp(`"${field}":\\{"name":"([^"]+)"`, "g"))].map(([, name]) => name);
    expect(named("secretKeyRef").filter((name) => !has("Secret").includes(name ?? ""))).toEqual([]);
    expect(named("configMap").filter((name) => !has("ConfigMap").includes(name ?? ""))).toEqual([]);
    expect(text).not.toContain("imagePullSecrets");
    expect(text).not.toContain("priorityClassName");
  });

  it("with the keys that the page makes", () => {
    const install = commandsIn(page).find((command) => command.includes("examples/local")) ?? "";
    const folder = mkdtempSync(path.join(tmpdir(), "keys-"));
    try {
      const file = path.join(folder, "key.pem");
      writeFileSync(file, "a key\nof two lines\n");
      const files = [...install.matchAll(/--set-file ([\w.]+)=\S+/g)].flatMap(([, name]) => [
        "--set-file",
        `${name}=${file}`,
      ]);
      const helm = evaluate<string>("tools", "subject.findProgram('helm')");
      const values = ["--values", path.join(root, "helm/examples/local/values.yaml")];
      const args = ["template", "eightcount", path.join(root, "helm/eightcount"), ...values];
      const rendered = execFileSync(helm, [...args, ...files], {
        encoding: "utf8",
        maxBuffer: 1 << 26,
      });
      expect(files).toHaveLength(6);
      expect(rendered).not.toContain("given by --set-file");
      expect(rendered.match(/a key/g)).toHaveLength(3);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

it("the page builds every image that the local example pulls", () => {
  const built = /for target in ([^;]*stand-ins[^;]*);/.exec(page)?.[1]?.split(" ") ?? [];
  const pulled = new Set(
    [...text.matchAll(/"image":"eightcount\/([a-z-]+):/g)].map(([, name]) => name),
  );
  expect([...pulled].sort()).toEqual([...built].sort());
  const { version } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8")) as {
    version: string;
  };
  expect(page).toContain(`-t eightcount/$target:${version} .`);
});
