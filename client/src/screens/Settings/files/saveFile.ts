/** Browsers read the file after the click, so its address has to live on for a while. */
const READ_MS = 60_000;

/** Saves a file to the member's downloads. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  window.setTimeout(() => URL.revokeObjectURL(address), READ_MS);
}
