/** Sections of the profile page, by the fragment of their address. */
export const SECTIONS = {
  details: "Details",
  security: "Security",
  privacy: "Privacy & data",
} as const;

export type Section = keyof typeof SECTIONS;

/** The mail about a new device links to the devices, which are a part of a section. */
export type Anchor = Section | "devices";
