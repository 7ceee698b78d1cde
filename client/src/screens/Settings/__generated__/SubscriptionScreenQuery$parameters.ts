/**
 * @generated SignedSource<<c007aea80235e0dec3d37ef3d7447224>>
 * @relayHash b3ac4cbe26813b8f88754aa61065809e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c171d1e6ab8962fc5f9f64f29ff6703dd3fab89385ada0cf7c0943c19864b5f1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SubscriptionScreenQuery } from './SubscriptionScreenQuery.graphql';

const node: PreloadableConcreteRequest<SubscriptionScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c171d1e6ab8962fc5f9f64f29ff6703dd3fab89385ada0cf7c0943c19864b5f1",
    "metadata": {},
    "name": "SubscriptionScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
