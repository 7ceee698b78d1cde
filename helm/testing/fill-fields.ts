import {
  defaultFieldResolver,
  type GraphQLFieldResolver,
  type GraphQLOutputType,
  isEnumType,
  isListType,
  isNonNullType,
  isScalarType,
} from "graphql";

const SCALARS: Readonly<Record<string, unknown>> = { Int: 0, Float: 0, Boolean: false };

function filling(type: GraphQLOutputType): unknown {
  if (isNonNullType(type)) return filling(type.ofType);
  if (isListType(type)) return [];
  if (isEnumType(type)) return type.getValues()[0]?.value;
  if (isScalarType(type)) return SCALARS[type.name] ?? "";
  return {};
}

/** Fills required fields that the resolvers leave out, so that a test says only what it is about. */
export const fillFields: GraphQLFieldResolver<unknown, unknown> = (source, args, context, info) => {
  const value = defaultFieldResolver(source, args, context, info);
  return value === undefined && isNonNullType(info.returnType) ? filling(info.returnType) : value;
};
