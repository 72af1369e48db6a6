export const appointmentsEn = {
  title: 'Quick booking',
  lead: 'The technicians’ week, and the merchants to call: those whose registration is not complete.',
  hours: {
    open: 'Support is open now.',
    closed: 'Support is closed. It opens on {day}.',
    hint: 'Visits take one hour, Monday to Friday, {hours}, Québec time.',
  },
  calendar: {
    title: 'Visits',
    previous: 'Previous week',
    next: 'Next week',
    week: 'Week of {day}',
    caption: 'The week’s visits and free hours',
    hour: 'Hour',
    days: 'Day',
    dayOf: '{day}, {count, plural, =0 {no visit} one {# visit} other {# visits}}',
    today: 'Today',
    free: 'Free',
    freeOf: '{count, plural, one {# technician} other {# technicians}}',
    toMove: 'To move',
    over: '–',
    nothing: 'No hour left',
    closed: { holiday: 'Closed: public holiday', closing: 'Closed: closing day' },
  },
  technicians: { label: 'Technicians', all: 'All' },
  unkept: {
    title:
      '{count, plural, one {A visit cannot take place as it is booked: move it} other {# visits cannot take place as they are booked: move them}}',
    visit: '{name}: {day}, {time}, {technician} ({why})',
    why: { closed: 'support is closed', away: 'technician away' },
    move: 'Move',
    moveNamed: 'Move the visit of {name}',
  },
  choosing: { for: 'For {name}, choose a free hour.', stop: 'Choose none' },
  booking: {
    merchant: 'Merchant to visit',
    choose: 'Choose a merchant',
    for: 'Visit for {name}, one hour.',
    moves: 'This merchant has a visit on {day}, {time}. It is moved to this hour.',
    technician: 'Technician',
    anyone: 'Anyone who is free',
    with: 'With {technician}.',
    note: 'Note for the technician (optional)',
    book: 'Book',
    move: 'Move the visit here',
    done: 'Visit for {name}: {day}, {time}, with {technician}',
  },
  visit: {
    merchant: 'Merchant',
    phone: 'Phone',
    technician: 'Technician',
    unkept: '{technician} ({why}: the visit has to be moved)',
    bookedBy: 'Booked by',
    note: 'Note',
    unknown: 'Unknown',
    move: 'Move',
    cancel: 'Cancel the visit',
    over: 'This visit has taken place: it can no longer be changed.',
  },
  cancelling: {
    ask: 'Cancel the visit of {name}? The merchant is notified by email.',
    confirm: 'Cancel the visit',
    keep: 'Keep the visit',
    done: 'The visit of {name} is cancelled',
  },
  toCall: 'Merchants to call',
  columns: { name: 'Merchant', phone: 'Phone', city: 'City', missing: 'Missing information' },
  chooseHour: 'Choose a time',
  chooseHourFor: 'Choose a time for {name}',
  hour: '{day}, {time}',
  nothingMissing: 'Nothing: the installation is under way',
  unknown: 'Unknown',
  empty: {
    title: 'No one to call',
    text: 'Every merchant has completed its registration.',
  },
} as const;

declare module '../../../lib/i18n/messages.ts' {
  interface Messages {
    appointments: typeof appointmentsEn;
  }
}
