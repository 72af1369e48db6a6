import { formatTime } from '../../page/format-time.ts';
import { type Html, html } from '../../page/html.ts';
import { renderTable } from '../../page/render-table.ts';
import type { CardsState, Charge, StoredCard } from '../state/cards-state.ts';
import type { CardsTexts } from './cards-page.en.ts';
import { formatMoney } from './format-money.ts';

const SHOWN = 30;

/** The last ones, newest first. */
function newest<T>(all: ReadonlyMap<string, T>): T[] {
  return [...all.values()].slice(-SHOWN).reverse();
}

export function renderCharges(state: CardsState, texts: CardsTexts): Html {
  if (state.charges.size === 0) return html`<p class="empty">${texts.noCharges}</p>`;
  const rows = newest(state.charges).map((charge) => [
    when(texts, charge.createdAt),
    money(texts, charge.amountCents),
    describeCard(state.cards.get(charge.cardId)),
    [charge.description, charge.reference].filter(Boolean).join(' · '),
    charge.face,
    describeState(charge, texts),
  ]);
  return renderTable(Object.values(texts.chargeColumns), rows);
}

function describeState({ status, decline, refundedCents }: Charge, texts: CardsTexts): Html {
  const refunded = refundedCents === 0 ? '' : ` · ${texts.refundedPart(formatMoney(texts.lang, refundedCents))}`;
  const reason = decline === null ? '' : html` <code>${decline}</code>`;
  const tone = { succeeded: 'good', declined: 'bad', 'action-required': '' }[status];
  return html`<span class="${tone}">${texts.chargeStates[status]}</span>${reason}${refunded}`;
}

export function renderRefunds(state: CardsState, texts: CardsTexts): Html {
  if (state.refunds.size === 0) return html`<p class="empty">${texts.noRefunds}</p>`;
  const rows = newest(state.refunds).map(({ createdAt, amountCents, chargeId, face }) => [
    when(texts, createdAt),
    money(texts, amountCents),
    html`<code>${chargeId}</code>`,
    face,
  ]);
  return renderTable(Object.values(texts.refundColumns), rows);
}

export function renderCards(state: CardsState, texts: CardsTexts): Html {
  if (state.cards.size === 0) return html`<p class="empty">${texts.noCards}</p>`;
  const rows = newest(state.cards).map((card) => [
    when(texts, card.createdAt),
    describeCard(card),
    `${String(card.expMonth).padStart(2, '0')}/${card.expYear}`,
    texts.behaviours[card.magic] ?? card.magic,
    String(card.tries),
    card.isDeleted ? texts.deleted : texts.inUse,
  ]);
  return renderTable(Object.values(texts.cardColumns), rows);
}

export function renderEvents(state: CardsState, texts: CardsTexts): Html {
  if (state.events.size === 0) return html`<p class="empty">${texts.noEvents}</p>`;
  const rows = newest(state.events).map(({ id, createdAt, type, face, tries, delivery }) => [
    when(texts, createdAt),
    html`<code>${type}</code>`,
    face,
    tries.map(({ status }) => status ?? texts.noAnswer).join(', '),
    html`${texts.eventStates[delivery]} ${resendButton(id, texts)}`,
  ]);
  return renderTable(Object.values(texts.eventColumns), rows);
}

function resendButton(id: string, texts: CardsTexts): Html {
  const body = JSON.stringify({ event: id });
  return html`<button class="quiet" id="resend-${id}" data-call="POST /__sim/events/resend" data-body="${body}">
    ${texts.resend}
  </button>`;
}

function describeCard(card: StoredCard | undefined): string {
  return card ? `${card.brand} •••• ${card.last4}` : '';
}

function money(texts: CardsTexts, cents: number): Html {
  return html`<span class="money">${formatMoney(texts.lang, cents)}</span>`;
}

/** In Québec's time. */
function when(texts: CardsTexts, milliseconds: number): string {
  return formatTime(texts.lang, new Date(milliseconds).toISOString());
}
