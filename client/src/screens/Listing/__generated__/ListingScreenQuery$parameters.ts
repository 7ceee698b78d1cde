/**
 * @generated SignedSource<<b7a8e5aa288bdf01a8b70fc0e4b1efc6>>
 * @relayHash 346852d976886efa92dcc08c15eadb19
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4197cd7fabe6ae5c3e8a1c1b9231c5c32446161c9ffa7ec3e3a6bd62e62146a2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ListingScreenQuery } from './ListingScreenQuery.graphql';

const node: PreloadableConcreteRequest<ListingScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4197cd7fabe6ae5c3e8a1c1b9231c5c32446161c9ffa7ec3e3a6bd62e62146a2",
    "metadata": {},
    "name": "ListingScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
