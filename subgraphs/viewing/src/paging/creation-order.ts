import { registerEnumType } from "type-graphql";

export enum CreationOrder {
  NEWEST_FIRST = "NEWEST_FIRST",
  OLDEST_FIRST = "OLDEST_FIRST",
}
registerEnumType(CreationOrder, {
  name: "CreationOrder",
  description: "How a list sorted by creation runs.",
  valuesConfig: {
    NEWEST_FIRST: { description: "Created last comes first." },
    OLDEST_FIRST: { description: "Created first comes first." },
  },
});
