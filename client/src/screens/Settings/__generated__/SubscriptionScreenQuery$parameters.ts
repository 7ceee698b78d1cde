/**
 * @generated SignedSource<<9783ec18e2f28ba5bcb56f8f64b595c7>>
 * @relayHash 3796e5204c6e851c45ffa309a9e4df37
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 89420f2c7dc4b3e23ae744628f237cf9bb8c92d66f05bf0221b9d1b3e654f2be

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SubscriptionScreenQuery } from './SubscriptionScreenQuery.graphql';

const node: PreloadableConcreteRequest<SubscriptionScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "89420f2c7dc4b3e23ae744628f237cf9bb8c92d66f05bf0221b9d1b3e654f2be",
    "metadata": {},
    "name": "SubscriptionScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
