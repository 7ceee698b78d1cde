import { parseSync } from "@swc/core";

export interface SyntaxNode {
  readonly type: string;
  readonly span?: { readonly start: number };
  readonly [key: string]: unknown;
}

export interface SyntaxTree {
  readonly program: SyntaxNode;
  lineOf(node: SyntaxNode): number;
}

// Spans count bytes from an unknown offset, which a first statement reveals.
const MARK = "0;";

export function syntaxTree(text: string, { tsx = false } = {}): SyntaxTree {
  const program = parseSync(MARK + text, {
    syntax: "typescript",
    tsx,
    decorators: true,
    target: "es2024",
  });
  const start = program.body[0]?.span.start ?? 0;
  const bytes = Buffer.from(MARK + text);
  return {
    program: program as unknown as SyntaxNode,
    lineOf: ({ span }) => {
      const before = bytes.subarray(0, (span?.start ?? start) - start);
      return before.toString("utf8").split("\n").length;
    },
  };
}

export function walk(node: SyntaxNode, visit: (node: SyntaxNode) => void): void {
  visit(node);
  for (const value of Object.values(node)) walkValue(value, visit);
}

function walkValue(value: unknown, visit: (node: SyntaxNode) => void): void {
  if (isNode(value)) walk(value, visit);
  // Arrays and objects without a type, such as arguments and the functions of a class.
  else if (typeof value === "object" && value !== null) {
    for (const child of Object.values(value)) walkValue(child, visit);
  }
}

export function isNode(value: unknown): value is SyntaxNode {
  return typeof value === "object" && value !== null && "type" in value;
}

export function nameOf(value: unknown): string | null {
  if (!isNode(value)) return null;
  if (value.type === "Computed") return nameOf(value.expression);
  const isName = value.type === "Identifier" || value.type === "StringLiteral";
  return isName && typeof value.value === "string" ? value.value : null;
}

export function keysIn(properties: unknown, isWanted: (name: string) => boolean) {
  if (!Array.isArray(properties)) return [];
  return properties.filter(isNode).flatMap((property) => {
    const node = isNode(property.key) ? property.key : property;
    const name = nameOf(node);
    return name !== null && isWanted(name) ? [{ node, name }] : [];
  });
}
