import express from "express";
import { bodyHash, type SignatureOptions, verifyViewer } from "../viewer/signature";
import type { Viewer } from "../viewer/viewer";

interface SignedRequest extends express.Request {
  viewer: Viewer;
  signedBodyHash: string;
  bodyHash?: string;
}

export const viewerOf = (request: express.Request): Viewer => (request as SignedRequest).viewer;

export type OnRefused = (request: express.Request) => void;

/** Checks headers only, so that the body of an unsigned request is never received. */
export function signedByGateway(
  options: SignatureOptions,
  onRefused: OnRefused,
): express.RequestHandler {
  return (request, response, next) => {
    const verified = verifyViewer(request.headers, options, new Date());
    // The signature does not cover a query string, so only POST is accepted.
    if (!verified || request.method !== "POST") {
      onRefused(request);
      refuse(response);
      return;
    }
    (request as SignedRequest).viewer = verified.viewer;
    (request as SignedRequest).signedBodyHash = verified.bodyHash;
    next();
  };
}

export function signedJson(limit: string, onRefused: OnRefused): express.RequestHandler[] {
  return [
    express.json({
      limit,
      verify: (request, _response, body) => {
        (request as SignedRequest).bodyHash = bodyHash(body);
      },
    }),
    (request, response, next) => {
      const { signedBodyHash, bodyHash: hash } = request as SignedRequest;
      if (hash === signedBodyHash) {
        next();
        return;
      }
      onRefused(request);
      refuse(response);
    },
  ];
}

function refuse(response: express.Response): void {
  response.status(403).json({ errors: [{ message: "Only the gateway may call a subgraph." }] });
}
