export interface SavedClassRow {
  readonly id: string;
  readonly memberId: string;
  readonly classId: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}
