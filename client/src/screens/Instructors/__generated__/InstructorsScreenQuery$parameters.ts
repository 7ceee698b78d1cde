/**
 * @generated SignedSource<<c26665a07afedf2aed088530c1efe504>>
 * @relayHash 04812053a156da6ef90a9ff1cbebfc02
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dd068769e384120f3985a84fdc23e420e5c909330661bdd7b166055d939ac440

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InstructorsScreenQuery } from './InstructorsScreenQuery.graphql';

const node: PreloadableConcreteRequest<InstructorsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dd068769e384120f3985a84fdc23e420e5c909330661bdd7b166055d939ac440",
    "metadata": {},
    "name": "InstructorsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
