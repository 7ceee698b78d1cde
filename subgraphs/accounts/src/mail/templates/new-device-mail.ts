import type { MailText } from "../mail";
import { renderMail } from "./mail-layout";

export interface NewDevice {
  /** Such as "Chrome on macOS". */
  readonly device: string;
  readonly place: string | null;
  readonly at: Date;
  readonly publicUrl: string;
}

// Members live in every time zone and none is stored, so the time says which one it means.
const TIME = new Intl.DateTimeFormat("en-US", {
  dateStyle: "long",
  timeStyle: "short",
  timeZone: "UTC",
});

export function newDeviceMail({ device, place, at, publicUrl }: NewDevice): MailText {
  return renderMail({
    subject: "New sign-in to your Eightcount account",
    heading: "You signed in on a new device",
    before: "We haven't seen this device before, so we want to be sure that it was you.",
    rows: [
      ["Device", device],
      ["Time", `${TIME.format(at)} (UTC)`],
      ...(place === null ? [] : [["Place", place] as const]),
    ],
    link: { label: "See your devices", url: `${publicUrl}/settings/profile#devices` },
    after:
      "If this was you, you're all set. If not, sign the device out and choose a new password:",
    closingLink: { label: "Reset your password", url: `${publicUrl}/reset` },
  });
}
