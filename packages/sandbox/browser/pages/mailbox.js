const list = document.getElementById("mails");
const news = document.getElementById("news");
const EVERY_MS = 2_000;

/** Brings the list up to date without taking the focus or the message away. */
async function refresh() {
  if (!list || document.hidden) return;
  const reply = await fetch(`/mailbox/list${location.search}`, {
    headers: { "x-open-message": list.dataset.open ?? "" },
  }).catch(() => null);
  const text = reply?.ok ? await reply.text() : null;
  if (text === null || text === list.innerHTML) return;
  const before = list.childElementCount;
  const focused = document.activeElement?.getAttribute("href");
  list.innerHTML = text;
  if (focused && list.querySelector(`a[href="${focused}"]`) instanceof HTMLElement) {
    /** @type {HTMLElement} */ (list.querySelector(`a[href="${focused}"]`)).focus();
  }
  const added = list.childElementCount - before;
  if (news && added > 0) news.textContent = added === 1 ? "1 new message" : `${added} new messages`;
}

setInterval(refresh, EVERY_MS);
document.addEventListener("visibilitychange", refresh);
