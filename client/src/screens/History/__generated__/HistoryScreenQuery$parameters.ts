/**
 * @generated SignedSource<<87f8d7f6b3b98733b26b9b7429fcda6b>>
 * @relayHash 4a844dcc61036ba2f9f851de1658d6c6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d68cb975e32eb79be766142a1a05fadfad412bbe95f280c2a1237a887ae0d5b4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HistoryScreenQuery } from './HistoryScreenQuery.graphql';

const node: PreloadableConcreteRequest<HistoryScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d68cb975e32eb79be766142a1a05fadfad412bbe95f280c2a1237a887ae0d5b4",
    "metadata": {},
    "name": "HistoryScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
