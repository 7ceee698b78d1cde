/**
 * @generated SignedSource<<1bae7970f0c3f912e32cad47e732d675>>
 * @relayHash 74b9abca0ced7b56ca5468c8f0033ad1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6f3be04651561040ab99cf2d2c98574463f5b4beec5e136ce40d4435410aeeea

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6f3be04651561040ab99cf2d2c98574463f5b4beec5e136ce40d4435410aeeea",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
