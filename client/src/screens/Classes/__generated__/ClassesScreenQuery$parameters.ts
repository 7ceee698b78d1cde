/**
 * @generated SignedSource<<b8e023b95e9e0bb6e1fef256f3d9f180>>
 * @relayHash 1ec9b7361f1dfed2967edd790a1c53ba
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9c54d8a22d9a18b04c1b5aa5232bb81f3f1b649e8700755b6cad88b3132f2a3a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ClassesScreenQuery } from './ClassesScreenQuery.graphql';

const node: PreloadableConcreteRequest<ClassesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9c54d8a22d9a18b04c1b5aa5232bb81f3f1b649e8700755b6cad88b3132f2a3a",
    "metadata": {},
    "name": "ClassesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
