/**
 * How the provider behaves: in order and once; each notice twice; later ones first; both; or not
 * at all until another mode is chosen.
 */
export const webhookModes = ["normal", "duplicates", "disorder", "chaos", "paused"] as const;

export type WebhookMode = (typeof webhookModes)[number];

export const sendsTwice = (mode: WebhookMode): boolean => mode === "duplicates" || mode === "chaos";

export const sendsBackwards = (mode: WebhookMode): boolean =>
  mode === "disorder" || mode === "chaos";
