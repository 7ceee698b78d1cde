/** Reports which films are available at the media origin. */
export interface FilmLibrary {
  /**
   * Returns whether each class's film can be played. False while the film is being rendered or
   * uploaded, and an error if the origin gave no clear response. Never rejects.
   */
  readiness(classIds: readonly string[]): Promise<ReadonlyMap<string, boolean | Error>>;
}
