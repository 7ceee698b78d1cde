/**
 * @generated SignedSource<<1ee244fec9d6b587d1fa62f2ccf84127>>
 * @relayHash d84094e486a4e5684719856327cd034e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 164e86b5029e1934f4005d0cef1f3ed3f8d2cf74be6bcd102ac0acc938df3456

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ListingScreenQuery } from './ListingScreenQuery.graphql';

const node: PreloadableConcreteRequest<ListingScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "164e86b5029e1934f4005d0cef1f3ed3f8d2cf74be6bcd102ac0acc938df3456",
    "metadata": {},
    "name": "ListingScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
