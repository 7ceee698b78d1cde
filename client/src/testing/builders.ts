let made = 0;

type Fields = Readonly<Record<string, unknown>>;

const node = (type: string, fields: Fields): Record<string, unknown> => {
  made += 1;
  return { __typename: type, id: `${type}-${made}`, ...fields };
};

/** A released class; name what the test is about. */
export function aClass(fields: Fields = {}): Record<string, unknown> {
  const classId = `class-${made + 1}`;
  return node("DanceClass", {
    classId,
    songName: "Gully Queen",
    songArtist: "Tessa Bright",
    level: 5,
    levelName: "INTERMEDIATE",
    length: "38:12",
    lengthSeconds: 2292,
    thumbnailUrl: "/media/still.webp",
    style: { id: "Style-dancehall", name: "Dancehall" },
    instructor: { id: "Instructor-noa", name: "Noa Adeyemi" },
    ...fields,
  });
}

export function aStyle(fields: Fields = {}): Record<string, unknown> {
  return node("Style", {
    name: "Dancehall",
    slug: "Dancehall",
    pageColor1: "#0B3B2A",
    pageColor2: "#FFDD33",
    rhythm: [3, 0, 1, 3, 0, 1, 3, 1],
    totalClasses: 48,
    classes: connection([]),
    ...fields,
  });
}

export function anInstructor(fields: Fields = {}): Record<string, unknown> {
  return node("Instructor", {
    name: "Noa Adeyemi",
    stylesTaught: ["Dancehall", "Afrobeats"],
    totalClasses: 24,
    classes: connection([]),
    ...fields,
  });
}

export function aPlaylist(fields: Fields = {}): Record<string, unknown> {
  return node("Playlist", {
    name: "Island Sunday",
    totalClasses: 14,
    classes: connection([]),
    ...fields,
  });
}

/** A whole list that pages by `first` and `after`. */
export function connection(nodes: readonly unknown[]) {
  return ({ first = nodes.length, after }: { first?: number; after?: string | null }) => {
    const start = after == null ? 0 : Number(after) + 1;
    const edges = nodes
      .map((item, index) => ({ node: item, cursor: String(index) }))
      .slice(start, start + first);
    const pageInfo = {
      hasNextPage: start + first < nodes.length,
      hasPreviousPage: start > 0,
      startCursor: edges.at(0)?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    };
    return { edges, pageInfo, totalCount: nodes.length };
  };
}

/** `count` of something, made one by one. */
export function many<Item>(count: number, make: (index: number) => Item): readonly Item[] {
  return Array.from({ length: count }, (_, index) => make(index));
}
