/**
 * @generated SignedSource<<96e6bba3407959b4d6bfeab6f3559c9f>>
 * @relayHash ebdbb3effdab202c41ea97bdaf185fb6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7430080becd77762efb2428271cf39fe0797a0717fe00aedb452daf524230246

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PlaylistScreenQuery } from './PlaylistScreenQuery.graphql';

const node: PreloadableConcreteRequest<PlaylistScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7430080becd77762efb2428271cf39fe0797a0717fe00aedb452daf524230246",
    "metadata": {},
    "name": "PlaylistScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
