import type { ComponentType, ReactNode } from "react";
import type {
  FetchPolicy,
  OperationType,
  PreloadableConcreteRequest,
  Variables,
} from "relay-runtime";
import type { AccessRule } from "./access";
import type { NotFoundPath, PagePath } from "./pagePaths";

export interface RouteLocation {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly search: string;
}

export interface QueryLocation extends RouteLocation {
  /** Requests the member's own data as well, such as progress and saved classes. */
  readonly isMember: boolean;
}

/** Query of a screen, started while the screen's code is still loading. */
export interface RouteQuery {
  readonly parameters: PreloadableConcreteRequest<OperationType>;
  readonly variables: (location: QueryLocation) => Variables | Promise<Variables>;
  readonly fetchPolicy: FetchPolicy;
}

export interface ScreenRoute {
  readonly path: PagePath | NotFoundPath;
  /** Window title, or null if the screen sets its own from its content. */
  readonly title: string | null;
  readonly access: AccessRule;
  /** `shell` surrounds the screen with bar, rail and drawer. `bare` gives it the whole page. */
  readonly frame: "shell" | "bare";
  readonly load: () => Promise<ScreenComponent>;
  readonly query: RouteQuery | null;
}

export interface RedirectRoute {
  readonly path: PagePath;
  readonly to: (location: RouteLocation) => string | Promise<string>;
}

/** Screen component. `screen` below checks that its props match its query. */
// biome-ignore lint/suspicious/noExplicitAny: rows of different queries share one table.
export type ScreenComponent = ComponentType<any>;

type Row = Pick<ScreenRoute, "path" | "title" | "access"> & { readonly frame?: "bare" };

export function page(row: Row & { readonly load: () => Promise<ComponentType> }): ScreenRoute {
  return { frame: "shell", ...row, query: null };
}

interface QueriedProps {
  readonly queryRef: { readonly variables: Variables };
}

interface QueriedRow<Props extends QueriedProps> extends Row {
  readonly load: () => Promise<(props: Props) => ReactNode>;
  /** The query's `…$parameters` artifact, which carries the query's id without its text. */
  readonly parameters: PreloadableConcreteRequest<OperationType>;
  readonly variables?: (
    location: QueryLocation,
  ) => Props["queryRef"]["variables"] | Promise<Props["queryRef"]["variables"]>;
  /** Use `store-and-network` for data that changes while the member dances. */
  readonly fetchPolicy?: FetchPolicy;
}

/** Route for a screen with a query. The compiler checks the variables against that query. */
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
