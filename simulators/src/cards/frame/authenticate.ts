import { z } from 'zod';
import type { Call } from '../../loopback/create-listener.ts';
import { gatewayPage, jsonReply, type Reply } from '../../loopback/reply.ts';
import { chooseTexts } from '../../page/add-pages.ts';
import { html } from '../../page/html.ts';
import { chargeEvent } from '../api/charge-card.ts';
import type { Cards } from '../cards.ts';
import type { Charge } from '../state/cards-state.ts';
import { intentEvent } from '../stripe/stripe-events.ts';
import { CARD_FORM_STYLE } from './card-form-style.ts';
import { EN } from './card-form.en.ts';
import { FR } from './card-form.fr.ts';
import { renderDocument } from './render-document.ts';
import { readJson } from '../core/read-request.ts';

/** The bank's page on which a holder says yes or no to a charge that waits for it. */
export function showAuthentication(cards: Cards, call: Call): Reply {
  const texts = chooseTexts({ fr: FR, en: EN }, call);
  const charge = cards.state.charges.get(call.url.searchParams.get('charge') ?? '');
  const { lang, confirmTitle: title } = texts;
  const frame = { lang, title, style: CARD_FORM_STYLE, script: AUTHENTICATE_SCRIPT, ancestor: null };
  if (!charge) return renderDocument({ ...frame, content: html`<p>${texts.nothingToConfirm}</p>` }, 404);
  const text = { succeeded: texts.confirmed, declined: texts.refused, 'action-required': null }[charge.status];
  if (text !== null) return renderDocument({ ...frame, content: html`<main><h1>${text}</h1></main>` });
  const amount = new Intl.NumberFormat(lang, { style: 'currency', currency: 'CAD' }).format(charge.amountCents / 100);
  const last4 = cards.state.cards.get(charge.cardId)?.last4 ?? '';
  const content = html`<main data-charge="${charge.id}" data-back="${readReturn(cards, call.url)}">
    <h1>${title}</h1>
    <p>${texts.confirmAsks(amount, last4)}</p>
    <p>
      <button data-decision="confirm">${texts.confirm}</button>
      <button data-decision="refuse">${texts.refuse}</button>
    </p>
  </main>`;
  return renderDocument({ ...frame, content });
}

/** Only into the portal: this page redirects nowhere else. */
function readReturn({ state }: Cards, url: URL): string {
  const returnUrl = url.searchParams.get('return') ?? '';
  return URL.canParse(returnUrl) && state.settings.portalOrigins.includes(new URL(returnUrl).origin) ? returnUrl : '';
}

const decisionSchema = z.strictObject({ charge: z.string(), decision: z.enum(['confirm', 'refuse']) });

export function authenticate(cards: Cards, { request, body }: Call): Reply {
  const parsed = decisionSchema.safeParse(readJson(body));
  const isJson = request.headers['content-type']?.startsWith('application/json');
  if (!parsed.success || !isJson) return gatewayPage(400, 'Bad Request');
  const charge = cards.state.charges.get(parsed.data.charge);
  if (charge?.status !== 'action-required') return gatewayPage(409, 'Conflict');
  const isConfirmed = parsed.data.decision === 'confirm';
  const decided: Charge = {
    ...charge,
    status: isConfirmed ? 'succeeded' : 'declined',
    decline: isConfirmed ? null : 'authentication_required',
  };
  const event = charge.face === 'stripe' ? intentEvent(cards, decided) : chargeEvent(cards, decided);
  cards.commit({ kind: 'call', changes: [{ kind: 'charge', charge: decided }, event], reply: null });
  return jsonReply(200, { status: decided.status });
}

/** Sends the holder's decision, then leads back where the page was opened from. Runs in the browser, hence a text. */
const AUTHENTICATE_SCRIPT = `
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
