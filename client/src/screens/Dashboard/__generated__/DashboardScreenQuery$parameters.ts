/**
 * @generated SignedSource<<29e1f55e764e96e0f59b6b3611248e8b>>
 * @relayHash f413b03b03e39b9eb10b04ed7ccb37bc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0c87f78dde654f77e1b39b315a9d858ddcea05722df111df4107f340ddf15ac4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0c87f78dde654f77e1b39b315a9d858ddcea05722df111df4107f340ddf15ac4",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
