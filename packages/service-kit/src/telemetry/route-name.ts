/** What Express and Node know of a request when it is answered. */
export interface AnsweredRequest {
  readonly method?: string | undefined;
  readonly url?: string | undefined;
  /** The whole path and query; `url` lacks the part a router was mounted at. */
  readonly originalUrl?: string | undefined;
  readonly baseUrl?: string | undefined;
  readonly route?: { readonly path?: unknown } | undefined;
}

const WORD = /^[a-z][a-z-]{0,30}$/i;
const EXTENSION = /\.([a-z0-9]{1,5})$/i;

/**
 * The route a request took, such as `/subscriptions/:key`, or a template of its path. There are few
 * of them, whatever is asked for: names of spans are counted.
 */
export function routeOf(request: AnsweredRequest): string {
  const path = request.route?.path;
  if (typeof path === "string") return `${request.baseUrl ?? ""}${path}`;
  return pathTemplate(request.originalUrl ?? request.url ?? "/");
}

/** `/styles/hip-hop?x` to `/styles/*`, `/assets/index-3f2a.js` to `/assets/*.js`. */
export function pathTemplate(url: string): string {
  const [first, ...rest] = (url.split(/[?#]/, 1)[0] ?? "").split("/").filter(Boolean);
  if (first === undefined) return "/";
  const extension = EXTENSION.exec(rest.at(-1) ?? first)?.[1];
  const star = extension ? `*.${extension.toLowerCase()}` : "*";
  if (!WORD.test(first)) return `/${star}`;
  return rest.length === 0 ? `/${first}` : `/${first}/${star}`;
}
