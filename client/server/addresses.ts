import { PAGE_PATHS } from "../src/app/pagePaths.ts";
import type { NameKind } from "./publicNames.ts";

export type PathKind =
  | { readonly kind: "page" }
  /** A page only if the catalog contains this name. */
  | { readonly kind: "named"; readonly of: NameKind; readonly name: string }
  /** Not a page, but a person may have typed it, so the app shows its own message. */
  | { readonly kind: "unknown" }
  /** A file path, which gets a plain-text 404 instead of the app. */
  | { readonly kind: "file" };

const NAMED = /^\/public\/(styles|instructors|playlist)\/([^/]+)\/*$/i;
const FILE = /\.(?:html?|php|m?js|map|css|json|xml|txt|ico|svg|png|jpe?g|gif|webp|woff2?|env)$/i;
const WITH_EXTENSION = /\.[a-z\d]+$/i;

const KINDS: Readonly<Record<string, NameKind>> = {
  styles: "style",
  instructors: "instructor",
  playlist: "playlist",
};

/** Matches like the client router, ignoring case and trailing slashes. */
function matcher(pattern: string): RegExp {
  const source = pattern
    .replace(/\/\*$/, "(?:/.*)?")
    .replace(/\/:\w+/g, "/[^/]+")
    .replace(/^\/$/, "");
  return new RegExp(`^${source}/*$`, "i");
}

const PAGES = PAGE_PATHS.map(matcher);

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

export function classifyPath(path: string): PathKind {
  if (FILE.test(path)) return { kind: "file" };
  const [, folder, name] = NAMED.exec(path) ?? [];
  const of = KINDS[folder?.toLowerCase() ?? ""];
  if (of !== undefined && name !== undefined) return { kind: "named", of, name: decoded(name) };
  if (PAGES.some((page) => page.test(path))) return { kind: "page" };
  return { kind: WITH_EXTENSION.test(path) ? "file" : "unknown" };
}
