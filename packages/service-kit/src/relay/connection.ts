import "reflect-metadata";
import { type ClassType, Directive, Field, Int, ObjectType } from "type-graphql";

const INHERIT_MAX_AGE = "@cacheControl(inheritMaxAge: true)";

@Directive("@shareable")
@Directive(INHERIT_MAX_AGE)
@ObjectType("PageInfo", { description: "Relay pagination state of a connection." })
export class PageInfo {
  @Field(() => Boolean, { description: "True if more edges follow `endCursor`." })
  hasNextPage!: boolean;

  @Field(() => Boolean, { description: "True if edges precede `startCursor`." })
  hasPreviousPage!: boolean;

  @Field(() => String, {
    nullable: true,
    description: "Cursor of the first edge; null if the page is empty.",
  })
  startCursor!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Cursor of the last edge; null if the page is empty.",
  })
  endCursor!: string | null;
}

export interface Page<T> {
  readonly nodes: readonly T[];
  readonly cursors: readonly string[];
  readonly hasNextPage: boolean;
  readonly hasPreviousPage: boolean;
  /** Called only if a client selects totalCount. */
  readonly totalCount: () => Promise<number>;
}

export interface EdgeValue<T> {
  readonly node: T;
  readonly cursor: string;
}

export interface ConnectionValue<T> {
  readonly edges: readonly EdgeValue<T>[];
  readonly pageInfo: PageInfo;
  readonly countAll: () => Promise<number>;
}

export function connectionOf<T extends object>(
  node: ClassType<T>,
  name: string,
): { Connection: ClassType<ConnectionValue<T>>; Edge: ClassType<EdgeValue<T>> } {
  @Directive(INHERIT_MAX_AGE)
  @ObjectType(`${name}Edge`, { description: `Relay edge to a ${name}.` })
  class Edge {
    @Field(() => node, { description: `The ${name}.` })
    node!: T;

    @Field(() => String, { description: "Opaque position of the edge. Pass it as `after`." })
    cursor!: string;
  }

  @Directive(INHERIT_MAX_AGE)
  @ObjectType(`${name}Connection`, { description: `Relay connection to a list of ${name}.` })
  class Connection {
    @Field(() => [Edge], { description: "Edges of this page, in list order." })
    edges!: Edge[];

    @Field(() => PageInfo, { description: "Pagination state of this page." })
    pageInfo!: PageInfo;

    countAll!: () => Promise<number>;

    @Field(() => Int, { description: "Number of items in the whole list, across all pages." })
    totalCount(): Promise<number> {
      return this.countAll();
    }
  }

  return {
    Connection: Connection as unknown as ClassType<ConnectionValue<T>>,
    Edge: Edge as unknown as ClassType<EdgeValue<T>>,
  };
}

export function toConnection<T>(page: Page<T>): ConnectionValue<T> & {
  totalCount: () => Promise<number>;
} {
  const edges = page.nodes.map((node, index) => ({ node, cursor: page.cursors[index] ?? "" }));
  return {
    edges,
    pageInfo: {
      hasNextPage: page.hasNextPage,
      hasPreviousPage: page.hasPreviousPage,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
    countAll: page.totalCount,
    totalCount: page.totalCount,
  };
}

const MAX_PAGE = 100;

export function pageSize(first: number | null | undefined, defaultSize: number): number {
  return Math.max(1, Math.min(first ?? defaultSize, MAX_PAGE));
}
