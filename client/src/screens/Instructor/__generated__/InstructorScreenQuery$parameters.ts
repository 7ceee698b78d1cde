/**
 * @generated SignedSource<<80249a0c5c17f6bfe96b3a91def2026f>>
 * @relayHash 91fd03d9671100fb0524cdd377ca7a49
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 60162c43a12f12408afc054b0d2bea3f6c7c4956ab3de7777ea832d7217e5b8c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InstructorScreenQuery } from './InstructorScreenQuery.graphql';

const node: PreloadableConcreteRequest<InstructorScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "60162c43a12f12408afc054b0d2bea3f6c7c4956ab3de7777ea832d7217e5b8c",
    "metadata": {},
    "name": "InstructorScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
