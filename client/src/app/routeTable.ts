import type { ComponentType, ReactNode } from "react";
import type {
  FetchPolicy,
  OperationType,
  PreloadableConcreteRequest,
  Variables,
} from "relay-runtime";
import type { AccessRule } from "./access";
import type { NotFoundPath, PagePath } from "./pagePaths";

/** What a route's query may be made of. */
export interface RouteLocation {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly search: string;
}

/** The same for a query, which also depends on who will read the answer. */
export interface QueryLocation extends RouteLocation {
  /** Ask for what belongs to one member too: their progress, their saved classes. */
  readonly isMember: boolean;
}

/** The query of a screen, started while the screen's code is still on its way. */
export interface RouteQuery {
  readonly parameters: PreloadableConcreteRequest<OperationType>;
  readonly variables: (location: QueryLocation) => Variables | Promise<Variables>;
  readonly fetchPolicy: FetchPolicy;
}

/** One row of the table: where, what, for whom. */
export interface ScreenRoute {
  readonly path: PagePath | NotFoundPath;
  /** What the window is called; null where the screen names itself after its content. */
  readonly title: string | null;
  readonly access: AccessRule;
  /** `shell`: bar, rail and drawer around it. `bare`: the screen is the whole page. */
  readonly frame: "shell" | "bare";
  readonly load: () => Promise<ScreenComponent>;
  readonly query: RouteQuery | null;
}

/** An address that only leads to another. */
export interface RedirectRoute {
  readonly path: PagePath;
  readonly to: (location: RouteLocation) => string | Promise<string>;
}

/** A screen, given its query's reference when it has a query; `screen` below checks each pair. */
// biome-ignore lint/suspicious/noExplicitAny: rows of different queries share one table.
export type ScreenComponent = ComponentType<any>;

type Row = Pick<ScreenRoute, "path" | "title" | "access"> & { readonly frame?: "bare" };

/** A screen without a query of its own. */
export function page(row: Row & { readonly load: () => Promise<ComponentType> }): ScreenRoute {
  return { frame: "shell", ...row, query: null };
}

interface QueriedProps {
  readonly queryRef: { readonly variables: Variables };
}

interface QueriedRow<Props extends QueriedProps> extends Row {
  readonly load: () => Promise<(props: Props) => ReactNode>;
  /** The `…$parameters` artefact of the screen's query: its id without its text. */
  readonly parameters: PreloadableConcreteRequest<OperationType>;
  readonly variables?: (
    location: QueryLocation,
  ) => Props["queryRef"]["variables"] | Promise<Props["queryRef"]["variables"]>;
  /** `store-and-network` for what changes while the member dances. */
  readonly fetchPolicy?: FetchPolicy;
}

/** A screen with its query; the variables are checked against the query the screen reads. */
export function screen<Props extends QueriedProps>(row: QueriedRow<Props>): ScreenRoute {
  const { parameters, variables, fetchPolicy, ...rest } = row;
  return {
    frame: "shell",
    ...rest,
    query: {
      parameters,
      variables: variables ?? (() => ({})),
      fetchPolicy: fetchPolicy ?? "store-or-network",
    },
  };
}
