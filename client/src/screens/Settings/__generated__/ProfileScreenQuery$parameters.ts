/**
 * @generated SignedSource<<bf3a46dc14e5d9699766696fd5356b74>>
 * @relayHash 9b97da76c962423a3ac78c7ec9f5193e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6d4a66a280192039ad90026ae6ad14f6964363c8a99a360d94b2d7b671b185ad

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfileScreenQuery } from './ProfileScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProfileScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6d4a66a280192039ad90026ae6ad14f6964363c8a99a360d94b2d7b671b185ad",
    "metadata": {},
    "name": "ProfileScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
