import { jobNamesEn } from '@comptoir/domain/base/jobs/job-names.en';

export const jobsEn = {
  title: 'Jobs',
  lead: 'What the server does on its own: emails, billing, files. Finished jobs leave the list.',
  caption: 'Jobs',
  columns: { task: 'Task', state: 'Status', attempts: 'Attempts', due: 'Due', error: 'Last failure' },
  names: jobNamesEn,
  states: { waiting: 'Waiting', running: 'Running', retrying: 'Retrying', failed: 'Failed' },
  filters: { label: 'Filter jobs', state: 'Status', all: 'All ({count})' },
  attempts: '{attempts} of {most}',
  empty: 'No job is in the queue',
  emptyText: 'Everything that was ordered is done.',
  about: '{name}: {value}',
  knownAs: 'in the queue',
  retry: 'Retry now',
  remove: 'Remove…',
  removal: {
    title: 'Remove the job “{task}”',
    text: 'Its work will not be done. The audit trail keeps the reason.',
    reason: 'Reason',
    confirm: 'Remove the job',
    tooLong: '200 characters at most',
  },
} as const;

declare module '../../../lib/i18n/messages.ts' {
  interface Messages {
    jobs: typeof jobsEn;
  }
}
