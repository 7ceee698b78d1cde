/**
 * @generated SignedSource<<38227b69b97396df22abf3f19466e9a8>>
 * @relayHash 54ef80076f322a805db9d96995bd9b8d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c674f6af7cda4a51d54f64b127edaabc7652f70055dbd1bad9bed00a92f6d94f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ClassesScreenQuery } from './ClassesScreenQuery.graphql';

const node: PreloadableConcreteRequest<ClassesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c674f6af7cda4a51d54f64b127edaabc7652f70055dbd1bad9bed00a92f6d94f",
    "metadata": {},
    "name": "ClassesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
