/**
 * @generated SignedSource<<0d85c4e0c34d0a67e6b3aa54094917ce>>
 * @relayHash cff03db5fcfe1180cbc9be2e745c02d2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8c28b462c87cf8ea6e63bd94a2a4b42e187b2a6208e36f1ae066994611be9363

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SubscriptionScreenQuery } from './SubscriptionScreenQuery.graphql';

const node: PreloadableConcreteRequest<SubscriptionScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8c28b462c87cf8ea6e63bd94a2a4b42e187b2a6208e36f1ae066994611be9363",
    "metadata": {},
    "name": "SubscriptionScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
