export const taxesEn = {
  title: 'Taxes by day',
  lead: 'A change of a rate is announced by one administrator and confirmed by another. From then on devices receive it ahead of time, and owners are written to.',
  add: 'Announce a change',
  announced: 'Announced changes',
  builtIn: 'Rates of the program',
  empty: 'No change is announced',
  emptyText:
    'The rates of the program apply. Announce a change as soon as it is known, so that devices have it before its first day.',
  columns: {
    days: 'Days',
    state: 'Status',
    tax: 'Tax',
    classes: 'On',
    rate: 'Rate',
  },
  change: '{tax} {rate}: {classes}',
  from: 'from {from}',
  fromUntil: '{from} to {until}',
  states: {
    announced: 'To confirm',
    lapsed: 'Not confirmed in time',
    confirmed: 'Confirmed',
    'in-force': 'In force',
    ended: 'Ended',
    withdrawn: 'Withdrawn',
  },
  own: 'Another administrator confirms it',
  people: {
    announced: 'Announced by {name}',
    confirmed: 'Confirmed by {name}',
    withdrawn: 'Withdrawn by {name}',
  },
  letters: 'Emails: {sent} of {ordered} sent',
  source: 'Source: {source}',
  confirm: 'Confirm',
  withdraw: 'Withdraw',
  keep: 'Back',
  confirmation: {
    title: 'Confirm the change of {from}?',
    text: 'Compare it with its source. From now on servers and devices have it, and an email goes to every owner.',
    done: 'The change is confirmed. Devices receive it, and owners are written to.',
  },
  withdrawal: {
    title: 'Withdraw the change of {from}?',
    text: 'It no longer comes. If it was confirmed, who was written to is written to again.',
    done: 'The change is withdrawn.',
  },
  dialog: {
    title: 'Announce a change',
    submit: 'Announce',
    done: 'The change is announced. Another administrator confirms it.',
    tax: 'Tax',
    rate: 'New rate',
    classes: 'On',
    from: 'First day',
    until: 'Last day (empty: until further notice)',
    source: 'Source',
    sourceHint: 'The name of the law, the budget or the bulletin, so that the other administrator finds it.',
    rules: {
      rate: 'A rate between 0 and 30%, such as 6 or 7.5',
      classes: 'Choose at least one',
      far: 'Ten years ahead at most',
    },
  },
} as const;

declare module '../../../lib/i18n/messages.ts' {
  interface Messages {
    taxes: typeof taxesEn;
  }
}
