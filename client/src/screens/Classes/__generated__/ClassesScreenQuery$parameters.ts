/**
 * @generated SignedSource<<0936ee01b862bb4820d6956f16600884>>
 * @relayHash 96339731cc1cc3b68f53b47ebc4fb71b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e8c83a707befb14ae065a346f19f372a74882ad5713e6acaa0c2599e5b45b564

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ClassesScreenQuery } from './ClassesScreenQuery.graphql';

const node: PreloadableConcreteRequest<ClassesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e8c83a707befb14ae065a346f19f372a74882ad5713e6acaa0c2599e5b45b564",
    "metadata": {},
    "name": "ClassesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
