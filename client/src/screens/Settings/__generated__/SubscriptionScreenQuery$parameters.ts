/**
 * @generated SignedSource<<4d37ee36259f9f335a8f5e978b80b1d6>>
 * @relayHash 25f2082601078269c17f769cdb57c3e6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 779ad48e8ed5ceae2782deeec19b8ef2f3fcd7d88df9e0094ce2b85310da62f0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SubscriptionScreenQuery } from './SubscriptionScreenQuery.graphql';

const node: PreloadableConcreteRequest<SubscriptionScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "779ad48e8ed5ceae2782deeec19b8ef2f3fcd7d88df9e0094ce2b85310da62f0",
    "metadata": {},
    "name": "SubscriptionScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
