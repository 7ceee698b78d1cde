import {
  CUSTOMER_ACTIVITIES,
  isUserEventType,
  PAGE_MAX_LENGTH,
  PLAYER_ACTION_TYPES,
  pageOf,
} from "./user-events";

describe("events about visitors and members", () => {
  it("lists the six player actions", () => {
    expect(PLAYER_ACTION_TYPES).toEqual([
      "buttonClick",
      "buttonTouch",
      "sliderClick",
      "keyboardKeyPress",
      "screenClick",
      "timeStamp",
    ]);
  });

  it("accepts only its own types", () => {
    expect(isUserEventType("thumbnail-preview")).toBe(true);
    expect(isUserEventType("viewing-time")).toBe(true);
    expect(isUserEventType("StartTrial")).toBe(true);
    expect(isUserEventType("keystroke")).toBe(false);
    expect(CUSTOMER_ACTIVITIES).toHaveLength(3);
  });

  it("keeps only a page's path, without query and fragment", () => {
    expect(pageOf("/search?my%20secret#top")).toBe("/search");
    expect(pageOf(`/${"a".repeat(1_000)}`)).toHaveLength(PAGE_MAX_LENGTH);
  });
});
