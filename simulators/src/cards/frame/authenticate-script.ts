/** Sends the holder's decision, then leads back where the page was opened from. Runs in the browser, hence a text. */
export const AUTHENTICATE_SCRIPT = `
document.querySelectorAll('button[data-decision]').forEach((button) => button.addEventListener('click', async () => {
  const { charge, back } = document.querySelector('main').dataset;
  const reply = await fetch('/authenticate', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ charge, decision: button.dataset.decision }),
  });
  if (reply.ok && back) location.assign(back);
  else location.reload();
}));
`;
