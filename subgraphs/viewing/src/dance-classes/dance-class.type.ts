import "reflect-metadata";
import { Directive, ObjectType } from "type-graphql";

@Directive('@key(fields: "id")')
@ObjectType("DanceClass", {
  description: "A dance class; this subgraph adds what the asker did with it.",
})
export class DanceClass {
  /** The class's row id in the catalogue. */
  classId!: string;
}
