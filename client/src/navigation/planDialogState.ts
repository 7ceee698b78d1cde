/** Location state that opens the plan dialog on the subscription settings page. */
export const planDialogState = { opensPlanDialog: true } as const;

export function isPlanDialogState(state: unknown): boolean {
  return typeof state === "object" && state !== null && "opensPlanDialog" in state;
}
