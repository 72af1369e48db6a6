export const merchantBatchesEn = {
  title: 'Done to many at once',
  assign: 'Assign to a partner',
  message: 'Write to the owners',
  frozen: '{count, plural, one {# merchant, as it is selected now:} other {# merchants, as they are selected now:}}',
  more: '{count, plural, one {and # other} other {and # others}}',
  empty: 'None of them is left.',
  typed: 'Type {count} to confirm',
  typedWrong: 'Type {count}, the number of merchants.',
  partner: 'Partner',
  noPartner: 'No partner',
  suspended: '{name} (suspended)',
  choosePartner: 'Choose a partner.',
  assignOutcome:
    'The partner sees their bills, devices and files from now on; former partners no longer do. One that was moved meanwhile is left as it is.',
  assignDo: '{count, plural, one {Assign # merchant} other {Assign # merchants}}',
  messageText: 'Each owner gets it in their language, with a greeting and our signature.',
  template: 'Begin from a template',
  noTemplate: 'No template',
  messageDo: '{count, plural, one {Write to # merchant} other {Write to # merchants}}',
  columns: { action: 'Action', about: 'About', askedAt: 'Asked', askedBy: 'By', progress: 'Done', state: 'Status' },
  actions: { 'assign-partner': 'Assignment', message: 'Message' },
  states: { running: 'Under way', done: 'Done', cancelled: 'Cancelled' },
  progress: '{done, number} of {all, number}',
  detailsTitle: { 'assign-partner': 'Assignment to a partner', message: 'Message to owners' },
  to: 'To {name}',
  toNone: 'To no partner',
  subject: 'Subject: {name}',
  progressLabel: 'Merchants dealt with',
  running: '{left, plural, one {# merchant still to come.} other {# merchants still to come.}}',
  ended: '{done, plural, =0 {Done to none.} one {Done to # merchant.} other {Done to # merchants.}}',
  counts: {
    refused: '{count, plural, one {# refused} other {# refused}}',
    failed: '{count, plural, one {# failed} other {# failed}}',
    cancelled: '{count, plural, one {# cancelled} other {# cancelled}}',
  },
  left: 'Merchants to which it was not done',
  leftColumns: { name: 'Merchant', result: 'Result' },
  outcomes: { refused: 'Refused', failed: 'Failed', cancelled: 'Cancelled' },
  reasons: {
    'moved-meanwhile': 'Moved since it was selected',
    'already-theirs': 'Already with this partner',
    'no-merchant': 'No such merchant any more',
    'no-owner': 'No owner to write to',
    'no-partner': 'No such partner any more',
    'missing-value': 'Has no value for a placeholder of the message',
  },
  file: 'Download the list (CSV)',
  cancel: 'Stop here',
  close: 'Close',
} as const;

declare module '../../../lib/i18n/messages.ts' {
  interface Messages {
    merchantBatches: typeof merchantBatchesEn;
  }
}
