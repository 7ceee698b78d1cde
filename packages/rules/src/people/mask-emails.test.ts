import { maskEmails } from "./mask-emails";

it.each([
  ["write to ada@dance.com, please", "write to (email) please"],
  ["nothing to hide\nhere", "nothing to hide\nhere"],
  ["<ada@dance.com>;bo@dance.com", "(email)"],
])("%j becomes %j", (text, masked) => {
  expect(maskEmails(text)).toBe(masked);
});
