/** Closes fullscreen and picture-in-picture, which would hide the page or stay open without it. */
export function exitScreenModes(): void {
  if (document.fullscreenElement) void document.exitFullscreen();
  if (document.pictureInPictureElement) void document.exitPictureInPicture();
}
