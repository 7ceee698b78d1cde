/**
 * @generated SignedSource<<d4ad6e8344b7115f38cf279e43627d53>>
 * @relayHash 869ab65a14561737519dbe8dc4163081
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 580ddc1e791d5064a6bd5a4c258e75dd79d2d9b2a899b28e3d94deb6295eb2cf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "580ddc1e791d5064a6bd5a4c258e75dd79d2d9b2a899b28e3d94deb6295eb2cf",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
