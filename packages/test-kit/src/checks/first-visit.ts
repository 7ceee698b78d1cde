import type { JourneySource } from "./hands";
import { isNode, keysIn, nameOf, type SyntaxNode, syntaxTree, walk } from "./syntax-tree";

const OPEN_FOR_MEMBERS = new Set([
  "client/journeys/pages/membership.ts",
  "client/journeys/pointer/walk.ts",
  "client/journeys/eyes/camera.ts",
]);
const VISIT = "client/journeys/visit.ts";
/** Signs in a ready-made member, who may have stored a choice. */
const MEMBER_VISIT = "memberVisit";
const STORED = new Set(["cookies", "storageState"]);
const NOTICE_KEY = "cookie-consent";

export function storedChoices(sources: readonly JourneySource[]): string[] {
  return sources.filter(({ file }) => file !== VISIT).flatMap(read);
}

function read({ file, text }: JourneySource): string[] {
  const { program, lineOf } = syntaxTree(text);
  const members = new Set<SyntaxNode>();
  const found: { readonly node: SyntaxNode; readonly what: string }[] = [];
  const isOpener = OPEN_FOR_MEMBERS.has(file);
  walk(program, (node) => {
    if (isMemberVisit(node)) members.add(node);
    if (!isOpener && declaresMemberVisit(node)) {
      found.push({ node, what: `another "${MEMBER_VISIT}"` });
    }
    for (const choice of choices(node)) found.push(choice);
  });
  if (isOpener) return found.length > 0 ? [] : [`${file}: stores no choice and needs no exception`];
  const own = new Set<SyntaxNode>();
  for (const member of members) walk(member, (node) => own.add(node));
  return found
    .filter(({ node }) => !own.has(node))
    .map(({ node, what }) => `${file}:${lineOf(node)}: ${what} on a first visit`);
}

function choices(node: SyntaxNode) {
  switch (node.type) {
    case "ObjectExpression":
      return stored(node.properties);
    case "AssignmentExpression": {
      const name = isNode(node.left) ? nameOf(node.left.property) : null;
      return name !== null && STORED.has(name)
        ? [{ node, what: `a stored choice, "${name}"` }]
        : [];
    }
    case "CallExpression": {
      const isCookies = isNode(node.callee) && nameOf(node.callee.property) === "addCookies";
      return isCookies ? [{ node, what: "addCookies()" }] : [];
    }
    case "StringLiteral":
      return isKey(node.value) ? [{ node, what: "the notice's own key" }] : [];
    case "TemplateElement":
      return isKey(node.raw) ? [{ node, what: "the notice's own key" }] : [];
    default:
      return [];
  }
}

const stored = (properties: unknown) =>
  keysIn(properties, (name) => STORED.has(name)).map(({ node, name }) => ({
    node,
    what: `a stored choice, "${name}"`,
  }));

const isKey = (text: unknown): boolean => typeof text === "string" && text.includes(NOTICE_KEY);

const isMemberVisit = (node: SyntaxNode): boolean =>
  node.type === "CallExpression" && nameOf(node.callee) === MEMBER_VISIT;

function declaresMemberVisit(node: SyntaxNode): boolean {
  if (node.type === "FunctionDeclaration") return nameOf(node.identifier) === MEMBER_VISIT;
  return node.type === "VariableDeclarator" && nameOf(node.id) === MEMBER_VISIT;
}
