import {
  CLASS_ID,
  leftOutReasons,
  type MemberRecordKinds,
} from "@eightcount/service-kit/my-data/record-kind";

export const catalogueRecords: MemberRecordKinds = {
  kinds: [
    {
      table: "class_view",
      name: "Counted views",
      ownedBy: "member_id = $1",
      newestBy: "day",
      columns: {
        class_id: CLASS_ID,
        day: "Day (UTC)",
        is_counted: "Included in the class’s views",
      },
      leftOut: { member_id: leftOutReasons.memberId },
    },
  ],
  leftOut: {},
};
