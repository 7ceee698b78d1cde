import express from "express";
import { bodyHash, readViewer, type SignatureTerms } from "../viewer/signature";
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
  terms: SignatureTerms,
  onRefused: OnRefused,
): express.RequestHandler {
  return (request, response, next) => {
    const vouched = readViewer(request.headers, terms, new Date());
    // The signature does not cover a query string, so only POST is accepted.
    if (!vouched || request.method !== "POST") {
      onRefused(request);
      refuse(response);
      return;
    }
    (request as SignedRequest).viewer = vouched.viewer;
    (request as SignedRequest).signedBodyHash = vouched.bodyHash;
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
