/**
 * @generated SignedSource<<84bbaeace16c7961925a6dffcdd6be16>>
 * @relayHash ef542908e53e9ec1ad04833863fb9c7a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a1f8fd7b1b2864ef0f3d5e69d1d76ae14d31fd7b0a07390ebd83e3f07f862f5d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StyleScreenQuery } from './StyleScreenQuery.graphql';

const node: PreloadableConcreteRequest<StyleScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a1f8fd7b1b2864ef0f3d5e69d1d76ae14d31fd7b0a07390ebd83e3f07f862f5d",
    "metadata": {},
    "name": "StyleScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
