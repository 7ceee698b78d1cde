/**
 * @generated SignedSource<<bb5493b18b72bdba64ee572c8f23a78f>>
 * @relayHash 741a9516874dd171adc4b2db7b129dbd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7cd0fca83551ef04a8e4142006e3591be9b56553828d69915dce8054ede9bc81

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7cd0fca83551ef04a8e4142006e3591be9b56553828d69915dce8054ede9bc81",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
