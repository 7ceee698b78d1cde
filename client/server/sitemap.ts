import { nameToRoute } from "@eightcount/rules/catalogue/route-names";
import type { NameKind, Names } from "./publicNames.ts";

const FIXED_PAGES = ["catalog", "styles", "instructors", "playlist", "terms"];

const FOLDERS: Readonly<Record<NameKind, string>> = {
  style: "styles",
  instructor: "instructors",
  playlist: "playlist",
};

const escapeXml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

export function robotsTxt(publicUrl: string): string {
  const rules = [
    "User-agent: *",
    "Allow: /public/",
    // Crawlers need these paths to render a public page.
    ...["/assets/", "/graphql", "/media/"].map((path) => `Allow: ${path}`),
    "Disallow: /",
  ];
  const sitemap = publicUrl === "" ? [] : ["", `Sitemap: ${new URL("/sitemap.xml", publicUrl)}`];
  return [...rules, ...sitemap, ""].join("\n");
}

/** Lists only the fixed pages while the catalog's names are unknown. */
export function sitemapXml(publicUrl: string, names: Names | null): string {
  const named = (["style", "instructor", "playlist"] as const).flatMap((kind) =>
    (names?.[kind] ?? []).map(
      (name) => `${FOLDERS[kind]}/${encodeURIComponent(nameToRoute(name))}`,
    ),
  );
  const lines = [...FIXED_PAGES, ...named].map(
    (page) => `  <url><loc>${escapeXml(String(new URL(`/public/${page}`, publicUrl)))}</loc></url>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...lines,
    "</urlset>",
    "",
  ].join("\n");
}
