/**
 * @generated SignedSource<<6410e631a23dffe212dcbba89340e8b4>>
 * @relayHash 2528856b80f13509eb561d57f0c0feb0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ec332783e17d2e576b98ef50a2874b707ae403b12f57741efb5f1c597cf2ca43

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ClassesScreenQuery } from './ClassesScreenQuery.graphql';

const node: PreloadableConcreteRequest<ClassesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ec332783e17d2e576b98ef50a2874b707ae403b12f57741efb5f1c597cf2ca43",
    "metadata": {},
    "name": "ClassesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
