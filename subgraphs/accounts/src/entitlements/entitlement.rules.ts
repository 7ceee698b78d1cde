export interface EntitlementNews {
  readonly memberId: string;
  readonly isEntitled: boolean;
  readonly occurredAt: Date;
}
