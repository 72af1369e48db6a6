/** Facts that a mail about an export is written from; `what` is said in words already. */
export interface ExportMailFacts {
  readonly what: string;
  readonly companyName: string;
}

/** Text of a mail about an export. */
interface ExportMailText {
  readonly subject: string;
  readonly before: readonly string[];
  readonly button: string;
  readonly after: readonly string[];
}

export const exportsMailEn = {
  what: { log: 'activity log', bills: 'bills' },
  rows: 'Lines',
  until: 'Available until',
  ready: ({ what, companyName }: ExportMailFacts): ExportMailText => ({
    subject: `Your export is ready: ${what} of ${companyName}`,
    before: [`The file that you asked for is ready: ${what} of ${companyName}.`],
    button: 'Download the file',
    after: [
      'The link opens only for you, once you have signed in. After that time the file is removed, and you can ask for it again.',
    ],
  }),
  failed: ({ what, companyName }: ExportMailFacts): ExportMailText => ({
    subject: `Your export could not be made: ${what} of ${companyName}`,
    before: [
      `The file that you asked for could not be made: ${what} of ${companyName}. None of your data is affected.`,
    ],
    button: 'See your exports',
    after: ['Ask for it again. If that does not help either, write to us.'],
  }),
};

export type ExportsMailTexts = typeof exportsMailEn;
