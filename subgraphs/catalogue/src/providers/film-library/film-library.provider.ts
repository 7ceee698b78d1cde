/** Knows which films have arrived at the media origin. */
export interface FilmLibrary {
  /**
   * Those of the classes whose film can be played now. A class whose film is still being rendered
   * or uploaded is not among them. Rejects when the origin does not answer.
   */
  readyAmong(classIds: readonly string[]): Promise<ReadonlySet<string>>;
}
