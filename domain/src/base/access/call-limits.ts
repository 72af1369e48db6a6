/** Calls of one account in a minute, over all its sessions. A screen that follows a rush asks about a hundred times. */
export const MOST_CALLS = 1200;

/** Event streams of one account at once on one server: one for each tab that is looked at. */
export const MOST_STREAMS = 12;

/** Calls that cost more than a page of a screen: documents that are drawn, files of many rows, mail, sums over months, searches. */
const COSTS: readonly (readonly [RegExp, number])[] = [
  [/^GET .*\/(?:pdf|export)$|^GET \/exports\/:id\/file$|^POST .*\/exports$/, 20],
  [/^POST (?:\/invoices\/:id\/email|\/support-messages|.*\/invitation)$/, 20],
  [/^GET (?:\/reports\/|\/logs\/export\/size$)/, 10],
  [/^GET \/(?:users|logs|merchant)$/, 2],
];

/** Returns the number of calls that a call counts for. `path` as the contract has it. */
export const callCost = (method: string, path: string): number =>
  COSTS.find(([form]) => form.test(`${method} ${path}`))?.[1] ?? 1;
