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
  description: "Target of a suggestion.",
  valuesConfig: {
    STYLE: { description: "Opens a style's page." },
    INSTRUCTOR: { description: "Opens a teacher's page." },
    PLAYLIST: { description: "Opens a playlist's page." },
    ARTIST: { description: "Searches for the artist." },
    SONG: { description: "Searches for a song that several classes use." },
    CLASS: { description: "Opens a class." },
  },
});

@Directive("@cacheControl(maxAge: 30)")
@ObjectType({
  description: "A range of a text in UTF-16 code units, like JavaScript string indexes.",
})
export class TextRangeType {
  @Field(() => Int, { description: "Start index, inclusive and zero-based." })
  start!: number;

  @Field(() => Int, { description: "End index, exclusive." })
  end!: number;
}

@Directive("@cacheControl(maxAge: 30)")
@ObjectType({ description: "A suggestion for a partly typed search." })
export class SearchSuggestion {
  @Field(() => SuggestionKindEnum, { description: "Target of the suggestion." })
  kind!: SuggestionKind;

  @Field(() => String, { description: "Name, song, or artist to show and to search for." })
  text!: string;

  @Field(() => [TextRangeType], {
    description: "Ranges of `text` that match the typed text, in order and without overlap.",
  })
  highlights!: readonly TextRangeType[];

  @Field(() => String, {
    nullable: true,
    description:
      "Second line: artist, teacher, and style for CLASS, the artist for SONG, null otherwise.",
  })
  detail?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "`classId` for CLASS, `slug` for STYLE, INSTRUCTOR, and PLAYLIST, null otherwise.",
  })
  target?: string | null;
}

@ArgsType()
export class SuggestionArgs {
  @Field(() => String, { description: "Text typed so far. Only the first 100 characters count." })
  text!: string;
}
