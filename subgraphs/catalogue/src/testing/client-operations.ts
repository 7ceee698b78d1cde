import { readFileSync } from "node:fs";
import path from "node:path";
import {
  buildSchema,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isInterfaceType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  parse,
  print,
  type SelectionNode,
  type SelectionSetNode,
} from "graphql";

const client = path.resolve(__dirname, "../../../../client");
const read = (file: string) => readFileSync(path.join(client, file), "utf8");

/** Entities of this subgraph that other subgraphs reference. */
const ENTITIES = ["DanceClass", "Style", "Instructor", "Playlist", "Member"] as const;
export type EntityName = (typeof ENTITIES)[number];

/** The part of a client query that the gateway sends to this subgraph. */
export interface CatalogueOperation {
  readonly operation: string;
  /** Variable declarations, such as "$first: Int". */
  readonly variables: readonly string[];
  /** Selections of this subgraph's root fields. Empty if there are none. */
  readonly roots: string;
  /** Selections on entities that another subgraph references. */
  readonly entities: readonly { readonly type: EntityName; readonly selection: string }[];
}

/** Returns the part of each client query that the gateway sends to this subgraph. */
export function catalogueOperations(own: GraphQLSchema): readonly CatalogueOperation[] {
  const all = buildSchema(read("schema.graphql"));
  const texts = JSON.parse(read("persisted-operations.json")) as Record<string, string>;
  return Object.values(texts)
    .map((text) => operationOf(parse(text), all, own))
    .filter((share) => share !== null);
}

function operationOf(document: DocumentNode, all: GraphQLSchema, own: GraphQLSchema) {
  const operation = document.definitions.find(
    (one): one is OperationDefinitionNode => one.kind === Kind.OPERATION_DEFINITION,
  );
  const query = all.getQueryType();
  if (operation?.operation !== "query" || !query) return null;
  const splitter = new SelectionSplitter(document, all, own);
  splitter.walk(operation.selectionSet, query);
  if (splitter.roots.length + splitter.entities.length === 0) return null;
  return {
    operation: operation.name?.value ?? "",
    variables: (operation.variableDefinitions ?? []).map(print),
    roots: splitter.roots.join("\n"),
    entities: splitter.entities,
  };
}

/** Walks a selection through the whole graph and collects this subgraph's parts. */
class SelectionSplitter {
  readonly roots: string[] = [];
  readonly entities: { type: EntityName; selection: string }[] = [];
  readonly #fragments: ReadonlyMap<string, FragmentDefinitionNode>;

  constructor(
    document: DocumentNode,
    private readonly all: GraphQLSchema,
    private readonly own: GraphQLSchema,
  ) {
    this.#fragments = new Map(
      document.definitions
        .filter((one): one is FragmentDefinitionNode => one.kind === Kind.FRAGMENT_DEFINITION)
        .map((fragment) => [fragment.name.value, fragment]),
    );
  }

  walk(selections: SelectionSetNode, type: GraphQLNamedType): void {
    this.#enterEntity(selections, type);
    for (const selection of selections.selections) {
      if (selection.kind === Kind.FIELD) this.#walkField(selection, type);
      else {
        const { typeCondition, selectionSet } = this.#fragment(selection);
        const inner = this.all.getType(typeCondition ?? type.name) ?? type;
        // A fragment on the same type was already collected with its surrounding selection.
        if (inner.name !== type.name) this.walk(selectionSet, inner);
        else for (const one of selectionSet.selections) this.walk(only(one), type);
      }
    }
  }

  #walkField(field: FieldNode, type: GraphQLNamedType): void {
    const below = this.#typeOf(field, type, this.all);
    if (this.#typeOf(field, type, this.own)) {
      if (type.name === "Query") this.roots.push(print(this.#ownField(field, type)));
    } else if (below && field.selectionSet) this.walk(field.selectionSet, below);
  }

  #enterEntity(selections: SelectionSetNode, type: GraphQLNamedType): void {
    const entity = ENTITIES.find((name) => name === type.name);
    if (!entity) return;
    const selection = this.#ownSelection(selections, this.own.getType(entity) as GraphQLNamedType);
    const isEmpty = selection.selections.every(
      (one) => one.kind === Kind.FIELD && ["id", "__typename"].includes(one.name.value),
    );
    if (!isEmpty) this.entities.push({ type: entity, selection: print(selection) });
  }

  #ownSelection(selections: SelectionSetNode, type: GraphQLNamedType): SelectionSetNode {
    const kept = selections.selections.flatMap((selection): SelectionNode[] => {
      if (selection.kind === Kind.FIELD) {
        return this.#typeOf(selection, type, this.own) ? [this.#ownField(selection, type)] : [];
      }
      const { typeCondition, selectionSet } = this.#fragment(selection);
      const inner = this.own.getType(typeCondition ?? type.name);
      if (!inner || (inner.name !== type.name && !isInterfaceType(type))) return [];
      return [...this.#ownSelection(selectionSet, inner).selections];
    });
    return { kind: Kind.SELECTION_SET, selections: [typename, ...kept] };
  }

  #ownField(field: FieldNode, type: GraphQLNamedType): FieldNode {
    const below = this.#typeOf(field, type, this.own);
    if (!below || !field.selectionSet) return field;
    return { ...field, selectionSet: this.#ownSelection(field.selectionSet, below) };
  }

  #typeOf(field: FieldNode, type: GraphQLNamedType, schema: GraphQLSchema) {
    const owner = schema.getType(type.name);
    if (!isObjectType(owner) && !isInterfaceType(owner)) return null;
    const found = owner.getFields()[field.name.value];
    return found ? getNamedType(found.type) : null;
  }

  #fragment(selection: Exclude<SelectionNode, FieldNode>) {
    const fragment =
      selection.kind === Kind.FRAGMENT_SPREAD
        ? this.#fragments.get(selection.name.value)
        : selection;
    if (!fragment) throw new Error("The operation uses a fragment that it does not define.");
    return {
      typeCondition: fragment.typeCondition?.name.value,
      selectionSet: fragment.selectionSet,
    };
  }
}

const typename: FieldNode = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "__typename" } };
const only = (selection: SelectionNode): SelectionSetNode => ({
  kind: Kind.SELECTION_SET,
  selections: [selection],
});
