/**
 * @generated SignedSource<<2b81b05e67961b05862a4498a66c22fe>>
 * @relayHash 031c58329538371fc367760d539e658b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 235e25688d4a8de21d473f0a3a58ccbb69a8c1f6801426a94ec2f8dec49f8442

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HistoryScreenQuery } from './HistoryScreenQuery.graphql';

const node: PreloadableConcreteRequest<HistoryScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "235e25688d4a8de21d473f0a3a58ccbb69a8c1f6801426a94ec2f8dec49f8442",
    "metadata": {},
    "name": "HistoryScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
