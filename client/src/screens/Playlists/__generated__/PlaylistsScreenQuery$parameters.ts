/**
 * @generated SignedSource<<2462c55a76daeb9be3b9c571b9adbb7e>>
 * @relayHash fc3f42476cb3fac44c356b49f4aa184f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 340c84d7406654ea0a2664fb9b6950ec46f0803180aa9c0c26ca5362dfe0a90a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PlaylistsScreenQuery } from './PlaylistsScreenQuery.graphql';

const node: PreloadableConcreteRequest<PlaylistsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "340c84d7406654ea0a2664fb9b6950ec46f0803180aa9c0c26ca5362dfe0a90a",
    "metadata": {},
    "name": "PlaylistsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
