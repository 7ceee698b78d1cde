/**
 * @generated SignedSource<<16b73229d7b83273a2524ec841f9e9f4>>
 * @relayHash 40f9e563908db67276b871aaee4fc57a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4f93f0e5531db3b946421f0d596e4315227f4ce7ac398f8e76d7f7bae6fc1b61

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SubscriptionScreenQuery } from './SubscriptionScreenQuery.graphql';

const node: PreloadableConcreteRequest<SubscriptionScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4f93f0e5531db3b946421f0d596e4315227f4ce7ac398f8e76d7f7bae6fc1b61",
    "metadata": {},
    "name": "SubscriptionScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
