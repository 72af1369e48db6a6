import { type Html, html } from './html.ts';

type Cell = Html | string;

/** A table that becomes a list of cards on a narrow screen, where each cell carries the name of its column. */
export function renderTable(columns: readonly string[], rows: readonly (readonly Cell[])[]): Html {
  const heads = columns.map((column) => html`<th scope="col">${column}</th>`);
  const lines = rows.map((cells) => {
    const filled = cells.map((cell, index) => html`<td data-label="${columns[index] ?? ''}"><span>${cell}</span></td>`);
    return html`<tr>
      ${filled}
    </tr>`;
  });
  return html`<table>
    <thead>
      <tr>
        ${heads}
      </tr>
    </thead>
    <tbody>
      ${lines}
    </tbody>
  </table>`;
}
