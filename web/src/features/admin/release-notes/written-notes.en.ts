export const writtenNotesEn = {
  title: 'Release notes',
  write: 'Write a note',
  columns: { title: 'Title', state: 'Status', publishAt: 'Published', changedBy: 'Last changed by' },
  states: { draft: 'Draft', scheduled: 'Scheduled', published: 'Published' },
  acts: { write: 'Edit', publish: 'Publish or schedule', unschedule: 'Make it a draft again', delete: 'Delete' },
  about: '{act} “{name}”',
  follows: {
    unschedule: 'It will not come out until you publish or schedule it again.',
    delete: 'No one has read it yet. Its words are gone for good.',
  },
  empty: { title: 'No release note', text: 'A note says in both languages what changed, and stays readable for good.' },
  form: {
    languages: { Fr: 'French', En: 'English' },
    titleFr: 'Title in French',
    titleEn: 'Title in English',
    textFr: 'Text in French',
    textEn: 'Text in English',
    hint: 'A blank line starts a paragraph. Lines that begin with a hyphen are a list.',
    previewFr: 'Preview in French',
    previewEn: 'Preview in English',
    published: 'Already published: a correction is seen at once, and is not announced again.',
    submit: 'Save as a draft',
    save: 'Save',
  },
  publish: {
    when: 'When',
    now: 'Now',
    later: 'On a later day',
    on: 'Day',
    midnight: 'It comes out with the day, at midnight in Québec.',
    stays: 'Everyone sees it on their next visit. Once published, a note can be corrected, not withdrawn.',
    submit: 'Publish',
    schedule: 'Schedule',
  },
} as const;

declare module '../../../lib/i18n/messages.ts' {
  interface Messages {
    writtenNotes: typeof writtenNotesEn;
  }
}
