/** Contains messages and notices, in the page or in the topmost dialog. */
export const overlay = document.createElement("div");
overlay.style.display = "contents";
document.body.append(overlay);
