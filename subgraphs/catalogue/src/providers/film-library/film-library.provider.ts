/** Knows which films have arrived at the media origin. */
export interface FilmLibrary {
  /**
   * Per class whether its film can be played now: false while it is still being rendered or
   * uploaded, an error where the origin did not say. Never rejects.
   */
  readiness(classIds: readonly string[]): Promise<ReadonlyMap<string, boolean | Error>>;
}
