/**
 * @generated SignedSource<<3b073103bdb255df0a6015461476841b>>
 * @relayHash bcf8261df6325937dbbf0cc4ed0e4c33
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1cd2d9509b1f69a663fcb26d169a0484f9c85339a801b4522c04b000f73110a4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FaqScreenQuery } from './FaqScreenQuery.graphql';

const node: PreloadableConcreteRequest<FaqScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1cd2d9509b1f69a663fcb26d169a0484f9c85339a801b4522c04b000f73110a4",
    "metadata": {},
    "name": "FaqScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
