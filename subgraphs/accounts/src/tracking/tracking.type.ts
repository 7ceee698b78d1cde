import { refusalType } from "@eightcount/service-kit/graph/refusal-type";
import { resultUnion } from "@eightcount/service-kit/graph/result-union";
import { Field, ID, InputType, Int, ObjectType, registerEnumType } from "type-graphql";

export enum CustomerActivity {
  CLASS_VIEWED = "CLASS_VIEWED",
  ALL_PLAYLISTS_VIEWED = "ALL_PLAYLISTS_VIEWED",
  PLAYLIST_VIEWED = "PLAYLIST_VIEWED",
}
registerEnumType(CustomerActivity, {
  name: "CustomerActivity",
  description: "Activity of a member that is sent to the engagement service.",
});

@InputType({ description: "Source of a visit; sent with the first batch of a session." })
export class VisitInput {
  @Field(() => Int, { description: "Whole seconds since the visitor landed, at most one day." })
  landingTimer!: number;

  @Field(() => String, {
    nullable: true,
    description: "Parameters of the landing address, as a JSON object of at most 2,048 characters.",
  })
  urlParams?: string | null;
}

@InputType({ description: "A page view." })
export class PageViewInput {
  @Field(() => ID, { description: "A UUID of the browser's; the same id twice counts once." })
  id!: string;

  @Field(() => String, { description: "Path of the page; anything from ? or # on is cut off." })
  page!: string;

  @Field(() => Int, { description: "Milliseconds since it happened, at most one day." })
  agoMilliseconds!: number;
}

@InputType({ description: "An action on a page." })
export class UserEventInput extends PageViewInput {
  @Field(() => ID, { description: "The page view in which it happened." })
  pageViewId!: string;

  @Field(() => String, {
    description:
      "buttonClick, buttonTouch, sliderClick, keyboardKeyPress, screenClick, timeStamp, thumbnail-preview, viewing-time or StartTrial; events of other types are dropped.",
  })
  type!: string;

  @Field(() => String, {
    nullable: true,
    description: "JSON object of at most 2,048 characters; otherwise, the event is dropped.",
  })
  details?: string | null;
}

@InputType({ description: "An activity of the signed-in member for the engagement service." })
export class CustomerActivityInput {
  @Field(() => ID, { description: "A UUID of the browser's; the same id twice counts once." })
  id!: string;

  @Field(() => CustomerActivity, { description: "What the member did." })
  eventType!: CustomerActivity;

  @Field(() => String, {
    nullable: true,
    description: "JSON object of at most 2,048 characters, for example with the playlist's name.",
  })
  eventDetails?: string | null;
}

@InputType({
  description: "A batch of at most 50 entries, sent only after cookies were accepted.",
})
export class RecordEventsInput {
  @Field(() => ID, { description: "Anonymous id (UUID) stored in this browser." })
  visitorId!: string;

  @Field(() => ID, { description: "Visit (UUID) that all entries belong to." })
  sessionId!: string;

  @Field(() => String, {
    nullable: true,
    description: "Description of the browser, cut to 256 characters; null uses its user agent.",
  })
  device?: string | null;

  @Field(() => VisitInput, {
    nullable: true,
    description: "Sent only with the first batch of a session.",
  })
  visit?: VisitInput | null;

  @Field(() => [PageViewInput], { nullable: true, description: "Page views." })
  pageViews?: PageViewInput[] | null;

  @Field(() => [UserEventInput], { nullable: true, description: "Actions on these pages." })
  userEvents?: UserEventInput[] | null;

  @Field(() => [CustomerActivityInput], {
    nullable: true,
    description: "Activities for the engagement service; dropped without a signed-in member.",
  })
  activities?: CustomerActivityInput[] | null;
}

@ObjectType({ description: "The batch was processed. Do not send any of it again." })
export class EventsRecorded {
  @Field(() => Int, {
    description:
      "Accepted entries. They can still be dropped if they exceed a limit or cannot be saved.",
  })
  taken!: number;

  @Field(() => Int, {
    description: "Entries dropped because they were malformed or did not fit.",
  })
  dropped!: number;
}

export const RecordEventsResult = resultUnion({
  name: "RecordEventsResult",
  description: "INVALID_PARAMETER, TOO_MANY_EVENTS.",
  succeeded: EventsRecorded,
  refused: refusalType("RecordEventsRefused"),
});
