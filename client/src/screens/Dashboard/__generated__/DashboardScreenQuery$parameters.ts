/**
 * @generated SignedSource<<2eba209d1663240e60c8547c03ae7c14>>
 * @relayHash c4e2e999ab054f33243669dfcd611730
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 52826092c2739616586a55dab46852ab4680dc6a842a39377e271e274dfce27a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "52826092c2739616586a55dab46852ab4680dc6a842a39377e271e274dfce27a",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
