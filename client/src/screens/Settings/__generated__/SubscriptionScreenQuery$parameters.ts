/**
 * @generated SignedSource<<c41dfb2e7074ba8da547406cdbbf9e7d>>
 * @relayHash bf7f966051d28f0fc89e95471b9d1b1a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7e62e90aff81258d7bb49c28a64f9f4dec4b2b39a634b6197235fa5edbd01947

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SubscriptionScreenQuery } from './SubscriptionScreenQuery.graphql';

const node: PreloadableConcreteRequest<SubscriptionScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7e62e90aff81258d7bb49c28a64f9f4dec4b2b39a634b6197235fa5edbd01947",
    "metadata": {},
    "name": "SubscriptionScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
