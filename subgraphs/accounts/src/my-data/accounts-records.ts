import type { MemberRecordKinds } from "@eightcount/service-kit/my-data/record-kind";
import { leftOutReasons } from "@eightcount/service-kit/my-data/record-kind";
import { accountKinds } from "./account-kinds";
import { signInKinds } from "./sign-in-kinds";
import { visitKinds } from "./visit-kinds";

export const accountsRecords: MemberRecordKinds = {
  kinds: [...accountKinds, ...signInKinds, ...visitKinds],
  leftOut: { outbox_event: leftOutReasons.outbox },
};
