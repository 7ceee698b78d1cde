/**
 * @generated SignedSource<<4ab853b9f2c65d5ab454424246edfadf>>
 * @relayHash d164457eea9ad1d2aff559ef73c260aa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 183aa139d5b18bcca7d3e5e9753bdc583025ca42fb719dd810bd6bde319387d7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SubscriptionScreenQuery } from './SubscriptionScreenQuery.graphql';

const node: PreloadableConcreteRequest<SubscriptionScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "183aa139d5b18bcca7d3e5e9753bdc583025ca42fb719dd810bd6bde319387d7",
    "metadata": {},
    "name": "SubscriptionScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
