/**
 * @generated SignedSource<<08363bd482f79170fc14b4fdde69361a>>
 * @relayHash 66def32d6240799e1eb31d1bc7e494c5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 043dc1eaa290492b34905b36802124af02742420475e6ee42b9416a2b1bf5c4d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HistoryScreenQuery } from './HistoryScreenQuery.graphql';

const node: PreloadableConcreteRequest<HistoryScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "043dc1eaa290492b34905b36802124af02742420475e6ee42b9416a2b1bf5c4d",
    "metadata": {},
    "name": "HistoryScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
