export async function togglePictureInPicture(video: HTMLVideoElement): Promise<void> {
  const change = document.pictureInPictureElement
    ? document.exitPictureInPicture()
    : video.requestPictureInPicture?.();
  // Rejects before the film has loaded. A later press works.
  await change?.catch(() => undefined);
}
