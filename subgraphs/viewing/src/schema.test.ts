import { graphOf } from "@eightcount/service-kit/subgraph/print-subgraph";
import { isNonNullType, isObjectType } from "graphql";
import { viewing } from "./subgraph";

describe("the subgraph's schema", () => {
  it("a class the catalog no longer shows does not fail the whole list", async () => {
    const { schema } = await graphOf(viewing);
    for (const name of ["SavedClass", "ClassRecord", "ViewedClass", "Stream"]) {
      const listed = schema.getType(name);
      if (!isObjectType(listed)) throw new Error(`${name} is not an object type`);
      expect([name, isNonNullType(listed.getFields().danceClass?.type)]).toEqual([name, false]);
    }
  });
});
