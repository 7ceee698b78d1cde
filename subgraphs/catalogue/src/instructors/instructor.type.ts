import "reflect-metadata";
import { connectionOf } from "@eightcount/service-kit/relay/connection";
import { ArgsType, Directive, Field, Int } from "type-graphql";
import { Instructor as InstructorType } from "../generated/type-graphql/models/Instructor";

for (const directive of ['@key(fields: "id")', "@cacheControl(maxAge: 60)"]) {
  (Directive(directive) as ClassDecorator)(InstructorType);
}

export { InstructorType };

export const { Connection: InstructorConnection } = connectionOf(InstructorType, "Instructor");

export const INSTRUCTORS_PAGE = 24;

@ArgsType()
export class InstructorsArgs {
  @Field(() => Int, {
    nullable: true,
    defaultValue: INSTRUCTORS_PAGE,
    description: "Page size, clamped to 1–100.",
  })
  first?: number | null;

  @Field(() => String, {
    nullable: true,
    description: "Returns the edges after this cursor. An invalid cursor is an error.",
  })
  after?: string | null;
}
