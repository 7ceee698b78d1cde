/**
 * @generated SignedSource<<9f0d08d29a5a030406bf8001de31daec>>
 * @relayHash c12a4242491c0ed3227872e00e11f7d7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dfb1d4ce52a7f285890cf4e66416eff2e2c1243d4794e265389766c20f59ac39

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SubscriptionScreenQuery } from './SubscriptionScreenQuery.graphql';

const node: PreloadableConcreteRequest<SubscriptionScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dfb1d4ce52a7f285890cf4e66416eff2e2c1243d4794e265389766c20f59ac39",
    "metadata": {},
    "name": "SubscriptionScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
