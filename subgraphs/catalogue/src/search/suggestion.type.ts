import "reflect-metadata";
import { ArgsType, Directive, Field, Int, ObjectType, registerEnumType } from "type-graphql";
import type { SuggestionKind } from "./suggestion.rules";

const SuggestionKindEnum = {
  STYLE: "STYLE",
  INSTRUCTOR: "INSTRUCTOR",
  PLAYLIST: "PLAYLIST",
  ARTIST: "ARTIST",
  SONG: "SONG",
  CLASS: "CLASS",
} as const satisfies Record<SuggestionKind, SuggestionKind>;

registerEnumType(SuggestionKindEnum, {
  name: "SearchSuggestionKind",
  description: "What a suggestion leads to.",
  valuesConfig: {
    STYLE: { description: "A style's page." },
    INSTRUCTOR: { description: "A teacher's page." },
    PLAYLIST: { description: "A playlist's page." },
    ARTIST: { description: "A search for the artist." },
    SONG: { description: "A search for a song danced in several classes." },
    CLASS: { description: "A class." },
  },
});

@Directive("@cacheControl(maxAge: 30)")
@ObjectType({ description: "A stretch of a text, in UTF-16 code units as JavaScript counts." })
export class TextRangeType {
  @Field(() => Int, { description: "Where it begins; 0 is the text's first unit." })
  start!: number;

  @Field(() => Int, { description: "Where it ends; the unit there is not part of it." })
  end!: number;
}

@Directive("@cacheControl(maxAge: 30)")
@ObjectType({ description: "One thing a person may mean while they type." })
export class SearchSuggestion {
  @Field(() => SuggestionKindEnum, { description: "What it leads to." })
  kind!: SuggestionKind;

  @Field(() => String, { description: "The name, song or artist to show and to search for." })
  text!: string;

  @Field(() => [TextRangeType], {
    description: "Parts of `text` that answer to what was typed, in order, not overlapping.",
  })
  highlights!: readonly TextRangeType[];

  @Field(() => String, {
    nullable: true,
    description: "CLASS: artist, teacher and style; SONG: the artist; null otherwise.",
  })
  detail?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "CLASS: its `classId`; STYLE, INSTRUCTOR, PLAYLIST: its `slug`; null otherwise.",
  })
  target?: string | null;
}

@ArgsType()
export class SuggestionArgs {
  @Field(() => String, { description: "As typed so far; at most 100 characters count." })
  text!: string;
}
