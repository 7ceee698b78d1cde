/**
 * @generated SignedSource<<2fc789a5d08cb2d2e7a52358e3155ed1>>
 * @relayHash ca9c5683ea1ca816b650ec7b4a3faddd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a78020575325c8a108ed0a0124b5cf0dd8b27aa1dd703a920e052b16ef5c93c1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PurchaseScreenQuery } from './PurchaseScreenQuery.graphql';

const node: PreloadableConcreteRequest<PurchaseScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a78020575325c8a108ed0a0124b5cf0dd8b27aa1dd703a920e052b16ef5c93c1",
    "metadata": {},
    "name": "PurchaseScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
