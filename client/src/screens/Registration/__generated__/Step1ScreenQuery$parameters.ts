/**
 * @generated SignedSource<<458882006101ec869613907cc4bf32bd>>
 * @relayHash b576975c94014e7bbf8e0d8d116700e8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 83d6b4eec6d3722161ce7d236afedff2d60646e4886fecba775845dd7c8fcbaa

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { Step1ScreenQuery } from './Step1ScreenQuery.graphql';

const node: PreloadableConcreteRequest<Step1ScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "83d6b4eec6d3722161ce7d236afedff2d60646e4886fecba775845dd7c8fcbaa",
    "metadata": {},
    "name": "Step1ScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
