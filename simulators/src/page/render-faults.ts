import { type Html, html } from './html.ts';

export interface FaultsTexts {
  faults: string;
  clearFaults: string;
  faultTimes: (remaining: number | null) => string;
}

/** The faults that wait, each in words of its own, and a button that clears them; nothing when there are none. */
export function renderFaults(
  faults: readonly { words: readonly unknown[]; remaining: number | null }[],
  texts: FaultsTexts,
  call: string,
): Html {
  if (faults.length === 0) return html``;
  const waiting = faults.map(
    ({ words, remaining }) =>
      html`<li><code>${words.filter(Boolean).join(' ')}</code> · ${texts.faultTimes(remaining)}</li>`,
  );
  return html`<div class="faults">
    <strong>${texts.faults}</strong>
    <ul>
      ${waiting}
    </ul>
    <button class="quiet" id="clear-faults" data-call="${call}">${texts.clearFaults}</button>
  </div>`;
}
