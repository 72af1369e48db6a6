export const incidentsEn = {
  title: 'Register of incidents',
  lead: 'Confidentiality incidents, as Law 25 has them recorded. Nothing written here is ever removed: a change is added to what was there.',
  caption: 'Confidentiality incidents',
  record: 'Record an incident',
  download: 'Export (CSV)',
  columns: {
    number: 'No.',
    circumstances: 'Circumstances',
    discovered: 'Discovered',
    people: 'People',
    risk: 'Serious injury',
    kept: 'Kept until',
  },
  risk: { serious: 'Risk', none: 'No risk' },
  unknown: 'Unknown',
  empty: 'No incident recorded',
  emptyText: 'An incident is any access, use or loss of personal information that the law does not allow.',
  dialog: { new: 'Record an incident', one: 'Incident no. {number}', save: 'Save' },
  fields: {
    circumstances: 'What happened, and why',
    information: 'Personal information concerned',
    happenedFrom: 'Happened on, or from',
    happenedUntil: 'Until (optional)',
    discoveredOn: 'Discovered on',
    peopleCount: 'People concerned (empty if unknown)',
    isSerious: 'There is a risk of serious injury',
    riskReasons: 'What speaks for or against that risk',
    authorityNotifiedOn: 'Commission d’accès à l’information notified on (optional)',
    peopleNotifiedOn: 'People notified on (optional)',
    measures: 'Measures taken',
  },
  rules: { invalid: 'This date is not possible', 'too-long': '4,000 characters at most' },
  history: 'Revision {revision}, {writtenBy}',
} as const;

declare module '../../../lib/i18n/messages.ts' {
  interface Messages {
    incidents: typeof incidentsEn;
  }
}
