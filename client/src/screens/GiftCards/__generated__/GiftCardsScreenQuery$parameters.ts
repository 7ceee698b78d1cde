/**
 * @generated SignedSource<<852f4d399107f394f5e17e38f1005ca0>>
 * @relayHash d9fa6ff975fceb9a7ceeeae7a9bcb0e6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e66703d8d2735ecff08a5928de60fbcd4102d8d9f4f17a61696ddb30949e324f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GiftCardsScreenQuery } from './GiftCardsScreenQuery.graphql';

const node: PreloadableConcreteRequest<GiftCardsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e66703d8d2735ecff08a5928de60fbcd4102d8d9f4f17a61696ddb30949e324f",
    "metadata": {},
    "name": "GiftCardsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
