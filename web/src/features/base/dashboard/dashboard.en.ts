export const dashboardEn = {
  title: 'Dashboard',
  lead: 'What is left to do, then how your bills, your sales, your devices and your account stand.',
  leadBooks: 'The sales, and what is new.',
  checklist: {
    title: 'Getting to your first bill',
    lead: 'You can stop at any time and go on from here.',
  },
  transmission: {
    title: 'Today’s bills',
    accepted: 'Accepted today',
    acceptedHint: '{amount} of sales, taxes included',
    waiting: 'Waiting',
    waitingHint: 'the oldest for {age}, of 48 h at most',
    waitingNone: 'everything has been sent',
    refused: 'Refused today',
    refusedHint: 'each bill says why',
    refusedNone: 'none',
    last: 'Last accepted',
    lastHint: 'on {day}, received by Revenu Québec',
    lastNone: 'no bill yet',
    authority: {
      yes: 'Revenu Québec is responding',
      no: 'Revenu Québec is not responding',
      unknown: 'Nothing sent in the last day',
    },
    safe: {
      calm: '{count, plural, one {# bill is waiting and is safe} other {# bills are waiting and are safe}}.',
      warning: 'A bill has been waiting for {age}.',
      urgent: 'A bill has been waiting for {age}: six hours are left at most.',
      late: 'A bill has been waiting for {age}: the time is over.',
      kept: 'Keep selling: what is waiting is kept with its signature and sent automatically, in order, as soon as Revenu Québec responds. The law allows 48 hours.',
      board: 'See what is waiting, and why',
    },
  },
  sales: {
    title: 'Sales',
    report: 'See the sales reports',
    span: 'Period',
    spans: { '30': '30 days', '90': '90 days', today: 'Today' },
    measure: 'Measure',
    measures: { amount: 'Sales', bills: 'Bills' },
    byDay: {
      amount: 'Sales with taxes, day by day, from {from} to {to}',
      bills: 'Bills, day by day, from {from} to {to}',
    },
    byHour: { amount: 'Today’s sales with taxes, hour by hour', bills: 'Today’s bills, hour by hour' },
    day: 'Day',
    hour: 'Hour',
    hours: { full: '{hour}:00 to {next}:00', short: '{hour}:00' },
    today: 'Today',
    before: 'The {count} days before',
    outages: 'Revenu Québec did not respond',
  },
  taxes: {
    title: 'The taxes set up at Clover make the bills wrong:',
    remedy: 'Fix the taxes',
  },
  account: {
    title: 'Account',
    states: {
      none: 'Not subscribed',
      active: 'Subscribed',
      pausing: 'Pause scheduled',
      paused: 'Paused',
      'past-due': 'Payment late',
    },
    noPayment: 'None planned',
    plan: 'Installation',
    plans: { autonomous: 'Autonomous', assisted: 'Assisted by a technician' },
    validUntil: 'Valid until',
    toDo: {
      pastDue: 'A payment was refused. Pay the invoice, with another card if need be. Your bills are still being sent.',
      pay: 'Pay',
      seeInvoices: 'See the invoices',
      paused: 'The season is over and nothing is billed.',
      reactivate: 'Reactivate',
      seeAccount: 'See the account',
    },
  },
  latest: 'Latest activity',
  all: 'See the whole log',
  news: 'New since your last visit',
  allNews: 'All news',
} as const;

declare module '../../../lib/i18n/messages.ts' {
  interface Messages {
    dashboard: typeof dashboardEn;
  }
}
