/**
 * @generated SignedSource<<09c8d1abb9d9ca3e79b80e42459b7ad2>>
 * @relayHash 999917384e5805b2da9334df4954ca0c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 47fc91f0f334e3bfce4309beef6e672343699bfb5e96db1b81cf54364244f279

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SavedScreenQuery } from './SavedScreenQuery.graphql';

const node: PreloadableConcreteRequest<SavedScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "47fc91f0f334e3bfce4309beef6e672343699bfb5e96db1b81cf54364244f279",
    "metadata": {},
    "name": "SavedScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
