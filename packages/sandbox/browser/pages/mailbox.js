import { replaceItems } from "./live-list.js";

const list = document.getElementById("mails");
const news = document.getElementById("news");
const EVERY_MS = 2_000;

/** The last markup from the server. The browser's serialization of it may differ. */
let known = "";

async function refresh() {
  if (!list || document.hidden) return;
  const reply = await fetch(`/mailbox/list${location.search}`, {
    headers: { "x-open-message": list.dataset.open ?? "" },
  }).catch(() => null);
  const items = reply?.ok ? await reply.text() : null;
  if (items === null || items === known) return;
  known = items;
  const added = replaceItems(list, items);
  if (added > 0) document.querySelector(".list .empty")?.remove();
  if (news && added > 0) news.textContent = added === 1 ? "1 new message" : `${added} new messages`;
}

setInterval(refresh, EVERY_MS);
document.addEventListener("visibilitychange", refresh);
