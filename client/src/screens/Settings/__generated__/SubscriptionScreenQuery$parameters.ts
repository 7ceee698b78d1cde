/**
 * @generated SignedSource<<a621eb1934bccca2cd8ecd1633bc64b7>>
 * @relayHash bfe61cddb2e2de7db31de2760df43c9f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 816cdc8b139defcc2cb11a87ec2b2ef78b56f5406c1adef175d4abfbc1ad213a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SubscriptionScreenQuery } from './SubscriptionScreenQuery.graphql';

const node: PreloadableConcreteRequest<SubscriptionScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "816cdc8b139defcc2cb11a87ec2b2ef78b56f5406c1adef175d4abfbc1ad213a",
    "metadata": {},
    "name": "SubscriptionScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
