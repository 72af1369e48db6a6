/**
 * One field of a card. The one with the number gathers the others over a channel that only pages of this origin can hear, and
 * posts the token or what is wrong to the page around it. Runs in the browser, hence a text.
 */
export const ELEMENT_SCRIPT = `
const input = document.querySelector('input');
const { field, channel, origin, required } = input.dataset;
const frames = new BroadcastChannel(channel);
const error = document.getElementById('error');
let touched = false;
const post = (message) => parent.postMessage({ channel, field, ...message }, origin);
const state = () => ({ touched, error: input.value.trim() === '' ? required : '' });
input.addEventListener('input', () => { error.textContent = ''; post({ type: 'change', state: state() }); });
input.addEventListener('blur', () => { touched = true; post({ type: 'blur', state: state() }); });
frames.addEventListener('message', ({ data }) => {
  if (data.type === 'ask') frames.postMessage({ type: 'value', field, value: input.value });
  if (data.type === 'errors') error.textContent = data.errors[field] ?? '';
});
const gather = () => new Promise((resolve) => {
  const values = { [field]: input.value };
  const take = ({ data }) => {
    if (data.type !== 'value') return;
    values[data.field] = data.value;
    if (Object.keys(values).length === 4) done();
  };
  const done = () => { clearTimeout(patience); frames.removeEventListener('message', take); resolve(values); };
  const patience = setTimeout(done, 1000);
  frames.addEventListener('message', take);
  frames.postMessage({ type: 'ask' });
});
const FIELDS = { 'card.number': 'CARD_NUMBER', 'card.exp_month': 'CARD_DATE', 'card.exp_year': 'CARD_DATE', 'card.cvv': 'CARD_CVV', 'card.address_zip': 'CARD_POSTAL_CODE' };
async function createToken(key) {
  const values = await gather();
  const [month = '', year = ''] = (values.CARD_DATE ?? '').split('/').map((part) => part.trim());
  const card = { number: values.CARD_NUMBER, exp_month: month, exp_year: year, cvv: values.CARD_CVV, address_zip: values.CARD_POSTAL_CODE };
  const reply = await fetch('/v1/tokens', { method: 'POST', headers: { apikey: key, 'content-type': 'application/json' }, body: JSON.stringify({ card }) }).catch(() => null);
  const answer = await reply?.json().catch(() => null);
  if (reply?.ok && answer) return { token: answer.id, card: answer.card };
  const name = FIELDS[answer?.error?.param] ?? 'CARD_NUMBER';
  return { errors: { [name]: answer?.error?.message ?? 'Clover does not answer.' } };
}
addEventListener('message', async ({ source, origin: from, data }) => {
  if (source !== parent || from !== origin || data?.type !== 'createToken' || data.channel !== channel) return;
  const result = await createToken(data.key);
  error.textContent = result.errors?.[field] ?? '';
  frames.postMessage({ type: 'errors', errors: result.errors ?? {} });
  post({ type: 'token', result });
});
`;
