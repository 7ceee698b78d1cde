/**
 * @generated SignedSource<<9cafdfcc5ac2463a3f931de0e51f225c>>
 * @relayHash 86e6861487f72f418805319695b0f178
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ee5b24c5005e7621ff392e71696be82514d5757c46ea230ee866405497e9d322

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SubscriptionScreenQuery } from './SubscriptionScreenQuery.graphql';

const node: PreloadableConcreteRequest<SubscriptionScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ee5b24c5005e7621ff392e71696be82514d5757c46ea230ee866405497e9d322",
    "metadata": {},
    "name": "SubscriptionScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
