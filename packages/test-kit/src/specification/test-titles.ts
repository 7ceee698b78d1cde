import { isNode, nameOf, type SyntaxNode, syntaxTree, walk } from "../checks/syntax-tree";

const CALLS = new Set(["it", "test", "describe"]);
const IDLE = new Set(["skip", "todo", "failing"]);

export function testTitles(file: string, text: string): readonly string[] {
  const titles: string[] = [];
  walk(syntaxTree(text, { tsx: file.endsWith(".tsx") }).program, (node) => {
    if (node.type !== "CallExpression" || !namesTests(node.callee)) return;
    const title = titleOf(node.arguments);
    if (title !== null) titles.push(title);
  });
  return titles;
}

function namesTests(callee: unknown): boolean {
  if (!isNode(callee)) return false;
  switch (callee.type) {
    case "Identifier":
      return CALLS.has(nameOf(callee) ?? "");
    case "MemberExpression":
      return !IDLE.has(nameOf(callee.property) ?? "") && namesTests(callee.object);
    case "CallExpression":
      return namesTests(callee.callee);
    case "TaggedTemplateExpression":
      return namesTests(callee.tag);
    default:
      return false;
  }
}

function titleOf(args: unknown): string | null {
  const first = Array.isArray(args) ? (args[0] as { expression?: unknown } | undefined) : undefined;
  const node = first?.expression;
  if (!isNode(node)) return null;
  if (node.type === "StringLiteral") return String(node.value);
  return node.type === "TemplateLiteral" ? templateText(node) : null;
}

const templateText = ({ quasis }: SyntaxNode): string =>
  (quasis as readonly { readonly raw: string }[]).map(({ raw }) => raw).join("…");
