import { type Html, html } from '../../page/html.ts';
import { renderFaults } from '../../page/render-faults.ts';
import { renderTable } from '../../page/render-table.ts';
import type { Cards } from '../cards.ts';
import { MAGIC_CARDS } from '../core/magic-cards.ts';
import type { CardsState } from '../state/cards-state.ts';
import type { CardsTexts } from './cards-page.en.ts';
import { formatMoney } from './format-money.ts';
import { renderCards, renderCharges, renderEvents, renderRefunds } from './render-lists.ts';

/** The part of the page that refreshes by itself. */
export function renderHome({ state }: Cards, texts: CardsTexts): Html {
  const faults = state.faults.map((fault) => ({
    words: [
      fault.fault,
      'value' in fault && fault.value,
      'face' in fault && fault.face,
      'route' in fault && fault.route,
    ],
    remaining: fault.remaining,
  }));
  return html`${
    faults.length === 0
      ? ''
      : html`<section class="controls">${renderFaults(faults, texts, 'DELETE /__sim/fault')}</section>`
  }
  ${renderCounters(state, texts)} ${section(texts.charges, renderCharges(state, texts))}
  ${section(texts.cards, renderCards(state, texts))} ${section(texts.refunds, renderRefunds(state, texts))}
  ${section(texts.events, renderEvents(state, texts))} ${section(texts.magic, renderMagic(texts))}`;
}

function section(heading: string, content: Html): Html {
  return html`<section>
    <h2>${heading}</h2>
    ${content}
  </section>`;
}

function renderCounters(state: CardsState, texts: CardsTexts): Html {
  const made = [...state.charges.values()].filter(({ status }) => status === 'succeeded');
  const sum = (amounts: number[]) =>
    formatMoney(
      texts.lang,
      amounts.reduce((total, amount) => total + amount, 0),
    );
  const counters = [
    [texts.counters.cards, String(state.cards.size)],
    [texts.counters.succeeded, String(made.length)],
    [texts.counters.charged, sum(made.map(({ amountCents }) => amountCents))],
    [texts.counters.refunded, sum(made.map(({ refundedCents }) => refundedCents))],
  ] as const;
  return html`<section class="counters">
    ${counters.map(([label, value]) => html`<div><span>${label}</span><b>${value}</b></div>`)}
  </section>`;
}

function renderMagic(texts: CardsTexts): Html {
  const rows = MAGIC_CARDS.map(({ name, number }) => [
    html`<code>${number.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>`,
    texts.behaviours[name] ?? name,
  ]);
  return html`<p class="facts">${texts.magicIntro}</p>
    ${renderTable(Object.values(texts.magicColumns), rows)}`;
}
