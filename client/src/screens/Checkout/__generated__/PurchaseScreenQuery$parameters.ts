/**
 * @generated SignedSource<<a813eb0eb43c9a16c4819f2f0015e718>>
 * @relayHash 53e19975b626a9d6b1ceec667398e66c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 896e622f1b53ddda63a88076c2126a54803b2f8e6f9982a24bfcaa4e9c5e871c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PurchaseScreenQuery } from './PurchaseScreenQuery.graphql';

const node: PreloadableConcreteRequest<PurchaseScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "896e622f1b53ddda63a88076c2126a54803b2f8e6f9982a24bfcaa4e9c5e871c",
    "metadata": {},
    "name": "PurchaseScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
