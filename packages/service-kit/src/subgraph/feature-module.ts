import type { AnyEventContract } from "@eightcount/contracts/define-event";
import type { Express } from "express";
import type { ClassType } from "type-graphql";
import type { Consumption } from "../events/consume";
import type { ReferenceResolvers } from "../graph/federate";
import type { Viewer } from "../viewer/viewer";

/** The request that loaders are made for. */
export interface LoaderRequest {
  readonly viewer: Viewer;
  /** One moment for the whole request. */
  readonly now: Date;
}

/** A queue of a feature's own, so that its slow events delay no others. */
export interface FeatureQueue {
  readonly name: string;
  /** Events handled concurrently, 1 by default. */
  readonly atOnce?: number;
}

/** A deletion of old rows that a worker repeats every few hours. */
export interface Pruning {
  readonly prune: () => Promise<unknown>;
  /** Log line of a failed attempt; the next one tries again. */
  readonly failure: string;
}

/** Starts a background job and returns the function that stops it. */
export type StartJob = () => () => void | Promise<void>;

/** The parts one feature adds to its subgraph, constructed by its `<feature>.module.ts`. */
export interface FeatureModule {
  /** Instances of TypeGraphQL resolver classes. */
  readonly resolvers?: readonly object[];
  /** Loads entities that other subgraphs refer to. */
  readonly references?: ReferenceResolvers;
  /** Object types that no query of this subgraph returns. */
  readonly orphanedTypes?: readonly ClassType[];
  /** Builds the feature's batched reads for one request. */
  readonly loaders?: (request: LoaderRequest) => object;
  /** Events the feature writes into the outbox. */
  readonly publishes?: readonly AnyEventContract[];
  /** Events the feature handles. */
  readonly consumes?: readonly Consumption[];
  /** The queue `consumes` reads from; the subgraph's own by default. */
  readonly queue?: FeatureQueue;
  readonly jobs?: readonly StartJob[];
  readonly pruning?: readonly Pruning[];
  /** Adds HTTP routes other than `/graphql`; they are not signed by the gateway. */
  readonly routes?: (app: Express) => void;
  /** Runs before the first request, so that the first member does not wait for it. */
  readonly warmUp?: () => Promise<unknown>;
  /** Saves what is still in memory; called after the last request, and more than once in tests. */
  readonly drain?: () => Promise<void>;
  /** Releases connections that the feature opened itself. */
  readonly close?: () => Promise<void>;
  /** Services that other features, seeds and tests may use. */
  readonly services?: object;
}

export type FeatureModules = Readonly<Record<string, FeatureModule>>;
