/**
 * @generated SignedSource<<112f1ee87cc49198d6f3cd00f23e9512>>
 * @relayHash 72e1fdf96039d85ec4d473b1b41156a4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 631593a3eebeefdcf0913240313881f03da9e0e4dfd6a4538aa2ba729f3a59c3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ClassPageScreenQuery } from './ClassPageScreenQuery.graphql';

const node: PreloadableConcreteRequest<ClassPageScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "631593a3eebeefdcf0913240313881f03da9e0e4dfd6a4538aa2ba729f3a59c3",
    "metadata": {},
    "name": "ClassPageScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
