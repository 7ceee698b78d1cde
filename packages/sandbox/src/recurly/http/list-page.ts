import { badRequest } from "./fault";

const MAX = 200;
const DEFAULT = 20;

export interface ListRequest {
  readonly originalUrl: string;
  readonly query: Readonly<Record<string, unknown>>;
}

export interface Sortable {
  readonly createdAt: number;
  readonly updatedAt: number;
}

/** Sorts and pages a list like the provider, with `has_more` and a `next` path. */
export function listPage<T extends Sortable>(
  request: ListRequest,
  items: readonly T[],
  toWire: (item: T) => unknown,
) {
  const { limit, offset } = readPaging(request);
  const sorted = sortBy(request, items);
  const data = sorted.slice(offset, offset + limit);
  const hasMore = offset + limit < sorted.length;
  return {
    object: "list",
    has_more: hasMore,
    next: hasMore ? nextPath(request, offset + limit) : null,
    data: data.map(toWire),
  };
}

function readPaging(request: ListRequest): { limit: number; offset: number } {
  const limit = Number(request.query.limit ?? DEFAULT);
  const offset = request.query.cursor ? readCursor(String(request.query.cursor)) : 0;
  if (!Number.isInteger(limit) || limit < 1 || limit > MAX) {
    throw badRequest(`limit must be between 1 and ${MAX}`);
  }
  return { limit, offset };
}

function readCursor(cursor: string): number {
  const offset = Number(Buffer.from(cursor, "base64url").toString().replace("offset:", ""));
  if (!Number.isInteger(offset) || offset < 0) throw badRequest("cursor is invalid");
  return offset;
}

function nextPath(request: ListRequest, offset: number): string {
  const url = new URL(request.originalUrl, "http://provider.test");
  url.searchParams.set("cursor", Buffer.from(`offset:${offset}`).toString("base64url"));
  return `${url.pathname}${url.search}`;
}

function sortBy<T extends Sortable>(request: ListRequest, items: readonly T[]): T[] {
  const sort = String(request.query.sort ?? "created_at");
  if (sort !== "created_at" && sort !== "updated_at") throw badRequest("sort is invalid");
  const field = sort === "created_at" ? "createdAt" : "updatedAt";
  const sorted = items.toSorted((left, right) => left[field] - right[field]);
  return request.query.order === "asc" ? sorted : sorted.toReversed();
}

export function withState<T extends { readonly state: string }>(
  request: ListRequest,
  items: readonly T[],
): readonly T[] {
  const { state } = request.query;
  if (state === undefined) return items;
  if (state === "live") return items.filter((item) => item.state !== "expired");
  return items.filter((item) => item.state === state);
}
