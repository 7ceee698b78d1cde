/**
 * @generated SignedSource<<56fbaf9211d89971cd4b968469d53808>>
 * @relayHash 238398ebdc23b65659cb5a5ae32ea358
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 23e9ef9e64f8efda34c8b2a294d9634c6ba02366dc28be7398ef2588a9f12e1a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SubscriptionScreenQuery } from './SubscriptionScreenQuery.graphql';

const node: PreloadableConcreteRequest<SubscriptionScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "23e9ef9e64f8efda34c8b2a294d9634c6ba02366dc28be7398ef2588a9f12e1a",
    "metadata": {},
    "name": "SubscriptionScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
