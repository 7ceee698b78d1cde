/** The film in a small window over everything, or back; does nothing where the browser has none. */
export async function togglePictureInPicture(video: HTMLVideoElement): Promise<void> {
  const change = document.pictureInPictureElement
    ? document.exitPictureInPicture()
    : video.requestPictureInPicture?.();
  // A film that has not loaded yet refuses; pressing again later works.
  await change?.catch(() => undefined);
}
