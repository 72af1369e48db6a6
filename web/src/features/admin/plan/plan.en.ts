export const planEn = {
  title: 'Plan and prices',
  lead: 'Before taxes. Each merchant pays one installation with the first month, then the monthly service.',
  prices: {
    monthlyService: 'Monthly service',
    autonomous: 'Autonomous installation',
    assisted: 'Assisted installation',
  },
  withTaxes: 'GST {gst}, QST {qst}: {total}',
  noTotal: 'An amount such as 140.00',
  rules: { amount: 'The amount must be valid' },
  hint: 'New prices apply to new subscriptions. Current subscriptions keep theirs until they are moved below; existing invoices never change.',
  from: 'Starting on',
  fromHint: 'From midnight, Québec time. Leave empty to start now.',
  dated: {
    title: 'Prices by date',
    from: 'From',
    state: 'Status',
    states: { 'to-come': 'To come', 'in-force': 'In force', past: 'Past' },
    monthly: 'Per month',
    installations: 'Installations',
    subscriptions: 'Subscriptions',
    by: 'Set by',
  },
  move: {
    open: 'Move its subscriptions…',
    title: 'Move the subscriptions at {amount}',
    lead: 'Each merchant is notified by email. Each subscription moves when it renews, never during a month already paid for.',
    to: 'To the price',
    price: '{amount} a month, since {from}',
    on: 'First day',
    onHint: 'At least thirty days ahead. A subscription moves at its first renewal on that day or later.',
    rules: {
      tooSoon: 'Merchants are notified at least thirty days before. Choose a later day.',
      tooFar: 'Choose a day within a year.',
      notInForceYet: 'This price is not in force yet on that day.',
    },
    plan: 'Preview the move',
    back: 'Back',
    noMerchant:
      '{elsewhere, plural, =0 {No subscription is at this price.} one {The only subscription at this price is in another move already.} other {The # subscriptions at this price are in another move already.}}',
    change: 'Price per month',
    fromTo: '{from} → {to}',
    subscriptions: 'Subscriptions',
    byState: '{active, number} renewed, {pausing, number} with a pause scheduled, {paused, number} paused',
    byInstallation: '{autonomous, number} autonomous, {assisted, number} assisted',
    elsewhere: '{elsewhere, number} more in another move',
    difference: 'Difference per month',
    differenceHint: 'Before taxes and discounts, of the subscriptions that are renewed.',
    renewals: 'How many move on each day',
    renewalOn: 'Renewal',
    follows:
      'Every owner gets one email with both prices, the day, and how to leave. You can cancel the move until its first day.',
    send: 'Notify {count, plural, one {# merchant} other {# merchants}}',
    done: 'Announced. Emails go out to {count, plural, one {# merchant} other {# merchants}}.',
  },
  moves: {
    title: 'Price moves',
    on: 'First day',
    state: 'Status',
    states: { announced: 'Announced', 'in-effect': 'In effect', cancelled: 'Cancelled' },
    change: 'Price per month',
    fromTo: '{from} → {to}',
    progress: 'Subscriptions',
    counts:
      '{all, number} in all{moved, plural, =0 {} other { · # moved}}{notified, plural, =0 {} other { · # notified}}{waiting, plural, =0 {} one { · # waiting for its email} other { · # waiting for their email}}{leftOut, plural, =0 {} other { · # left out}}{cancelled, plural, =0 {} other { · # cancelled}}',
    by: 'By',
    cancelledBy: 'Cancelled by {name}',
    cancel: 'Cancel the move',
    seeLeftOut: 'See who was left out',
    cancellation: {
      title: 'Cancel the move of {on}?',
      text: 'Every subscription keeps its price. {notified, plural, =0 {No one has been notified yet.} one {One merchant was notified, and gets an email that says so.} other {# merchants were notified, and get an email that says so.}}',
      confirm: 'Cancel the move',
      keep: 'Keep it',
      done: 'The move is cancelled',
    },
    leftOut: {
      title: 'Left out',
      text: 'These merchants keep their price.',
      merchant: 'Merchant',
      reason: 'Why',
      reasons: { 'no-owner': 'No owner to write to', 'price-changed': 'Pays another price now' },
    },
  },
  save: 'Save the prices',
} as const;

declare module '../../../lib/i18n/messages.ts' {
  interface Messages {
    plan: typeof planEn;
  }
}
