/** @typedef {import('./run-billing.mjs').Progress} Progress */

/** Texts of `npm run billing`. */
export const EN = {
  badMoment: 'Say which moment: npm run billing -- --now 2027-01-15, or --now 2027-01-15T05:00:00Z.',
  nothingRuns: 'No Comptoir runs here: start it with npm start, then run this in another window.',
  noDemo: 'This Comptoir has no demo world to bill: its own midnight does that.',
  /** @param {number} status */
  refused: (status) => `Comptoir refused to bill (${status}): see its log.`,
  endedEarly: 'The billing came to an end before it was done: see the log of Comptoir.',
  /** @param {string} now */
  begins: (now) => `Billing as of ${now}…`,
  steps: { invoices: 'Invoices', payments: 'Payments', 'lost-replies': 'Lost replies', done: 'Done', failed: 'Failed' },
  /** @param {string} step @param {Progress} progress */
  line: (step, { invoices, paid, declined }) =>
    `${step}: ${invoices} invoices made, ${paid} paid, ${declined} declined`,
  /** @param {number} cents */
  money: (cents) => `$${(cents / 100).toFixed(2)}`,
  summary: {
    invoices: 'Invoices made',
    pauses: 'Seasons ended',
    paid: 'Payments made',
    declined: 'Payments declined',
    withoutCard: 'Without a card',
    unavailable: 'Provider not reached',
    unknown: 'Still unknown',
  },
};
