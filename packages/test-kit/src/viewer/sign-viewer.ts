import {
  type SignedRequest,
  signatureHeader,
  viewerHeader,
} from "@eightcount/service-kit/viewer/signature";
import type { Viewer } from "@eightcount/service-kit/viewer/viewer";

export function signViewer(
  viewer: Viewer,
  request: SignedRequest,
  now: Date,
): Record<string, string> {
  const named = viewerHeader(viewer);
  return { ...named, ...signatureHeader(named, request, now) };
}
