/**
 * @generated SignedSource<<1cdb47b2479c21c2f7b050ff5894e3ee>>
 * @relayHash 2c7d8bf421202d67ea661bad46e73e37
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b1fcd8ccad394f5f014dd730d5baadde7da939c28fe4787467526d67771f4445

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ListingScreenQuery } from './ListingScreenQuery.graphql';

const node: PreloadableConcreteRequest<ListingScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b1fcd8ccad394f5f014dd730d5baadde7da939c28fe4787467526d67771f4445",
    "metadata": {},
    "name": "ListingScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
