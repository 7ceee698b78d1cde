import "reflect-metadata";
import { Directive, Field, ObjectType } from "type-graphql";
import { RefusalType } from "../graph/refusal-type";
import { resultUnion } from "../graph/result-union";
import { MAX_RECORDS, type RecordTable } from "./member-records";

@Directive("@shareable")
@ObjectType("DataRecords", {
  description: "A member's records of one kind, as a table for people and spreadsheets.",
})
export class DataRecords implements RecordTable {
  @Field(() => String, { description: "Kind of record, such as `Saved classes`." })
  name!: string;

  @Field(() => [String], {
    description:
      "Heading of each column. `Class ID` marks the row id of a class, as in /class/{classId}.",
  })
  columns!: readonly string[];

  @Field(() => [[String]], {
    nullable: "items",
    description: `Newest first, up to ${MAX_RECORDS}. One text per column, null if there is no value. Times are ISO 8601 in UTC.`,
  })
  rows!: readonly (readonly (string | null)[])[];

  @Field(() => Boolean, { description: "True if older records exist that `rows` leaves out." })
  isTruncated!: boolean;
}

@Directive("@shareable")
@ObjectType("MemberRecords", { description: "What one part of the product stores about a member." })
export class MemberRecords {
  @Field(() => [DataRecords], { description: "One entry per kind, also for kinds without rows." })
  records!: readonly DataRecords[];
}

@Directive("@shareable")
@ObjectType("MemberRecordsRefused", {
  implements: RefusalType,
  description: "The request was valid but refused. See `code`.",
})
export class MemberRecordsRefused extends RefusalType {}

export const MemberRecordsResult = resultUnion({
  name: "MemberRecordsResult",
  description: "Refused with LIMIT_EXCEEDED after six exports within an hour.",
  succeeded: MemberRecords,
  refused: MemberRecordsRefused,
});

export const memberRecordsField = (about: string) => ({
  nullable: true,
  description: `The member's data export: ${about}. Reads every table, so at most six times an hour. Null unless the viewer is the member.`,
});
