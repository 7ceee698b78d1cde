/**
 * @generated SignedSource<<6625172eacd30a85c391fa12d0a64ba1>>
 * @relayHash 723a0478c72ccac90e05313af1017c13
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9aa72e42b3c607223f4feb04fbdac0338a5150cd37e9496859fe61e21d5100a2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SubscriptionScreenQuery } from './SubscriptionScreenQuery.graphql';

const node: PreloadableConcreteRequest<SubscriptionScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9aa72e42b3c607223f4feb04fbdac0338a5150cd37e9496859fe61e21d5100a2",
    "metadata": {},
    "name": "SubscriptionScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
