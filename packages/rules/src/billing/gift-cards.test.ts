import {
  checkGift,
  countCharacters,
  type GiftDetails,
  giftMessages,
  isGiftTime,
} from "./gift-cards";

const gift: GiftDetails = {
  delivery: "EMAIL",
  recipientName: "李 美玲",
  recipientEmail: "friend@dance.com",
  message: "ارقصي معي 💃\nAlways!",
  giverName: "Inès",
  giverEmail: "ines@dance.com",
};
const fieldsOf = (change: Partial<GiftDetails>) =>
  checkGift({ ...gift, ...change }).map(({ field }) => field);

describe("the details of a gift", () => {
  it.each([
    ["in any script", {}, []],
    ["without a message", { message: "" }, []],
    ["to print, without an address", { delivery: "PRINT", recipientEmail: "" }, []],
    ["without names", { recipientName: " ", giverName: "" }, ["recipientName", "giverName"]],
    ["a name of two lines", { giverName: "Ada\nTempo" }, ["giverName"]],
    ["a name of 61 characters", { recipientName: "李".repeat(61) }, ["recipientName"]],
    [
      "addresses that are none",
      { recipientEmail: "", giverEmail: "x" },
      ["recipientEmail", "giverEmail"],
    ],
    ["300 emoji and a line end at the end", { message: `${"💃".repeat(300)}\n` }, []],
    ["301 emoji", { message: "💃".repeat(301) }, ["message"]],
    ["a control character", { message: "one\u0007" }, ["message"]],
    ["line ends of another system", { message: "one\r\ntwo" }, []],
  ] as const)("%s", (_, change, fields) => {
    expect(fieldsOf(change)).toEqual(fields);
  });

  it.each([
    ["an isolate's end", "Eve\u2069 gnp"],
    ["an override", "Eve \u202egnp"],
    ["a line separator", "Eve\u2028Your code: FAKE"],
    ["a paragraph separator", "Eve\u2029Your code: FAKE"],
  ])("no text with %s", (_, text) => {
    const found = checkGift({ ...gift, recipientName: text, message: text, giverName: text });
    expect(found).toEqual([
      { field: "recipientName", message: giftMessages.messageBroken },
      { field: "message", message: giftMessages.messageBroken },
      { field: "giverName", message: giftMessages.messageBroken },
    ]);
  });

  it.each(["\u200f", "\u3164", "\u00ad \u200e"])("no name that nobody can see: %j", (name) => {
    expect(fieldsOf({ recipientName: name, giverName: name })).toEqual([
      "recipientName",
      "giverName",
    ]);
  });

  it.each(["👩\u200d🎤 Ada", "נועה\u200f", "می\u200cخواهم"])("%j is a name", (name) => {
    expect(fieldsOf({ recipientName: name, message: name, giverName: name })).toEqual([]);
  });

  it("an emoji counts as one character", () => {
    expect(countCharacters("a💃")).toBe(2);
  });
});

describe("the time of delivery", () => {
  const now = new Date("2026-11-25T12:00:00Z");
  it.each([
    ["2026-11-25T12:00:00Z", true],
    ["2026-11-24T13:00:00Z", true],
    ["2026-11-23T12:00:00Z", false],
    ["2027-11-25T12:00:00Z", true],
    ["2027-11-28T12:00:00Z", false],
  ])("%s: %s", (at, isAllowed) => {
    expect(isGiftTime(new Date(at), now)).toBe(isAllowed);
  });

  it("a date that is none is not a time", () => {
    expect(isGiftTime(new Date(Number.NaN), now)).toBe(false);
  });
});
