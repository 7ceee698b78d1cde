import { registerEnumType } from "type-graphql";

export enum CreationOrder {
  NEWEST_FIRST = "NEWEST_FIRST",
  OLDEST_FIRST = "OLDEST_FIRST",
}
registerEnumType(CreationOrder, {
  name: "CreationOrder",
  description: "Direction of a list sorted by creation time.",
  valuesConfig: {
    NEWEST_FIRST: { description: "Most recently created first." },
    OLDEST_FIRST: { description: "Oldest first." },
  },
});
