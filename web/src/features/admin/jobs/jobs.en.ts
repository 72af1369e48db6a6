import { jobNamesEn } from '@comptoir/domain/base/jobs/job-names.en';

export const jobsEn = {
  title: 'Jobs',
  lead: 'What the server does by itself: mail, billing, files. What was done is in the list no more.',
  caption: 'Jobs',
  columns: { task: 'Task', state: 'Status', attempts: 'Attempts', due: 'Due', error: 'Last failure' },
  names: jobNamesEn,
  states: { waiting: 'Waiting', running: 'Running', retrying: 'Tried again', failed: 'Failed' },
  filters: { label: 'Filter jobs', state: 'Status', all: 'All ({count})', counted: '{state}: {count}' },
  attempts: '{attempts} of {most}',
  empty: 'No job is in the queue',
  emptyText: 'Everything that was ordered is done.',
  about: '{name}: {value}',
  knownAs: 'in the queue',
  retry: 'Retry now',
  remove: 'Remove…',
  removal: {
    title: 'Remove the job “{task}”',
    text: 'What it was to do is not done. The audit trail keeps the reason.',
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
