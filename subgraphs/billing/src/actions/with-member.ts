/** Adds the member, as the graph returns one, to an outcome that succeeded. */
export const withMember = <Outcome extends object>(outcome: Outcome) =>
  "memberId" in outcome ? { ...outcome, member: { memberId: outcome.memberId } } : outcome;
