import {
  type SignedRequest,
  signatureHeader,
  viewerHeader,
} from "@eightcount/service-kit/viewer/signature";
import type { Viewer } from "@eightcount/service-kit/viewer/viewer";

/** Returns the headers with which the gateway sends a viewer to a subgraph. */
export function signViewer(
  viewer: Viewer,
  request: SignedRequest,
  now: Date,
): Record<string, string> {
  const named = viewerHeader(viewer);
  return { ...named, ...signatureHeader(named, request, now) };
}
