export const appointmentEn = {
  title: 'Your technician',
  lead: 'Visits take one hour, Monday to Friday, {hours}, Québec time.',
  booked: '{day}, from {from} to {to} ({zone}), with {technician}',
  choose: 'Choose a time',
  move: 'Choose another time',
  cancel: 'Cancel the visit',
  day: 'Day',
  hour: 'Time ({zone})',
  note: 'Note for the technician (optional)',
  noteHint:
    'Number of devices, where to park, whom to ask for. {left, plural, =0 {No character is left} one {# character is left} other {# characters are left}}.',
  book: 'Book this time',
  done: 'The visit is booked',
  full: 'No times are available in the next four weeks. Support will call you to find one.',
  cancellation: {
    title: 'Cancel the visit?',
    text: 'The time becomes available to others. You can book another visit whenever you like.',
    confirm: 'Cancel the visit',
    keep: 'Keep the visit',
    done: 'The visit is cancelled',
  },
} as const;

declare module '../../lib/i18n/messages.ts' {
  interface Messages {
    appointment: typeof appointmentEn;
  }
}
