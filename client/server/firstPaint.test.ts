import { readFileSync } from "node:fs";
import { join } from "node:path";
import { tokens } from "../src/design/theme/tokens.ts";

const client = join(__dirname, "..");
const html = readFileSync(join(client, "index.html"), "utf8");

it.each(["stage", "house"] as const)("the first paint has the %s theme's colors", (theme) => {
  const rule = `data-theme="${theme}"\\] { background: (#[0-9a-f]{6}); color: (#[0-9a-f]{6});`;
  const [, ground, text] = new RegExp(rule).exec(html) ?? [];
  const { color } = tokens;
  expect([ground?.toUpperCase(), text?.toUpperCase()]).toEqual([
    color[theme].bg,
    color[theme].text,
  ]);
});

it("every icon named by the page and the manifest exists", () => {
  const manifest = JSON.parse(readFileSync(join(client, "public/manifest.webmanifest"), "utf8"));
  const linked = [...html.matchAll(/<link [^>]*href="([^"]+)"/g)].map(([, href]) => href ?? "");
  const icons = manifest.icons.map(({ src }: { src: string }) => src) as string[];
  const files = [...linked, ...icons];
  expect(files).toContain("/manifest.webmanifest");
  for (const file of files) {
    expect(readFileSync(join(client, "public", file)).length).toBeGreaterThan(100);
  }
});
