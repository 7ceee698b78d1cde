export interface EntitlementChange {
  readonly memberId: string;
  readonly isEntitled: boolean;
  readonly occurredAt: Date;
}
