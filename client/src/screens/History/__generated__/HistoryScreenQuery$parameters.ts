/**
 * @generated SignedSource<<f7ba47afb7ebb60f5cd4d2b36a7f0be5>>
 * @relayHash 7ccbf828854685f154659325c2f37056
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 59c7929e90aa3cb99158612c2bd3240b3ddffd48588e69514446e371d9a1f684

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HistoryScreenQuery } from './HistoryScreenQuery.graphql';

const node: PreloadableConcreteRequest<HistoryScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "59c7929e90aa3cb99158612c2bd3240b3ddffd48588e69514446e371d9a1f684",
    "metadata": {},
    "name": "HistoryScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
