/**
 * @generated SignedSource<<7a18e702943dc871ccb37167e075a699>>
 * @relayHash 015c8abcd2e1eda152044f1f9f9e2a00
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fd9f2c7956a88fdcdce9606bec8102d067e2d6b1a1b233972a80899562be9bf2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SearchScreenQuery } from './SearchScreenQuery.graphql';

const node: PreloadableConcreteRequest<SearchScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fd9f2c7956a88fdcdce9606bec8102d067e2d6b1a1b233972a80899562be9bf2",
    "metadata": {},
    "name": "SearchScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
