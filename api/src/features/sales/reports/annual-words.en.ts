/** Words of the annual report in English, beside those of all reports. */
export const annualWordsEn = {
  title: (year: string): string => `Annual report ${year}`,
  fileName: 'annual-report',
  fileNumber: 'File number at Revenu Québec',
  qstNumber: 'QST number',
  gstNumber: 'GST number',
  running: 'The year is not over: the report goes up to its last day shown above.',
  keptAt: 'Kept on',
  months: 'Month by month',
  corrections: {
    heading: 'Corrections and refunds',
    text: 'Refunds, corrections and reversals of the year. Those for bills made in earlier years count against this year, in which the money was refunded.',
    earlier: 'Of these, refunded for bills made before the year',
    columns: ['Type', 'Bills', 'After tax'],
  },
  outages: {
    heading: 'Outages',
    none: 'Revenu Québec could always be reached.',
    some: (count: number, minutes: number): string =>
      `Revenu Québec could not be reached ${count === 1 ? 'once' : `${count} times`}, for ${minutes} minutes in all. Sales went on and every bill was kept.`,
    columns: ['From', 'To'],
    late: 'Late transmissions',
    lateNone: 'Every bill reached Revenu Québec within the 48 hours that the law gives.',
    lateSome: (bills: number): string =>
      `${bills === 1 ? 'One bill' : `${bills} bills`} reached Revenu Québec later than 48 hours after being made, or not yet. The oldest:`,
    lateColumns: ['Made on', 'Number', 'Device', 'Received on', 'After tax'],
    notYet: 'not yet',
  },
  certificates: {
    heading: 'Certificates of the devices',
    columns: ['Device', 'Serial number', 'Valid from', 'Valid until', 'Revoked on'],
  },
  changes: {
    heading: 'Merchant information',
    text: 'Changed during the year. Each bill bears the numbers that held when it was made; days are counted by the time zone that holds now.',
    columns: ['Date', 'Changed'],
  },
  proof: {
    heading: 'Proof',
    text: 'Each bill holds the signature of the one before it, so that the last signature of a device holds all of its bills. The root is the SHA-256 of one line for each device in the order below: its number, the first and the last place, the last signature. It is the same for anyone who computes it from a proof of the bills of the year.',
    root: (root: string): string => `Root: ${root}`,
    none: 'There is no bill in the year, and so nothing to prove.',
    columns: ['Device', 'Number', 'First place', 'Last place', 'Last signature'],
  },
  kept: {
    heading: 'Changed since it was kept',
    same: (at: string): string => `The report kept on ${at} still holds, to the cent.`,
    text: (at: string): string => `Since the report was kept on ${at}, these bills have changed it:`,
    moved: 'The rest comes from days that begin at another hour, because the merchant has moved to another time zone.',
    columns: ['Date', 'Number', 'Device', 'What happened', 'After tax'],
    added: 'came later',
    refused: 'was refused later',
    earlier: 'In the kept report, after tax',
    others: 'All others',
    now: 'Today',
    unexplained: 'Another time zone',
  },
};

export type AnnualWords = typeof annualWordsEn;
