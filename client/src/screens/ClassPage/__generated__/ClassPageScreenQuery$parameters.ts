/**
 * @generated SignedSource<<f3368a8405f049ce4e0fe4a27d7fb248>>
 * @relayHash baa5982684a4c5cfe3e87e25aeaf2828
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6b9542f0ba72413f3273e563f8f3d4cc5b32f265940698b0112293a9b8959340

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ClassPageScreenQuery } from './ClassPageScreenQuery.graphql';

const node: PreloadableConcreteRequest<ClassPageScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6b9542f0ba72413f3273e563f8f3d4cc5b32f265940698b0112293a9b8959340",
    "metadata": {},
    "name": "ClassPageScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
