/** English texts that come with journal entries. */
export const journalFileEn = {
  readMe: 'READ-ME.txt',
  fileName: 'journal-entries',
  title: (of: string, from: string, to: string): string => `${of}, journal entries from ${from} to ${to}`,
  made: (at: string): string => `Made on ${at} for`,
  programs: { quickbooks: 'QuickBooks Online', sage: 'Sage Accounting' },
  nothing: 'Nothing is to be booked in this period.',
  file: (name: string, entries: number, total: string): string =>
    `${name}: ${entries} ${entries === 1 ? 'entry' : 'entries'}, debits ${total}, credits ${total}`,
  total: 'All files',
  how: {
    quickbooks: [
      'Settings > Import data > Journal entries, one file after the other. Dates are MM/DD/YYYY.',
      'Every account must be in your chart of accounts under the name that is in the file. Turn account numbers off while you import.',
      'Do not use accounts of the types accounts receivable or payable: QuickBooks asks for a customer on each of their lines.',
    ],
    sage: [
      'Adjustments > Journals > New journal > Import journals, one file after the other. Dates are MM-DD-YYYY.',
      'Every ledger account must be in your chart of accounts under the number that is in the file.',
    ],
  },
  ofSeveral: 'Your businesses',
  part: (part: number, parts: number): string => `Part ${part} of ${parts}, in the order of their names.`,
  leftOut: {
    quickbooks: 'Left out, because accounts that they book on have no name. Give them under Sales reports, Accounting:',
    sage: 'Left out, because accounts that they book on have no number. Give them under Sales reports, Accounting:',
  },
  once: 'An entry has the same number each time that its day is exported: import each day once.',
} as const;
