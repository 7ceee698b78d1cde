import { leftOutReasons, type RecordKind } from "@eightcount/service-kit/my-data/record-kind";

// Earlier releases stored the visitor's id as the owner, and browsers choose it, so it may be the member's.
const ownedBy = "owner = $1 AND owner <> visitor_id";
const leftOut = { owner: leftOutReasons.memberId };
const place = { ip: "IP address", country: "Country", city: "City" };
const browser = { device: "Device", browser: "Browser", user_agent: "Browser details" };
const ip_info = "repeats address, country, and city";

/** Visits that were stored because the member accepted measurement. */
export const visitKinds: readonly RecordKind[] = [
  {
    table: "visitor_session",
    name: "Visits",
    ownedBy,
    newestBy: "started_at",
    columns: {
      session_id: "Visit",
      visitor_id: "Visitor ID",
      started_at: "Started at",
      landing_timer: "Seconds since landing",
      url_params: "Parameters of the address",
      ...browser,
      ...place,
    },
    leftOut: { ...leftOut, ip_info },
  },
  {
    table: "page_view",
    name: "Page views",
    ownedBy,
    newestBy: "viewed_at",
    columns: {
      id: "Page view",
      session_id: "Visit",
      visitor_id: "Visitor ID",
      page: "Page",
      viewed_at: "Viewed at",
      ...browser,
      ...place,
    },
    leftOut,
  },
  {
    table: "user_event",
    name: "Actions on pages",
    ownedBy,
    newestBy: "occurred_at",
    columns: {
      page_view_id: "Page view",
      session_id: "Visit",
      visitor_id: "Visitor ID",
      page: "Page",
      type: "Action",
      details: "Details",
      occurred_at: "At",
      ...browser,
      ...place,
    },
    leftOut: { ...leftOut, id: leftOutReasons.rowId, ip_info },
  },
];
