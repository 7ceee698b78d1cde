import "reflect-metadata";
import { connectionOf } from "@eightcount/service-kit/relay/connection";
import { pageArgs } from "@eightcount/service-kit/relay/page-args";
import { Directive } from "type-graphql";
import { Instructor as InstructorType } from "../generated/type-graphql/models/Instructor";

for (const directive of ['@key(fields: "id")', "@cacheControl(maxAge: 60)"]) {
  (Directive(directive) as ClassDecorator)(InstructorType);
}

export { InstructorType };

export const { Connection: InstructorConnection } = connectionOf(InstructorType, "Instructor");

export const INSTRUCTORS_PAGE = 24;
export const InstructorsArgs = pageArgs(INSTRUCTORS_PAGE);
