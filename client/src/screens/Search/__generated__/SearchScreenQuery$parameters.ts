/**
 * @generated SignedSource<<05cc24136259cbe1a95724e57f7a941b>>
 * @relayHash 9cb6a8928d068e3e0e14e30c62f85bdd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c03b1c30a96e5e178ae8eeb9f8899c2b6b5720b078b16f14b6deb316ad7ad07b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SearchScreenQuery } from './SearchScreenQuery.graphql';

const node: PreloadableConcreteRequest<SearchScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c03b1c30a96e5e178ae8eeb9f8899c2b6b5720b078b16f14b6deb316ad7ad07b",
    "metadata": {},
    "name": "SearchScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
