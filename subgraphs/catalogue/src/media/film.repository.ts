import { z } from "zod";
import type { PrismaClient } from "../generated/client";
import type { Film, FilmPart } from "./film";

export type FilmRepository = ReturnType<typeof filmRepository>;

const mediainfo = z.string().transform((text, context) => {
  const parsed = z
    .object({ container: z.object({ duration: z.number().positive() }) })
    .safeParse(parseJson(text));
  if (parsed.success) return { text, durationSeconds: parsed.data.container.duration };
  context.addIssue({ code: "custom", message: "srcMediainfo has no container.duration" });
  return z.NEVER;
});

const angle = z.object({
  angle: z.enum(["FRONT", "BACK"]),
  hlsUrl: z.string(),
  srcMediainfo: mediainfo,
});

export const videoSequence = z.array(
  z.object({
    angles: z.array(angle).min(1),
    captionsUrl: z.string().nullable(),
    spriteUrl: z.string().nullable(),
    posterUrl: z.string(),
  }),
);

export type VideoSequenceColumn = z.input<typeof videoSequence>;

export function filmRepository(prisma: PrismaClient) {
  return {
    /** Returns the film even if the class is hidden. Null if it has none. */
    find: async (classId: string): Promise<Film | null> => {
      const row = await prisma.danceClass.findUnique({
        where: { id: classId },
        select: { videoSequence: true },
      });
      const parts = videoSequence.parse(row?.videoSequence ?? []).map(toPart);
      return parts.length === 0 ? null : { parts };
    },
  };
}

function toPart(part: z.output<typeof videoSequence>[number]): FilmPart {
  return {
    durationSeconds: part.angles[0]?.srcMediainfo.durationSeconds ?? 0,
    angles: part.angles.map(({ angle: name, hlsUrl, srcMediainfo }) => ({
      angle: name,
      hlsPath: hlsUrl,
      srcMediainfo: srcMediainfo.text,
    })),
    captionsPath: part.captionsUrl,
    spritePath: part.spriteUrl,
    posterPath: part.posterUrl,
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
