/**
 * @generated SignedSource<<b58b5c79264a8567a5b80403bd7fd4fc>>
 * @relayHash e6c6f5ca05b1a39b2ab1a90956f54e2f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0a18456b2a4626a80f55a4ba278d30f532ee6fda19bd65cb3831c7aafe65bf51

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SubscriptionScreenQuery } from './SubscriptionScreenQuery.graphql';

const node: PreloadableConcreteRequest<SubscriptionScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0a18456b2a4626a80f55a4ba278d30f532ee6fda19bd65cb3831c7aafe65bf51",
    "metadata": {},
    "name": "SubscriptionScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
