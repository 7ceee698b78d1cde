/**
 * @generated SignedSource<<d8c21c01676c750d2870f86f575c6193>>
 * @relayHash e7628747e2b07989d5161b4d15c3000b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b2793ef5fa35f2170e24e6a67880bc44248c6446a21b5453d17ab0e41bedb57c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StyleScreenQuery } from './StyleScreenQuery.graphql';

const node: PreloadableConcreteRequest<StyleScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b2793ef5fa35f2170e24e6a67880bc44248c6446a21b5453d17ab0e41bedb57c",
    "metadata": {},
    "name": "StyleScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
