export const promoCodesEn = {
  title: 'Promo codes',
  create: 'Create a code',
  columns: { code: 'Code', discount: 'Discount', days: 'Dates', uses: 'Uses', state: 'Status', act: 'Actions' },
  states: {
    open: 'Can be used',
    'to-come': 'To come',
    expired: 'Expired',
    'used-up': 'Used up',
    withdrawn: 'Withdrawn',
  },
  onService:
    '{months, plural, =0 {on the service, every month} one {on the service, the first month} other {on the service, the first # months}}',
  onInstallation: 'on the installation',
  days: { always: 'At any time', from: 'From {day}', to: 'Until {day}' },
  usesOf: '{uses} of {most}',
  withdraw: 'Withdraw',
  withdrawNamed: 'Withdraw {code}',
  withdrawal:
    'No one can redeem this code any more. {uses, plural, =0 {No one has used it.} one {The merchant who used it keeps its discount.} other {The # merchants who used it keep their discount.}}',
  keep: 'Keep the code',
  empty: {
    title: 'No promo code',
    text: 'A code takes a percentage or an amount off the service, the installation, or both.',
  },
  form: {
    title: 'Create a promo code',
    fields: {
      code: 'Code',
      kind: 'Kind of discount',
      value: 'Discount',
      onService: 'The monthly service',
      onInstallation: 'The installation',
      months: 'Number of months',
      maxUses: 'Number of merchants',
      startsOn: 'From',
      endsOn: 'Until (inclusive)',
    },
    kinds: { percent: 'Percentage', amount: 'Amount' },
    targets: 'Applies to',
    hints: { code: 'Letters and digits. Case, spaces and hyphens do not count.', months: 'All', maxUses: 'No limit' },
    rules: {
      code: 'At least three letters or digits, nothing else',
      percent: 'A percentage from 0.01 to 100',
      amount: 'The amount must be valid',
      target: 'Choose at least one',
      months: 'A whole number from 1 to 120',
      uses: 'A whole number from 1 to 1,000,000',
      over: 'That day is past: no one could use the code',
    },
    freeForEver:
      'With this code the service costs nothing, for ever. Give a number of months if it is to be paid for one day.',
    submit: 'Create the code',
  },
} as const;

declare module '../../../lib/i18n/messages.ts' {
  interface Messages {
    promoCodes: typeof promoCodesEn;
  }
}
