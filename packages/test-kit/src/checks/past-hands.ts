import { isNode, keysIn, nameOf, type SyntaxNode } from "./syntax-tree";

const ACTIONS = new Set(
  `click dblclick tap press pressSequentially type fill clear check uncheck setChecked selectOption
  selectText hover dragTo dragAndDrop focus blur scrollIntoViewIfNeeded dispatchEvent setInputFiles
  insertText`.split(/\s+/),
);
const IN_PAGE = new Set("submit requestSubmit scrollIntoView scrollTo scrollBy scroll".split(" "));
const DEVICES = new Set(["mouse", "keyboard", "touchscreen"]);
const STATE = new Set(["value", "checked", "scrollTop", "scrollLeft"]);
const BORROWS = new Set(["bind", "call", "apply"]);
const WRITTEN = new RegExp(`\\.(${[...ACTIONS, ...IN_PAGE].join("|")})\\s*\\(`);
const PROTOCOL = /^Input\./;

export interface Finding {
  readonly node: SyntaxNode;
  readonly what: string;
}

export function pastHands(node: SyntaxNode): readonly Finding[] {
  const rule = RULES[node.type];
  return rule ? rule(node) : [];
}

const RULES: Readonly<Record<string, (node: SyntaxNode) => readonly Finding[]>> = {
  CallExpression: ({ callee, arguments: given }) =>
    // Without an argument, `type()` is a getter, such as that of a console message.
    isEmpty(given) && nameOf(plain(callee)?.property) === "type" ? [] : calls(plain(callee)),
  MemberExpression: (node) => {
    const name = nameOf(node.property);
    return name !== null && DEVICES.has(name) ? [{ node, what: `.${name}` }] : [];
  },
  AssignmentExpression: ({ left }) => {
    const target = plain(left);
    const name = target && nameOf(target.property);
    return target && name && STATE.has(name) ? [{ node: target, what: `assigning .${name}` }] : [];
  },
  VariableDeclarator: (node) => {
    const isHands = nameOf(node.id) === "hands" && !comesFromVisit(plain(node.init));
    return isHands ? [{ node, what: 'naming something else "hands"' }] : [];
  },
  ObjectExpression: ({ properties }) => keys(properties, (name) => name === "force"),
  ObjectPattern: ({ properties }) => keys(properties, (name) => DEVICES.has(name)),
  StringLiteral: (node) => written(node, node.value),
  TemplateElement: (node) => written(node, node.raw),
};

function calls(callee: SyntaxNode | null): readonly Finding[] {
  if (!callee) return [];
  const name = nameOf(callee.property) ?? nameOf(callee);
  if (name === null) return [];
  if (callee.type !== "MemberExpression") {
    return IN_PAGE.has(name) ? [{ node: callee, what: `${name}()` }] : [];
  }
  const owner = plain(callee.object);
  if (BORROWS.has(name)) return calls(owner);
  const isAction = ACTIONS.has(name) || IN_PAGE.has(name);
  const node = isNode(callee.property) ? callee.property : callee;
  return isAction && !isHands(owner) ? [{ node, what: `.${name}()` }] : [];
}

function isHands(node: SyntaxNode | null): boolean {
  if (!node) return false;
  return (nameOf(node.property) ?? nameOf(node)) === "hands" || comesFromVisit(node);
}

function comesFromVisit(node: SyntaxNode | null): boolean {
  if (!node) return false;
  if (node.type === "CallExpression") return nameOf(plain(node.callee)?.property) === "handsOn";
  return node.type === "MemberExpression" && nameOf(node.property) === "hands";
}

const keys = (properties: unknown, isRefused: (name: string) => boolean): readonly Finding[] =>
  keysIn(properties, isRefused).map(({ node, name }) => ({ node, what: `"${name}"` }));

const isEmpty = (list: unknown): boolean => Array.isArray(list) && list.length === 0;

function written(node: SyntaxNode, text: unknown): readonly Finding[] {
  if (typeof text !== "string") return [];
  if (PROTOCOL.test(text)) return [{ node, what: `"${text}"` }];
  const found = WRITTEN.exec(text)?.[1];
  return found ? [{ node, what: `.${found}() in a string` }] : [];
}

function plain(value: unknown): SyntaxNode | null {
  if (!isNode(value)) return null;
  const isWrapped = /^(OptionalChaining|Parenthesis|TsNonNull|TsAs|TsSatisfies|Await)Expression$/;
  if (!isWrapped.test(value.type)) return value;
  return plain(value.base ?? value.expression ?? value.argument);
}
