/**
 * @generated SignedSource<<3d635744b979a4185a2d8a2a8fcbe4e4>>
 * @relayHash b3b84c2e4ebed1f3d03344447ffe2fee
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 98c865ffa6c3d7134d59baeda0793599aa99bcd48e2365eda425a1bd5b9fd7ab

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PurchaseScreenQuery } from './PurchaseScreenQuery.graphql';

const node: PreloadableConcreteRequest<PurchaseScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "98c865ffa6c3d7134d59baeda0793599aa99bcd48e2365eda425a1bd5b9fd7ab",
    "metadata": {},
    "name": "PurchaseScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
