import type { Cookies, SetCookie } from "cookie";
import type { Viewer } from "../viewer/viewer";

/** What every resolver is given. `L` is the subgraph's DataLoaders, new for each request. */
export interface SubgraphContext<L = unknown> {
  readonly viewer: Viewer;
  /** Cookies of the browser, as the gateway forwarded them. */
  readonly cookies: Readonly<Cookies>;
  /** Adds one Set-Cookie header to the response; the gateway passes it on. */
  readonly setCookie: (cookie: SetCookie) => void;
  readonly loaders: L;
}
