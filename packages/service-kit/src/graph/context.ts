import { type Cookies, type SetCookie, stringifySetCookie } from "cookie";
import type { Viewer } from "../viewer/viewer";

/** Context of every resolver. `L` is the subgraph's DataLoaders, created for each request. */
export interface SubgraphContext<L = unknown> {
  readonly viewer: Viewer;
  readonly cookies: Readonly<Cookies>;
  readonly setCookie: (cookie: SetCookie) => void;
  readonly loaders: L;
  /** The gateway's level of pressure, from 0 to `HIGHEST_LEVEL`. */
  readonly pressure: number;
}

export const setCookieHeader = (cookie: SetCookie): string => stringifySetCookie(cookie);
