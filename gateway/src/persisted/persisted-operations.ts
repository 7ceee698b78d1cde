import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { ConfigError } from "@eightcount/service-kit/config/config-table";
import { type DocumentNode, Kind, OperationTypeNode, parse } from "graphql";
import { z } from "zod";

export interface PersistedOperation {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly isMutation: boolean;
}

const mapShape = z.record(z.string(), z.string());

/** Loads one map, or those of several releases so that open tabs survive a rollout. */
export class PersistedOperations {
  readonly #operations: ReadonlyMap<string, PersistedOperation>;

  constructor(operations: readonly PersistedOperation[]) {
    this.#operations = new Map(operations.map((operation) => [operation.id, operation]));
  }

  /**
   * Reads maps and folders of maps, separated by colons.
   *
   * @throws Error for an unreadable map or a wrong id, ConfigError for a place without any operation.
   */
  static load(locations: string): PersistedOperations {
    return new PersistedOperations(locations.split(":").flatMap(readLocation));
  }

  find(id: string): PersistedOperation | null {
    return this.#operations.get(id) ?? null;
  }

  all(): readonly PersistedOperation[] {
    return [...this.#operations.values()];
  }
}

function readLocation(location: string): readonly PersistedOperation[] {
  const files = statSync(location).isDirectory()
    ? readdirSync(location)
        .filter((file) => file.endsWith(".json"))
        .map((file) => path.join(location, file))
    : [location];
  const operations = files.flatMap(readMap);
  if (operations.length === 0) {
    throw new ConfigError([`EIGHTCOUNT_PERSISTED_OPERATIONS_PATH ${location} has no operations`]);
  }
  return operations;
}

function readMap(file: string): PersistedOperation[] {
  const map = mapShape.parse(JSON.parse(readFileSync(file, "utf8")));
  return Object.entries(map).map(([id, text]) => readOperation(id, text, file));
}

function readOperation(id: string, text: string, file: string): PersistedOperation {
  const digest = createHash("sha256").update(text).digest("hex");
  if (digest !== id) throw new Error(`${file}: ${id} is not the SHA-256 digest of its text`);
  const operation = soleOperation(parse(text));
  return { id, text, name: operation.name, isMutation: operation.isMutation };
}

function soleOperation(document: DocumentNode): { name: string; isMutation: boolean } {
  const found = document.definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION);
  return {
    name: found?.name?.value ?? "anonymous",
    isMutation: found?.operation === OperationTypeNode.MUTATION,
  };
}
