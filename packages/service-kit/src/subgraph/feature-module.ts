import type { AnyEventContract } from "@eightcount/contracts/define-event";
import type { Express } from "express";
import type { ClassType } from "type-graphql";
import type { ConsumedEvent } from "../events/consume";
import type { ReferenceResolvers } from "../graph/federate";
import type { Viewer } from "../viewer/viewer";

export interface LoaderRequest {
  readonly viewer: Viewer;
  /** Same moment for the whole request. */
  readonly now: Date;
}

/** Queue of a single feature, so that its slow events delay no others. */
export interface FeatureQueue {
  readonly name: string;
  readonly concurrency?: number;
}

export interface Pruning {
  readonly prune: () => Promise<unknown>;
  readonly failure: string;
}

/** Starts a background job and returns the function that stops it. */
export type StartJob = () => () => void | Promise<void>;

/** Parts that a feature adds to its subgraph, constructed by its `<feature>.module.ts`. */
export interface FeatureModule {
  /** Instances of TypeGraphQL resolver classes. */
  readonly resolvers?: readonly object[];
  readonly references?: ReferenceResolvers;
  /** Object types that no query of this subgraph returns. */
  readonly orphanedTypes?: readonly ClassType[];
  readonly loaders?: (request: LoaderRequest) => object;
  readonly publishes?: readonly AnyEventContract[];
  readonly consumes?: readonly ConsumedEvent[];
  /** Queue that `consumes` reads from, the subgraph's own by default. */
  readonly queue?: FeatureQueue;
  readonly jobs?: readonly StartJob[];
  readonly pruning?: readonly Pruning[];
  /** Adds HTTP routes other than `/graphql`. The gateway does not sign their requests. */
  readonly routes?: (app: Express) => void;
  /** Runs before the first request, so that the first member does not wait for it. */
  readonly warmUp?: () => Promise<unknown>;
  /** Saves data still held in memory. Runs after the last request, and more than once in tests. */
  readonly drain?: () => Promise<void>;
  readonly close?: () => Promise<void>;
  /** Services that other features, seeds, and tests may use. */
  readonly services?: object;
}

export type FeatureModules = Readonly<Record<string, FeatureModule>>;
