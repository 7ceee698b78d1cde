import type { Viewer } from "@eightcount/service-kit/viewer/viewer";

/** What one operation carries through the gateway. */
export interface GatewayContext {
  readonly viewer: Viewer;
  /** The browser's Cookie header; only a subgraph that reads cookies receives it. */
  readonly cookie: string | undefined;
  /** Set-Cookie headers of subgraph answers, in the order they came. */
  readonly setCookies: string[];
}
