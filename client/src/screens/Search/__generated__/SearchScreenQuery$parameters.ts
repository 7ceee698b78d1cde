/**
 * @generated SignedSource<<1f6e2847e6c1ceb2ea275389487433f0>>
 * @relayHash c6f67b4e59625784fd37c731dd6bb6e3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6d81ce43479d6ceab48e893a6ebd064222aec62163d95cdc8ab807f2978ec595

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SearchScreenQuery } from './SearchScreenQuery.graphql';

const node: PreloadableConcreteRequest<SearchScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6d81ce43479d6ceab48e893a6ebd064222aec62163d95cdc8ab807f2978ec595",
    "metadata": {},
    "name": "SearchScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
