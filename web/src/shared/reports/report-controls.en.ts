export const reportControlsEn = {
  period: {
    label: 'Period of the report',
    presets: 'Frequent periods',
    'this-month': 'This month',
    'last-month': 'Last month',
    'last-30-days': 'Last 30 days',
    days: 'First and last day',
    from: 'From',
    to: 'To',
    show: 'Show',
    faults: {
      required: 'Please select a start and end date.',
      'in-future': 'Dates must be earlier than or equal to today’s date.',
      'after-end': 'The start date must not be after the end date.',
      'too-long': 'A report covers 366 days at most.',
    },
  },
  saved: '{name} saved.',
} as const;

declare module '../../lib/i18n/messages.ts' {
  interface Messages {
    reportControls: typeof reportControlsEn;
  }
}
