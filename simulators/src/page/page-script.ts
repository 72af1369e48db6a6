/** Refreshes the content every two seconds, and makes the calls that buttons and forms carry. Runs in the browser, hence a text. */
export const PAGE_SCRIPT = `
const content = document.getElementById('content');
const lang = document.documentElement.lang.slice(0, 2);
let shown = content.innerHTML;
async function refresh() {
  if (!content.dataset.refresh) return;
  const reply = await fetch(content.dataset.refresh + '?lang=' + lang).catch(() => null);
  if (!reply?.ok) return;
  const next = await reply.text();
  if (next === shown) return;
  const focused = document.activeElement?.id;
  content.innerHTML = shown = next;
  if (focused) document.getElementById(focused)?.focus();
}
content.addEventListener('click', async (event) => {
  const button = event.target.closest('button[data-call]');
  if (!button) return;
  const [method, path] = button.dataset.call.split(' ');
  await fetch(path, { method, body: button.dataset.body, headers: { 'content-type': 'application/json' } });
  await refresh();
});
content.addEventListener('submit', async (event) => {
  const form = event.target.closest('form[data-post]');
  if (!form) return;
  event.preventDefault();
  const body = JSON.stringify(Object.fromEntries(new FormData(form)));
  const reply = await fetch(form.dataset.post, { method: 'POST', body, headers: { 'content-type': 'application/json' } });
  const isTaken = reply.ok && (await reply.json()).status < 300;
  form.querySelector('output').textContent = isTaken ? form.dataset.sent : form.dataset.failed;
  if (isTaken) form.reset();
});
setInterval(refresh, 2000);
`;
