import { type Clock, systemClock } from "@eightcount/service-kit/clock/clock";
import type { FederatedSchema } from "@eightcount/service-kit/graph/federate";
import { createLogger, type Logger } from "@eightcount/service-kit/logging/logger";
import { PrismaPg } from "@prisma/adapter-pg";
import { Pool } from "pg";
import { classFilterCountReadModel } from "./classes/class-filter-count.read-model";
import { ClassFilterCountResolver } from "./classes/class-filter-count.resolver";
import { ClassFilterCountService } from "./classes/class-filter-count.service";
import { classListReadModel } from "./classes/class-list.read-model";
import { danceClassRepository } from "./classes/dance-class.repository";
import { DanceClassResolver } from "./classes/dance-class.resolver";
import { DanceClassService } from "./classes/dance-class.service";
import { DanceClassFieldsResolver } from "./classes/dance-class-fields.resolver";
import { ownedClassesReadModel } from "./classes/owned-classes.read-model";
import { relatedClassesReadModel } from "./classes/related-classes.read-model";
import type { CatalogueConfig } from "./config";
import { PrismaClient } from "./generated/client";
import { instructorRepository } from "./instructors/instructor.repository";
import { InstructorResolver } from "./instructors/instructor.resolver";
import { InstructorService } from "./instructors/instructor.service";
import { InstructorFieldsResolver } from "./instructors/instructor-fields.resolver";
import { teachingReadModel } from "./instructors/teaching.read-model";
import { type CatalogueLoaders, type LoaderSources, makeLoaders } from "./loaders";
import { filmRepository } from "./media/film.repository";
import { FilmService } from "./media/film.service";
import { mediaAddress } from "./media/media-address.rules";
import { MediaUrlService } from "./media/media-url.service";
import { PlaybackResolver } from "./media/playback.resolver";
import { PlaybackService } from "./media/playback.service";
import { playlistRepository } from "./playlists/playlist.repository";
import { PlaylistResolver } from "./playlists/playlist.resolver";
import { PlaylistService } from "./playlists/playlist.service";
import { PlaylistFieldsResolver } from "./playlists/playlist-fields.resolver";
import { playlistStylesReadModel } from "./playlists/playlist-styles.read-model";
import type { FilmLibrary } from "./providers/film-library/film-library.provider";
import { filmLibraryProviders } from "./providers/film-library/registry";
import type { MediaSigning } from "./providers/media-signing/media-signing.provider";
import { mediaSigningProviders } from "./providers/media-signing/registry";
import { MemberResolver } from "./recommendations/member.resolver";
import { RecommendationResolver } from "./recommendations/recommendation.resolver";
import { RecommendationService } from "./recommendations/recommendation.service";
import { catalogueSchema } from "./schema";
import { searchRepository } from "./search/search.repository";
import { SearchResolver } from "./search/search.resolver";
import { SearchService } from "./search/search.service";
import { SuggestionResolver } from "./search/suggestion.resolver";
import { SuggestionService } from "./search/suggestion.service";
import { styleRepository } from "./styles/style.repository";
import { StyleResolver } from "./styles/style.resolver";
import { StyleService } from "./styles/style.service";
import { StyleFieldsResolver } from "./styles/style-fields.resolver";
import { classViewRepository } from "./views/class-view.repository";
import { ClassViewService } from "./views/class-view.service";

/** What a test may put in the place of the real thing. */
export interface CatalogueOverrides {
  readonly clock?: Clock;
  readonly films?: FilmLibrary;
  readonly logger?: Logger;
  /** Hears every SQL statement. */
  readonly onStatement?: (sql: string) => void;
  /** How long a connection to the database may take, in milliseconds. */
  readonly connectionTimeoutMs?: number;
}

/** The whole subgraph, wired. */
export interface Catalogue extends FederatedSchema {
  readonly loaders: () => CatalogueLoaders;
  readonly pool: Pool;
  readonly logger: Logger;
  readonly views: ClassViewService;
  /** Connects and compiles the first queries, so that the first request need not. */
  readonly warmUp: () => Promise<void>;
  readonly ready: () => Promise<void>;
  readonly close: () => Promise<void>;
}

const POOL_SIZE = 10;
// Shorter than the gateway's patience: what hangs must not hold up all that wait behind it.
const DATABASE_TIMEOUT_MS = 4_000;

export async function compose(
  config: CatalogueConfig,
  overrides: CatalogueOverrides = {},
): Promise<Catalogue> {
  const logger = overrides.logger ?? createLogger("catalogue");
  const pool = new Pool({
    connectionString: config.databaseUrl,
    max: POOL_SIZE,
    statement_timeout: DATABASE_TIMEOUT_MS,
    connectionTimeoutMillis: overrides.connectionTimeoutMs ?? DATABASE_TIMEOUT_MS,
  });
  pool.on("error", (error) => logger.warn({ err: error }, "an idle database connection broke"));
  const prisma = prismaOn(pool, overrides.onStatement);
  const clock = overrides.clock ?? systemClock;
  const { schema, typeDefs, sources } = await wire({ config, prisma, clock, logger, overrides });
  return {
    schema,
    typeDefs,
    pool,
    logger,
    views: new ClassViewService(classViewRepository(prisma), logger),
    loaders: () => makeLoaders(sources, clock()),
    warmUp: async () => {
      await sources.styles.list();
    },
    ready: async () => {
      await pool.query("SELECT 1");
    },
    close: async () => {
      await prisma.$disconnect();
      await pool.end();
    },
  };
}

function prismaOn(pool: Pool, onStatement: CatalogueOverrides["onStatement"]): PrismaClient {
  const adapter = new PrismaPg(pool);
  if (!onStatement) return new PrismaClient({ adapter });
  const heard = new PrismaClient({ adapter, log: [{ emit: "event", level: "query" }] });
  heard.$on("query", ({ query }) => onStatement(query));
  return heard;
}

interface Wiring {
  readonly config: CatalogueConfig;
  readonly prisma: PrismaClient;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly overrides: CatalogueOverrides;
}

async function wire(wiring: Wiring) {
  const { config, prisma, clock } = wiring;
  const signing = mediaSigningProviders[config.mediaSigning](config);
  const address = mediaAddress(config.mediaBaseUrl, config.publicUrl);
  const lists = classListReadModel(prisma);
  const sources = sourcesOn(wiring, signing);
  const classes = new DanceClassService(lists, sources.classes, clock);
  const styles = new StyleService(sources.styles);
  const recommendations = new RecommendationService({ lists, classes, styles, clock });
  const playback = new PlaybackService({
    classes,
    films: filmRepository(prisma),
    readiness: sources.films,
    signing,
    clock,
    settings: { ...config, address, isSecure: config.nodeEnv === "production" },
  });
  const media = new MediaUrlService(signing, address, clock);
  const searchIndex = searchRepository(prisma);
  const federated = await catalogueSchema([
    new DanceClassResolver(classes, clock),
    new DanceClassFieldsResolver(media, clock),
    new ClassFilterCountResolver(
      new ClassFilterCountService(classFilterCountReadModel(prisma), clock),
    ),
    new StyleResolver(styles),
    new StyleFieldsResolver(media),
    new InstructorResolver(new InstructorService(sources.instructors)),
    new InstructorFieldsResolver(media),
    new PlaylistResolver(new PlaylistService(sources.playlists)),
    new PlaylistFieldsResolver(media),
    new SearchResolver(new SearchService(searchIndex, clock)),
    new SuggestionResolver(new SuggestionService(searchIndex, clock)),
    new RecommendationResolver(recommendations),
    new MemberResolver(recommendations),
    new PlaybackResolver(playback, address.handedOut),
  ]);
  return { ...federated, sources };
}

function sourcesOn(wiring: Wiring, signing: MediaSigning): LoaderSources {
  const { config, prisma, clock, logger, overrides } = wiring;
  const library = overrides.films ?? originLibrary(config, signing);
  return {
    classes: danceClassRepository(prisma),
    styles: styleRepository(prisma),
    instructors: instructorRepository(prisma),
    playlists: playlistRepository(prisma),
    ownedClasses: ownedClassesReadModel(prisma),
    relatedClasses: relatedClassesReadModel(prisma),
    teaching: teachingReadModel(prisma),
    playlistStyles: playlistStylesReadModel(prisma),
    films: new FilmService(library, clock, logger),
  };
}

function originLibrary(config: CatalogueConfig, signing: MediaSigning): FilmLibrary {
  const { signed } = mediaAddress(config.mediaBaseUrl, config.publicUrl);
  return filmLibraryProviders.origin({
    originUrl: config.mediaOriginUrl,
    mediaUrl: signed,
    signing,
  });
}
