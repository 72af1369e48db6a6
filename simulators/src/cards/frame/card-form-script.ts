/**
 * Script of the card fields. They speak with the page around them alone: they take `submit`, and post `card-saved`,
 * `card-error`, `resize`, and `submit-asked` when Enter is pressed, since that page alone knows the time for it. Runs in the
 * browser, hence a text. They show the faults of a field; the page shows the bank's answer.
 */
export const CARD_FORM_SCRIPT = `
const form = document.getElementById('card');
const { origin, session } = form.dataset;
const texts = JSON.parse(form.dataset.texts);
const names = ['number', 'expiry', 'cvc', 'postalCode'];
let isBusy = false;
const post = (message) => parent.postMessage(message, origin);
function showError(name, code) {
  const field = document.getElementById(name);
  document.getElementById(name + '-error').textContent = code ? (texts.errors[name][code] ?? '') : '';
  if (code) field.setAttribute('aria-invalid', 'true');
  else field.removeAttribute('aria-invalid');
}
function fail(code, errors) {
  for (const name of names) showError(name, errors[name]);
  const first = names.find((name) => errors[name]);
  if (first) document.getElementById(first).focus();
  post({ type: 'card-error', code });
}
async function submit() {
  if (isBusy) return;
  isBusy = true;
  const fields = Object.fromEntries(names.map((name) => [name, document.getElementById(name).value]));
  try {
    const reply = await fetch('/frame/tokens', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ session, ...fields }),
    });
    const answer = await reply.json();
    if (answer.token) {
      for (const name of names) showError(name);
      post({ type: 'card-saved', ...answer });
    } else fail(answer.error?.code ?? 'unavailable', answer.error?.fields ?? {});
  } catch {
    fail('unavailable', {});
  } finally {
    isBusy = false;
  }
}
addEventListener('message', (event) => {
  if (event.source === parent && event.origin === origin && event.data?.type === 'submit') void submit();
});
form.addEventListener('submit', (event) => event.preventDefault());
form.addEventListener('keydown', (event) => {
  if (event.key === 'Enter' && !event.isComposing) post({ type: 'submit-asked' });
});
form.addEventListener('input', ({ target }) => {
  if (target.getAttribute('aria-invalid')) showError(target.id);
  const isAtEnd = target.selectionStart === target.value.length;
  if (!isAtEnd) return;
  const digits = target.value.replace(/\\D/g, '');
  if (target.id === 'number') target.value = digits.slice(0, 19).replace(/(.{4})(?=.)/g, '$1 ');
  if (target.id === 'expiry' && digits.length > 2 && !target.value.includes('/')) {
    target.value = digits.slice(0, 2) + '/' + digits.slice(2, 6);
  }
});
new ResizeObserver(() => post({ type: 'resize', height: Math.ceil(document.documentElement.offsetHeight) })).observe(document.documentElement);
`;
