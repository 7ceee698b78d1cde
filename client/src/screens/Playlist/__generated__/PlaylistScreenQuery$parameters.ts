/**
 * @generated SignedSource<<c836ce9d8ef171b25c3980a4cbaf07b4>>
 * @relayHash 656ef6ec89c11400ca27d37033d7c0ca
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f14f0325afb171052b1b15e3b9b0c97be7fdca21cd4305bf58f40ceb1c869ec8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PlaylistScreenQuery } from './PlaylistScreenQuery.graphql';

const node: PreloadableConcreteRequest<PlaylistScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f14f0325afb171052b1b15e3b9b0c97be7fdca21cd4305bf58f40ceb1c869ec8",
    "metadata": {},
    "name": "PlaylistScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
