/** `duplicates` sends each notice twice, `disorder` sends newer ones first, `chaos` does both. */
export const webhookModes = ["normal", "duplicates", "disorder", "chaos", "paused"] as const;

export type WebhookMode = (typeof webhookModes)[number];

export const sendsTwice = (mode: WebhookMode): boolean => mode === "duplicates" || mode === "chaos";

export const sendsBackwards = (mode: WebhookMode): boolean =>
  mode === "disorder" || mode === "chaos";
