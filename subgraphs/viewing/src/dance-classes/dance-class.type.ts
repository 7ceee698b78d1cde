import "reflect-metadata";
import { Directive, ObjectType } from "type-graphql";

@Directive('@key(fields: "id")')
@ObjectType("DanceClass", {
  description: "A dance class; this subgraph adds what the asker did with it.",
})
export class DanceClass {
  /** Row id of the class in the catalogue. */
  classId!: string;
}
