/** Sections of the profile page, by the fragment of their address. */
export const ANCHORS = {
  details: "Details",
  password: "Password",
  /** The mail about a new device links here. */
  devices: "Devices",
  privacy: "Privacy",
} as const;

export type Anchor = keyof typeof ANCHORS;
