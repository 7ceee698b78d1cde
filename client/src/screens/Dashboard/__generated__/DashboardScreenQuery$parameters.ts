/**
 * @generated SignedSource<<c41d6e5c83a9e40e18ceed1e7e8e2ff8>>
 * @relayHash 7e39cfb99094d19ece88ee3b7f57888a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d596b0396528caadbb7d3690e99d9408de91e68aceae98b21efb5d73a76064b1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d596b0396528caadbb7d3690e99d9408de91e68aceae98b21efb5d73a76064b1",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
