/**
 * @generated SignedSource<<1ba026ff122663f8724067d90e757e14>>
 * @relayHash b029b40ac59244962d97dcdd81a9ef8b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8fa602b7a89f46ce434ab898bd01c3da7aac96339e45183b4116d172ae0f7100

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ClassPageScreenQuery } from './ClassPageScreenQuery.graphql';

const node: PreloadableConcreteRequest<ClassPageScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8fa602b7a89f46ce434ab898bd01c3da7aac96339e45183b4116d172ae0f7100",
    "metadata": {},
    "name": "ClassPageScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
