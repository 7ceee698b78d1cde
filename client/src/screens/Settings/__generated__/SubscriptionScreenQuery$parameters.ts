/**
 * @generated SignedSource<<d508b34bf1f8261fca7bd1a77a9fbefb>>
 * @relayHash 97161b09b3e6a88f6334777ad2f5f6e5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 56e3d6ba890674936749c8dc7ec8b26e01c7b9111e28f7166292a593d9ea257d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SubscriptionScreenQuery } from './SubscriptionScreenQuery.graphql';

const node: PreloadableConcreteRequest<SubscriptionScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "56e3d6ba890674936749c8dc7ec8b26e01c7b9111e28f7166292a593d9ea257d",
    "metadata": {},
    "name": "SubscriptionScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
