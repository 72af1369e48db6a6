import { formatTime } from '../../page/format-time.ts';
import { type Html, html } from '../../page/html.ts';
import { renderFaults } from '../../page/render-faults.ts';
import { renderTable } from '../../page/render-table.ts';
import type { Clover } from '../clover.ts';
import { type Employee, liveEmployees, type Merchant } from '../state/merchant.ts';
import type { Delivery } from '../webhooks/delivery.ts';
import type { CloverTexts } from './clover-page.en.ts';

const SHOWN_DELIVERIES = 20;

/** The part of the page that refreshes by itself. */
export function renderHome(clover: Clover, texts: CloverTexts): Html {
  const { state } = clover;
  const faults = state.faults.map((f) => ({
    words: [f.fault, 'value' in f && f.value, f.route, f.merchant],
    remaining: f.remaining,
  }));
  const hasSite = state.settings.siteUrl !== null;
  return html`${hasSite ? '' : html`<section><p class="empty">${texts.noSite}</p></section>`}
    ${
      faults.length === 0
        ? ''
        : html`<section class="controls">${renderFaults(faults, texts, 'DELETE /__sim/fault')}</section>`
    }
    <div class="cards">${[...state.merchants.values()].map((merchant) => renderMerchant(clover, merchant, texts))}</div>
    <section>
      <h2>${texts.deliveries}</h2>
      ${renderDeliveries(state.deliveries.slice(-SHOWN_DELIVERIES).reverse(), texts)}
    </section>`;
}

function renderMerchant({ state }: Clover, merchant: Merchant, texts: CloverTexts): Html {
  const { id, name, address, isInstalled } = merchant;
  const live = [...state.refreshTokens.values()].filter(({ merchantId }) => merchantId === id).length;
  return html`<section>
    <h2>${name}</h2>
    <p class="facts">
      ${address.city} · <code>${id}</code> ·
      ${isInstalled ? html`<span class="good">${texts.installed}</span>` : texts.notInstalled}
      ${live === 0 ? '' : html`· ${texts.tokens(live)}`}
    </p>
    ${state.settings.siteUrl === null ? '' : renderLaunches(merchant, texts)}
    ${isInstalled ? uninstallButton(id, texts) : ''}
  </section>`;
}

function renderLaunches(merchant: Merchant, texts: CloverTexts): Html {
  const items = liveEmployees(merchant).map(
    (employee) =>
      html`<li>
        <a id="launch-${employee.id}" href="/__sim/launch?merchant=${merchant.id}&amp;employee=${employee.id}"
          >${employee.name}</a
        >, ${roleOf(employee, texts)}
      </li>`,
  );
  return html`<p class="facts">${texts.launch}</p>
    <ul class="choices">
      ${items}
    </ul>`;
}

export function roleOf({ role, isOwner }: Employee, texts: CloverTexts): string {
  return texts.roles[isOwner ? 'owner' : role];
}

function uninstallButton(id: string, texts: CloverTexts): Html {
  const body = JSON.stringify({ merchant: id });
  return html`<button class="quiet" id="uninstall-${id}" data-call="POST /__sim/uninstall" data-body="${body}">
    ${texts.uninstall}
  </button>`;
}

function renderDeliveries(deliveries: readonly Delivery[], texts: CloverTexts): Html {
  if (deliveries.length === 0) return html`<p class="empty">${texts.noDeliveries}</p>`;
  const rows = deliveries.map(({ at, body, tries, isDelivered }) => [
    formatTime(texts.lang, at),
    html`<code>${subjectsOf(body, texts)}</code>`,
    tries.map(({ status }) => status ?? texts.noAnswer).join(', '),
    isDelivered ? html`<span class="good">${texts.delivered}</span>` : html`<b class="bad">${texts.notDelivered}</b>`,
  ]);
  return renderTable(Object.values(texts.deliveryColumns), rows);
}

/** Every object that a delivery names. */
function subjectsOf(body: Delivery['body'], texts: CloverTexts): string {
  const found = JSON.stringify(body).matchAll(/"objectId":"([^"]+)","type":"([A-Z]+)"/g);
  return [...found].map(([, object, type]) => `${object} ${type}`).join(', ') || texts.verification;
}
