import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { isNode, nameOf, type SyntaxNode, syntaxTree, walk } from "./syntax-tree";

export interface ReachedModules {
  /** Source files, relative to the checkout. */
  readonly files: ReadonlySet<string>;
  /** By package, such as `@mui/x-charts`, a file that imports it. */
  readonly packages: ReadonlyMap<string, string>;
}

const WORKSPACE = /^@eightcount\/([^/]+)\/(.+)$/;
const PACKAGE = /^(?:@[^/]+\/)?[^/]+/;
const ENDINGS = ["", ".ts", ".tsx"];

/** Follows the imports of a program's values from its first file. Types are gone when it runs. */
export function reachedModules(root: string, entry: string): ReachedModules {
  const files = new Set<string>();
  const packages = new Map<string, string>();
  const waiting = [entry];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (files.has(file) || !/\.tsx?$/.test(file)) continue;
    files.add(file);
    for (const name of importsOf(readFileSync(path.join(root, file), "utf8"), file)) {
      const next = fileOf(root, file, name);
      if (next !== null) waiting.push(next);
      else if (!name.startsWith(".")) packages.set(PACKAGE.exec(name)?.[0] ?? name, file);
    }
  }
  return { files, packages };
}

function fileOf(root: string, from: string, name: string): string | null {
  const [, workspace, module] = WORKSPACE.exec(name) ?? [];
  const isRelative = name.startsWith(".");
  if (!workspace && !isRelative) return null;
  const base = workspace
    ? `packages/${workspace}/src/${module}`
    : path.join(path.dirname(from), name.replace(/\.js$/, ""));
  const found = ENDINGS.map((ending) => base + ending).find((file) =>
    isFile(path.join(root, file)),
  );
  return found ?? null;
}

const isFile = (file: string) => existsSync(file) && statSync(file).isFile();

function importsOf(text: string, file: string): readonly string[] {
  const names: string[] = [];
  walk(syntaxTree(text, { tsx: file.endsWith("x") }).program, (node) => {
    const name = nameOf(importedBy(node));
    if (name !== null) names.push(name);
  });
  return names;
}

function importedBy(node: SyntaxNode): unknown {
  if (node.type === "CallExpression") return isDynamicImport(node) ? firstArgument(node) : null;
  const { typeOnly, specifiers = [], source } = node;
  if (typeOnly || !isNode(source)) return null;
  const some = specifiers as readonly SyntaxNode[];
  return some.length > 0 && some.every(({ isTypeOnly }) => isTypeOnly) ? null : source;
}

const isDynamicImport = ({ callee }: SyntaxNode) => isNode(callee) && callee.type === "Import";

const firstArgument = ({ arguments: given }: SyntaxNode) =>
  (given as readonly { readonly expression: unknown }[])[0]?.expression;
