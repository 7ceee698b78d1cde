import "reflect-metadata";
import { type ClassType, Field, InterfaceType, ObjectType } from "type-graphql";

@InterfaceType("Refusal", {
  description: "An expected failure: show the message, switch on the code.",
})
export abstract class RefusalType {
  @Field(() => String, { description: "UPPER_SNAKE and stable." })
  code!: string;

  @Field(() => String, { description: "Message to show to the user." })
  message!: string;

  @Field(() => String, { nullable: true, description: "The input at fault, if one is." })
  field!: string | null;
}

export function refusalType(name: string): ClassType<RefusalType> {
  @ObjectType(name, {
    implements: RefusalType,
    description: "The request was understood and refused.",
  })
  class Refused extends RefusalType {}
  return Refused;
}
