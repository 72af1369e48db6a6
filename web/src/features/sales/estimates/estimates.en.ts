export const estimatesEn = {
  title: 'Estimates',
  lead: 'What you offer your customers, and what becomes of it.',
  new: 'New estimate',
  caption: 'Estimates',
  states: {
    draft: 'Draft',
    sent: 'Sent',
    seen: 'Seen',
    accepted: 'Accepted',
    declined: 'Declined',
    expired: 'Expired',
    replaced: 'Replaced',
  },
  cancelled: 'Cancelled',
  withDraft: '+ draft',
  erasedCustomer: 'Erased customer',
  columns: {
    customer: 'Customer',
    occasion: 'Event',
    date: 'Event date',
    amount: 'Amount',
    state: 'Status',
    next: 'Next date',
  },
  views: { label: 'How the estimates are shown', list: 'List', calendar: 'Calendar' },
  filters: {
    label: 'Filter the estimates',
    search: 'Number, event or customer',
    from: 'Events from',
    to: 'Events until',
    anyCustomer: 'All customers',
    reset: 'Show all estimates',
  },
  sums: { label: 'Estimates by status' },
  empty: {
    title: 'No estimate yet',
    text: 'Describe an event and its price. Your customer receives it by email and accepts it with a link.',
    first: 'Make the first estimate',
    customers: 'Add your customers first',
  },
  ofCustomer: { title: 'Estimates', all: 'All estimates of this customer', none: 'None yet.' },
  others: {
    title: 'For caterers',
    text: 'Estimates are made by merchants who cater. If you do, say so in your merchant information.',
    link: 'Open the merchant information',
  },
  calendar: {
    label: 'Events of {month}',
    before: 'Previous month',
    now: 'This month',
    after: 'Next month',
    none: 'No event is offered or accepted in this month.',
    persons: '{count, plural, one {{words} person} other {{words} persons}}',
  },
} as const;

declare module '../../../lib/i18n/messages.ts' {
  interface Messages {
    estimates: typeof estimatesEn;
  }
}
