/**
 * @generated SignedSource<<4678bdf96428582db7aa68378bcf554c>>
 * @relayHash 1380f1dcd3d1adfa56863b4674300ee6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b621d1b6cac56f0561165f4b7cbcf242b0cf8ba81c28fad60bf11b9f86752314

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InstructorScreenQuery } from './InstructorScreenQuery.graphql';

const node: PreloadableConcreteRequest<InstructorScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b621d1b6cac56f0561165f4b7cbcf242b0cf8ba81c28fad60bf11b9f86752314",
    "metadata": {},
    "name": "InstructorScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
