/**
 * @generated SignedSource<<ee5e9329995ed4bc04bd8a37c70d25fd>>
 * @relayHash 52b6756348acad38c3136411a4ee3aea
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5101954d3813ea401416806b2f2ba941b236493fbfd8301a2d441a003bcf5b48

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { publicNamesQuery } from './publicNamesQuery.graphql';

const node: PreloadableConcreteRequest<publicNamesQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5101954d3813ea401416806b2f2ba941b236493fbfd8301a2d441a003bcf5b48",
    "metadata": {},
    "name": "publicNamesQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
