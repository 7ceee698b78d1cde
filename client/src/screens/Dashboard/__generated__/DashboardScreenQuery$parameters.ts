/**
 * @generated SignedSource<<8bdd1e7f251014993cd441ff3a8abad7>>
 * @relayHash 9cc39e7d1d4636b515df94a26a510916
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 554f521a48cffbfd44cb19d591c3d1022ceefcd5d2022102c8c1fa9af65140bf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "554f521a48cffbfd44cb19d591c3d1022ceefcd5d2022102c8c1fa9af65140bf",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
