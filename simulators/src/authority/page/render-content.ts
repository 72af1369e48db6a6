import type { AuthorityStatus } from '../control/status.ts';
import type { PageTexts } from './authority-page.en.ts';
import { createFormats } from './formats.ts';
import { type Html, html } from '../../page/html.ts';
import type { PageView } from './read-view.ts';
import { renderBills } from './render-bills.ts';
import { renderFaults } from '../../page/render-faults.ts';
import { renderTable } from '../../page/render-table.ts';

/** The part of the page that refreshes by itself. */
export function renderContent(view: PageView, texts: PageTexts): Html {
  return html`${renderControls(view.status, texts)}
    <section class="counters">${counters(view.status, texts)}</section>
    <section>
      <h2>${texts.bills}</h2>
      ${renderBills(view.bills, texts)}
    </section>
    <section>
      <h2>${texts.diagnostics}</h2>
      ${renderDiagnostics(view, texts)}
    </section>
    <section>
      <h2>${texts.refusals}</h2>
      ${renderRefusals(view, texts)}
    </section>`;
}

function renderControls({ mode, strict, faults }: AuthorityStatus, texts: PageTexts): Html {
  const isUp = mode === 'up';
  const waiting = faults.map((f) => ({
    words: [f.fault, f.value, f.request, f.deviceNumber],
    remaining: f.remaining,
  }));
  return html`<section class="controls">
    <p>
      <strong class="pill ${mode}" id="mode">${isUp ? texts.modeUp : texts.modeDown}</strong>
      <button
        id="toggle-mode"
        data-call="POST /control/mode"
        data-body="${JSON.stringify({ mode: isUp ? 'down' : 'up' })}"
      >
        ${isUp ? texts.takeDown : texts.bringUp}
      </button>
    </p>
    <p>
      <span>${strict ? texts.strictOn : texts.strictOff}</span>
      <button
        class="quiet"
        id="toggle-strict"
        data-call="POST /control/strict"
        data-body="${JSON.stringify({ strict: !strict })}"
      >
        ${strict ? texts.makeLenient : texts.makeStrict}
      </button>
    </p>
    ${renderFaults(waiting, texts, 'DELETE /control/faults')}
  </section>`;
}

function counters(status: AuthorityStatus, texts: PageTexts): Html[] {
  const number = new Intl.NumberFormat(texts.lang);
  const shown = Object.entries(texts.counters) as [keyof PageTexts['counters'], string][];
  return shown.map(
    ([key, label]) => html`<div><span>${label}</span><b>${number.format(status.counters[key])}</b></div>`,
  );
}

function renderDiagnostics({ diagnostics }: PageView, texts: PageTexts): Html {
  if (diagnostics.length === 0) return html`<p class="empty">${texts.noDiagnostics}</p>`;
  const { time } = createFormats(texts);
  const rows = diagnostics.map((d) => [
    time(d.at),
    texts.kinds[d.kind],
    d.deviceNumber,
    d.noTrans ?? '–',
    texts.explain[d.kind](d.detail),
    d.resolvedAt === null ? html`<b class="bad">${texts.open}</b>` : html`<span class="good">${texts.resolved}</span>`,
  ]);
  return renderTable(Object.values(texts.diagnosticColumns), rows);
}

function renderRefusals({ refusals }: PageView, texts: PageTexts): Html {
  if (refusals.length === 0) return html`<p class="empty">${texts.noRefusals}</p>`;
  const { time } = createFormats(texts);
  const rows = refusals.map((r) => [time(r.at), r.request, r.deviceNumber ?? '–', r.errors.join(' ')]);
  return renderTable(Object.values(texts.refusalColumns), rows);
}
