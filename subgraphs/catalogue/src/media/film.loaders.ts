import { byParent, type FieldKey } from "@eightcount/service-kit/graph/batching";
import type DataLoader from "dataloader";
import type { FilmService } from "./film.service";

export interface FilmLoaders {
  readonly isFilmReady: DataLoader<FieldKey<object>, boolean, string>;
}

export const filmLoaders = (films: FilmService) => (): FilmLoaders => ({
  isFilmReady: byParent((ids) => films.readiness(ids), false),
});
