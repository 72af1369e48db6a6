export const techniciansEn = {
  title: 'Technicians',
  create: 'Add a technician',
  edit: 'Edit',
  editNamed: 'Edit {name}',
  columns: {
    name: 'Name',
    state: 'Status',
    hours: 'Week',
    appointments: 'Coming visits',
    toMove: 'To move',
    absence: 'Next absence',
  },
  states: { active: 'Active', inactive: 'Inactive' },
  weekly: '{hours} h',
  toMove: '{count, plural, one {# visit to move} other {# visits to move}}',
  none: 'None',
  empty: { title: 'No technician', text: 'Visits can be booked once a technician is added.' },
  form: {
    name: 'Name',
    email: 'Email (optional)',
    emailHint: 'Visits are sent here with a file for the calendar.',
    telephone: 'Telephone (optional)',
    language: 'Language',
    hours: 'Week',
    hoursHint: 'Québec time, within support hours ({hours}). Leave a period empty if it is not worked.',
    weekdays: {
      monday: 'Monday',
      tuesday: 'Tuesday',
      wednesday: 'Wednesday',
      thursday: 'Thursday',
      friday: 'Friday',
    },
    times: {
      froma: 'From',
      untila: 'To',
      fromb: 'From, after a break',
      untilb: 'To, after a break',
    },
    active: 'Active',
    activeHint: 'Visits can be booked. What is booked stays until you move it.',
    rules: {
      half: 'Enter both the start and the end',
      order: 'The end comes before the start',
      support: 'Visits take place within support hours: {hours}',
      overlaps: 'The two periods overlap',
    },
    toMove:
      '{count, plural, one {A visit of {name} has to be moved: see quick booking.} other {# visits of {name} have to be moved: see quick booking.}}',
    add: 'Add',
    save: 'Save',
  },
  absences: {
    menu: 'Absences',
    of: 'Absences of {name}',
    empty: 'No absence is planned.',
    between: '{from} to {until}',
    remove: 'Remove',
    removeNamed: 'Remove the absence {absence}',
    add: 'Add an absence',
    hint: 'Without times, the absence covers whole days, first and last included.',
    fromOn: 'From',
    fromTime: 'At (optional)',
    untilOn: 'Until',
    untilTime: 'Until when (optional)',
    reason: 'Reason (optional)',
    added: 'The absence is added',
    close: 'Close',
  },
  overlaid: {
    text: '{name} has visits during this absence. Add it anyway? They stay booked and are listed in quick booking until you move them.',
    confirm: 'Add and move later',
    back: 'Back',
    done: 'The absence is added: the visits have to be moved',
  },
} as const;

declare module '../../../lib/i18n/messages.ts' {
  interface Messages {
    technicians: typeof techniciansEn;
  }
}
