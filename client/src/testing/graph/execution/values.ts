import {
  type GraphQLLeafType,
  type GraphQLOutputType,
  isEnumType,
  isLeafType,
  isListType,
  isNonNullType,
} from "graphql";

/** Thrown if the in-memory graph is wrong: a row or resolver does not match the schema. */
export class WorldFault extends Error {
  override readonly name = "WorldFault";
}

const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;
const INT_LIMIT = 2 ** 31;

const fits: Readonly<Record<string, (value: unknown) => boolean>> = {
  String: (value) => typeof value === "string",
  ID: (value) => typeof value === "string",
  Boolean: (value) => typeof value === "boolean",
  Float: (value) => typeof value === "number" && Number.isFinite(value),
  Int: (value) => Number.isInteger(value) && Math.abs(value as number) < INT_LIMIT,
  DateTimeISO: (value) =>
    value instanceof Date
      ? !Number.isNaN(value.getTime())
      : typeof value === "string" && ISO.test(value),
};

const isLeaf = (type: GraphQLLeafType, value: unknown): boolean =>
  isEnumType(type)
    ? type.getValues().some(({ name }) => name === value)
    : (fits[type.name]?.(value) ?? false);

/**
 * Returns the value if the real graph could return it here. GraphQL itself would turn a missing
 * field into null and a number into a string.
 */
export function checked(value: unknown, type: GraphQLOutputType, where: string): unknown {
  if (value === undefined) throw new WorldFault(`${where} is missing`);
  if (isNonNullType(type)) {
    if (value === null) throw new WorldFault(`${where} must not be null`);
    return checked(value, type.ofType, where);
  }
  if (value === null) return null;
  if (isListType(type)) {
    if (!Array.isArray(value)) throw new WorldFault(`${where} must be a list`);
    for (const [index, item] of value.entries()) checked(item, type.ofType, `${where}[${index}]`);
  } else if (isLeafType(type)) {
    if (!isLeaf(type, value)) {
      throw new WorldFault(`${where} must be ${type.name}, not ${JSON.stringify(value)}`);
    }
  } else if (typeof value !== "object") {
    throw new WorldFault(`${where} must be ${type.name}, not ${JSON.stringify(value)}`);
  }
  return value;
}
