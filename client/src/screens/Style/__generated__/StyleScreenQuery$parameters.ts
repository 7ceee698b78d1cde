/**
 * @generated SignedSource<<9e207005283513fd51f7660dc88bccd5>>
 * @relayHash 40c38f98c70fc3e4ae5d6fe36cedc02a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b60ed6014ab1e24bbca9b4bd2b9e9c1b8a6de9909dfb3bba50db77818f57b566

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StyleScreenQuery } from './StyleScreenQuery.graphql';

const node: PreloadableConcreteRequest<StyleScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b60ed6014ab1e24bbca9b4bd2b9e9c1b8a6de9909dfb3bba50db77818f57b566",
    "metadata": {},
    "name": "StyleScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
