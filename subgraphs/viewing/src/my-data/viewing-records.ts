import {
  CLASS_ID,
  leftOutReasons,
  type MemberRecordKinds,
} from "@eightcount/service-kit/my-data/record-kind";

const { memberId: member_id, rowId, outbox } = leftOutReasons;
const ownedBy = "member_id = $1";
const LEASE = "decides which of several open players moves the position, and means nothing later";
const ORDER = "orders the player's updates";

export const viewingRecords: MemberRecordKinds = {
  kinds: [
    {
      table: "saved_class",
      name: "Saved classes",
      ownedBy,
      newestBy: "updated_at",
      columns: {
        class_id: CLASS_ID,
        created_at: "Saved at",
        updated_at: "Changed at",
        removed_at: "Removed at",
      },
      leftOut: { member_id, id: rowId },
    },
    {
      table: "class_record",
      name: "Watch history",
      ownedBy,
      newestBy: "updated_at",
      columns: {
        class_id: CLASS_ID,
        status: "Status",
        last_viewed_seconds: "Position in seconds",
        created_at: "Started at",
        updated_at: "Last danced at",
        completed_at: "Completed at",
        set_aside_at: "Removed from Continue Dancing at",
      },
      leftOut: {
        member_id,
        id: rowId,
        lease_session_id: LEASE,
        lease_claim: LEASE,
        lease_played_from: LEASE,
        lease_is_playing: LEASE,
        lease_seen_at: LEASE,
      },
    },
    {
      table: "viewed_class",
      name: "Playbacks",
      ownedBy,
      newestBy: "created_at",
      columns: {
        class_id: CLASS_ID,
        session_id: "Playback",
        status: "Status",
        last_viewed_seconds: "Position in seconds",
        seconds_watched: "Seconds danced",
        is_playing: "Playing",
        created_at: "Started at",
        updated_at: "Updated at",
        completed_at: "Completed at",
      },
      leftOut: { member_id, sequence: ORDER, played_from: ORDER },
    },
    {
      table: "viewing_origin",
      name: "Devices of playbacks",
      ownedBy,
      // Player ids grow with time.
      newestBy: "session_id",
      columns: {
        class_id: CLASS_ID,
        session_id: "Playback",
        browser_session: "Visit",
        page_view: "Page view",
        device: "Device",
        browser: "Browser",
        user_agent: "Browser details",
        ip: "IP address",
        country: "Country",
        city: "City",
      },
      leftOut: { member_id },
    },
    {
      table: "class_feedback",
      name: "Ratings",
      ownedBy,
      newestBy: "updated_at",
      columns: {
        class_id: CLASS_ID,
        difficulty: "Difficulty (1 too easy, 5 too hard)",
        rating: "Rating (1 to 5)",
        comments: "Comments",
        created_at: "Rated at",
        updated_at: "Changed at",
      },
      leftOut: { member_id },
    },
    {
      table: "usage_metrics",
      name: "Totals",
      ownedBy,
      newestBy: "credited_through",
      columns: {
        total_classes_taken: "Classes completed",
        total_seconds_danced: "Seconds danced",
        credited_through: "Counted until",
      },
      leftOut: { member_id },
    },
  ],
  leftOut: { outbox_event: outbox },
};
