import { isEnumType } from "graphql";
import { clientSchema } from "../schema/client-schema";

/** The values of every enum of the public graph. */
export const enumNames = Object.values(clientSchema.getTypeMap())
  .filter(isEnumType)
  .flatMap((type) => type.getValues().map(({ name }) => name));
