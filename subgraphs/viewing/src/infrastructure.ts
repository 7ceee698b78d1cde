import type { Infrastructure } from "@eightcount/service-kit/subgraph/infrastructure";
import type { ViewingConfig } from "./config";
import type { PrismaClient } from "./generated/client/client";

/** What viewing's features are built on. */
export type ViewingInfrastructure = Infrastructure<ViewingConfig, PrismaClient>;
