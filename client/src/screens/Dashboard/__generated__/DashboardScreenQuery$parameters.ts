/**
 * @generated SignedSource<<41557bd30693c9eaf4575f2977f4f344>>
 * @relayHash e25367c0c91e1051991727eee2dd8f09
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ffea4e3abefb421771aa33c1b6fae4b486923c6cb5746d4a837cc285906cda8a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ffea4e3abefb421771aa33c1b6fae4b486923c6cb5746d4a837cc285906cda8a",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
