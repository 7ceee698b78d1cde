/**
 * @generated SignedSource<<80d7ed0f87e34a6bca8d5e18b7240439>>
 * @relayHash 2225a71cb85aae40af2e2043c36a7da9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1bf869989db007cf1be2146787aa3d5e1f29cbc7ad798203b172a3aa1970d3bb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1bf869989db007cf1be2146787aa3d5e1f29cbc7ad798203b172a3aa1970d3bb",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
