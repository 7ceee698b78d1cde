/**
 * @generated SignedSource<<761ae4f35b12dc1553d2d542ff8eff3a>>
 * @relayHash 03e9d82594c50e2258bd06864f151d74
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fdb0b20f9dddb3263eda04e9d7b5e2ac17d65b9f92c75b76f70ac9835b645e2d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { Step1ScreenQuery } from './Step1ScreenQuery.graphql';

const node: PreloadableConcreteRequest<Step1ScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fdb0b20f9dddb3263eda04e9d7b5e2ac17d65b9f92c75b76f70ac9835b645e2d",
    "metadata": {},
    "name": "Step1ScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
