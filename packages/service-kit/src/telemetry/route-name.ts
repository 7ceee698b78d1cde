export interface RoutedRequest {
  readonly method?: string | undefined;
  readonly url?: string | undefined;
  /** Full path and query. `url` lacks the path that a router is mounted at. */
  readonly originalUrl?: string | undefined;
  readonly baseUrl?: string | undefined;
  readonly route?: { readonly path?: unknown } | undefined;
}

const WORD = /^[a-z][a-z-]{0,30}$/i;
const EXTENSION = /\.([a-z0-9]{1,5})$/i;

/** Returns a route or a path template, so that the number of span names stays small. */
export function routeOf(request: RoutedRequest): string {
  const path = request.route?.path;
  if (typeof path === "string") return `${request.baseUrl ?? ""}${path}`;
  return pathTemplate(request.originalUrl ?? request.url ?? "/");
}

/** `/styles/hip-hop?x` becomes `/styles/*`, `/assets/index-3f2a.js` becomes `/assets/*.js`. */
export function pathTemplate(url: string): string {
  const [first, ...rest] = (url.split(/[?#]/, 1)[0] ?? "").split("/").filter(Boolean);
  if (first === undefined) return "/";
  const extension = EXTENSION.exec(rest.at(-1) ?? first)?.[1];
  const star = extension ? `*.${extension.toLowerCase()}` : "*";
  if (!WORD.test(first)) return `/${star}`;
  return rest.length === 0 ? `/${first}` : `/${first}/${star}`;
}
