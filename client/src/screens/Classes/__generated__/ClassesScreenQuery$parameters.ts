/**
 * @generated SignedSource<<5d0852375ebfc94bc32e1865f486a1a7>>
 * @relayHash 85ac9a2e047465071cc4584a3aaa92d1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 85f83825636535e25d710fc91ed23f95b21f6bef60fe9c05e036767652e86c6c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ClassesScreenQuery } from './ClassesScreenQuery.graphql';

const node: PreloadableConcreteRequest<ClassesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "85f83825636535e25d710fc91ed23f95b21f6bef60fe9c05e036767652e86c6c",
    "metadata": {},
    "name": "ClassesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
