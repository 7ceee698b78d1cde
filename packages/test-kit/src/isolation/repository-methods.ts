import { isNode, nameOf, type SyntaxNode, syntaxTree, walk } from "../checks/syntax-tree";

export interface SourceFile {
  readonly file: string;
  readonly text: string;
}

export interface RepositoryMethod {
  /** `SavedClassRepository.remove`, `filmRepository.find`, or a plain function name. */
  readonly name: string;
  readonly file: string;
  readonly takesMember: boolean;
}

const DATA = /\.(repository|read-model)\.ts$/;
const MEMBER_ID = /^(member|account|user)Ids?$/;
const FUNCTION = /^(ArrowFunction|Function)Expression$/;

type Types = ReadonlyMap<string, readonly SyntaxNode[]>;
interface Found {
  readonly name: string;
  /** Parameters as written and as declared by an interface. */
  readonly takes: readonly unknown[];
}

/** `sources` must also contain the types of the parameters. */
export function repositoryMethods(sources: readonly SourceFile[]): readonly RepositoryMethod[] {
  const parsed = sources.map(({ file, text }) => ({ file, statements: statementsOf(text) }));
  const types = declaredTypes(parsed.flatMap(({ statements }) => statements));
  return parsed
    .filter(({ file }) => DATA.test(file))
    .flatMap(({ file, statements }) => {
      const known = new Map([...types, ...declaredTypes(statements)]);
      return statements
        .flatMap((statement) => methodsIn(statement, known))
        .map(({ name, takes }) => ({ name, file, takesMember: carriesMember(takes, known) }));
    });
}

interface Statement {
  readonly node: SyntaxNode;
  readonly isExported: boolean;
}

function statementsOf(text: string): readonly Statement[] {
  const { body } = syntaxTree(text).program;
  return nodes(body).map((node) =>
    node.type === "ExportDeclaration" && isNode(node.declaration)
      ? { node: node.declaration, isExported: true }
      : { node, isExported: false },
  );
}

function declaredTypes(statements: readonly Statement[]): Types {
  const types = new Map<string, SyntaxNode[]>();
  for (const { node } of statements) {
    const isType = /^Ts(Interface|TypeAlias)Declaration$/.test(node.type);
    const name = isType ? nameOf(node.id) : null;
    if (name !== null) types.set(name, [...(types.get(name) ?? []), node]);
  }
  return types;
}

function methodsIn({ node, isExported }: Statement, types: Types): readonly Found[] {
  if (node.type === "ClassDeclaration") return classMethods(node);
  if (!isExported) return [];
  if (node.type === "FunctionDeclaration") return functionMethods(node.identifier, node, types);
  if (node.type !== "VariableDeclaration") return [];
  return nodes(node.declarations).flatMap(({ id, init }) =>
    isNode(init) && FUNCTION.test(init.type) ? functionMethods(id, init, types) : [],
  );
}

function classMethods({ identifier, body }: SyntaxNode): readonly Found[] {
  return nodes(body).flatMap((member) => {
    const name = nameOf(member.key);
    const made = member.type === "ClassMethod" ? member.function : member.value;
    const isMethod = member.kind === "method" || (isNode(made) && FUNCTION.test(made.type));
    if (name === null || !isMethod || /^(private|protected)$/.test(`${member.accessibility}`)) {
      return [];
    }
    return [{ name: `${nameOf(identifier)}.${name}`, takes: paramsOf(made) }];
  });
}

function functionMethods(id: unknown, made: SyntaxNode, types: Types): readonly Found[] {
  const own = nameOf(id);
  const returned = returnedObject(made);
  if (returned) {
    return nodes(returned.properties).flatMap((property) => {
      const name = nameOf(property.key) ?? nameOf(property);
      const written = paramsOf(property.type === "MethodProperty" ? property : property.value);
      const takes = [...written, ...declaredParams(made.returnType, name, types)];
      return name === null ? [] : [{ name: `${own}.${name}`, takes }];
    });
  }
  const isAsync = made.async === true || mentions(made.returnType, "Promise");
  return own !== null && isAsync ? [{ name: own, takes: paramsOf(made) }] : [];
}

function returnedObject({ body }: SyntaxNode): SyntaxNode | null {
  const last = nodes((body as { stmts?: unknown } | null | undefined)?.stmts).find(
    ({ type }) => type === "ReturnStatement",
  );
  const value = last ? last.argument : body;
  const plain = isNode(value) && value.type === "ParenthesisExpression" ? value.expression : value;
  return isNode(plain) && plain.type === "ObjectExpression" ? plain : null;
}

function declaredParams(returnType: unknown, name: string | null, types: Types): unknown[] {
  return [...namesIn(returnType)]
    .flatMap((type) => types.get(type) ?? [])
    .flatMap(({ body }) => (isNode(body) ? nodes(body.body) : []))
    .filter((element) => name !== null && nameOf(element.key) === name)
    .flatMap((element) => {
      const params: unknown[] = [];
      walk(element, (node) => params.push(...paramsOf(node)));
      return params;
    });
}

function carriesMember(takes: readonly unknown[], types: Types, seen = new Set<string>()): boolean {
  const names = new Set(takes.flatMap((node) => [...namesIn(node)]));
  if ([...names].some((name) => MEMBER_ID.test(name))) return true;
  return [...names].some((name) => {
    if (seen.has(name)) return false;
    seen.add(name);
    return carriesMember(types.get(name) ?? [], types, seen);
  });
}

function namesIn(node: unknown): ReadonlySet<string> {
  const names = new Set<string>();
  if (isNode(node)) {
    walk(node, (inner) => {
      const name = nameOf(inner);
      if (name !== null) names.add(name);
    });
  }
  return names;
}

const mentions = (node: unknown, name: string): boolean => namesIn(node).has(name);

const nodes = (list: unknown): readonly SyntaxNode[] =>
  Array.isArray(list) ? list.filter(isNode) : [];

// A method's function has no type in the tree.
const paramsOf = (made: unknown): readonly unknown[] => {
  const params = (made as { params?: unknown } | null | undefined)?.params;
  return Array.isArray(params) ? params : [];
};
