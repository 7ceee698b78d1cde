/** Location state that opens the plan dialog on the subscription settings page. */
export const planRequest = { choosesPlan: true } as const;

export function isPlanRequest(state: unknown): boolean {
  return typeof state === "object" && state !== null && "choosesPlan" in state;
}
