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
  description: "What the engagement service hears about a member.",
});

@InputType({ description: "How a visitor came; sent with the first batch of a session." })
export class VisitInput {
  @Field(() => Int, { description: "Whole seconds since the visitor landed; a day at most." })
  landingTimer!: number;

  @Field(() => String, {
    nullable: true,
    description: "The landing address's parameters: a JSON object of at most 2,048 characters.",
  })
  urlParams?: string | null;
}

@InputType({ description: "A page that was opened." })
export class PageViewInput {
  @Field(() => ID, { description: "A UUID of the browser's; the same id twice counts once." })
  id!: string;

  @Field(() => String, { description: "Path of the page; anything after ? or # is cut off." })
  page!: string;

  @Field(() => Int, { description: "How long ago it happened, in milliseconds; a day at most." })
  agoMilliseconds!: number;
}

@InputType({ description: "Something that was done on a page." })
export class UserEventInput extends PageViewInput {
  @Field(() => ID, { description: "The page view it happened in." })
  pageViewId!: string;

  @Field(() => String, {
    description:
      "buttonClick, buttonTouch, sliderClick, keyboardKeyPress, screenClick, timeStamp, thumbnail-preview, viewing-time or StartTrial; an event of another type is dropped.",
  })
  type!: string;

  @Field(() => String, {
    nullable: true,
    description: "A JSON object of at most 2,048 characters; an event with another is dropped.",
  })
  details?: string | null;
}

@InputType({ description: "Something the engagement service is told about the signed-in member." })
export class CustomerActivityInput {
  @Field(() => ID, { description: "A UUID of the browser's; the same id twice counts once." })
  id!: string;

  @Field(() => CustomerActivity, { description: "What the member did." })
  eventType!: CustomerActivity;

  @Field(() => String, {
    nullable: true,
    description: "A JSON object of at most 2,048 characters, such as the playlist's name.",
  })
  eventDetails?: string | null;
}

@InputType({
  description: "What a browser has to tell, once cookies were accepted: at most 50 entries.",
})
export class RecordEventsInput {
  @Field(() => ID, { description: "The anonymous id (a UUID) kept in this browser." })
  visitorId!: string;

  @Field(() => ID, { description: "The visit (a UUID) all entries belong to." })
  sessionId!: string;

  @Field(() => String, {
    nullable: true,
    description: "The browser's description; cut to 256 characters, its user agent when null.",
  })
  device?: string | null;

  @Field(() => VisitInput, { nullable: true, description: "With a session's first batch only." })
  visit?: VisitInput | null;

  @Field(() => [PageViewInput], { nullable: true, description: "Pages that were opened." })
  pageViews?: PageViewInput[] | null;

  @Field(() => [UserEventInput], { nullable: true, description: "What was done on them." })
  userEvents?: UserEventInput[] | null;

  @Field(() => [CustomerActivityInput], {
    nullable: true,
    description: "For the engagement service; a visitor's are dropped.",
  })
  activities?: CustomerActivityInput[] | null;
}

@ObjectType({ description: "The batch was looked at; nothing is to be sent again." })
export class EventsRecorded {
  @Field(() => Int, {
    description: "Entries to be kept unless they are too many or the server in trouble.",
  })
  taken!: number;

  @Field(() => Int, {
    description: "Entries left out: malformed ones, and all there is no room for.",
  })
  dropped!: number;
}

export const RecordEventsResult = resultUnion({
  name: "RecordEventsResult",
  description: "INVALID_PARAMETER, TOO_MANY_EVENTS.",
  succeeded: EventsRecorded,
  refused: refusalType("RecordEventsRefused"),
});
