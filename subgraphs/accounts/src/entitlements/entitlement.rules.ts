/** What billing says about a member, and when it became so. */
export interface EntitlementNews {
  readonly memberId: string;
  readonly isEntitled: boolean;
  readonly occurredAt: Date;
}
