import "reflect-metadata";
import { type ClassType, Field, InterfaceType, ObjectType } from "type-graphql";

@InterfaceType("Refusal", {
  description: "An expected failure, returned as data. Branch on `code` and show `message`.",
})
export abstract class RefusalType {
  @Field(() => String, { description: "Stable, machine-readable code in UPPER_SNAKE." })
  code!: string;

  @Field(() => String, { description: "Message to show to the user." })
  message!: string;

  @Field(() => String, {
    nullable: true,
    description:
      "Invalid input field, or in billing the key of an address or card error, such as `noPostalCode`; null if the failure concerns no single field.",
  })
  field!: string | null;
}

export function refusalType(name: string): ClassType<RefusalType> {
  @ObjectType(name, {
    implements: RefusalType,
    description: "The request was valid but refused. See `code`.",
  })
  class Refused extends RefusalType {}
  return Refused;
}
