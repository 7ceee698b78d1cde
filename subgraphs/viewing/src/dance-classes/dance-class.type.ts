import "reflect-metadata";
import { Directive, ObjectType } from "type-graphql";

@Directive('@key(fields: "id")')
@ObjectType("DanceClass", {
  description: "A dance class. Viewing adds the viewer's own progress and saved state.",
})
export class DanceClass {
  /** Row id of the class in the catalogue. */
  classId!: string;
}
