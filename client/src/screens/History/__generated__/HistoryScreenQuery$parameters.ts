/**
 * @generated SignedSource<<3dc89eaec18769693ee2ffa4bc7e2fe6>>
 * @relayHash dcec22f8b7f43e3129c31a4b6f592719
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f7d1dcac7e4b6baff35e9126717aa3f9d1496f40e412fdd815931e47430cd08d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HistoryScreenQuery } from './HistoryScreenQuery.graphql';

const node: PreloadableConcreteRequest<HistoryScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f7d1dcac7e4b6baff35e9126717aa3f9d1496f40e412fdd815931e47430cd08d",
    "metadata": {},
    "name": "HistoryScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
