/** What reports as documents and workbooks say in English, beside the words of the sales file. */
export const reportWordsEn = {
  salesTitle: 'Sales report',
  taxTitle: 'Tax report',
  salesFile: 'sales',
  taxFile: 'taxes',
  about: 'About',
  period: 'Period',
  periodOf: (from: string, to: string): string => `${from} to ${to}`,
  timeZone: 'Days of the time zone',
  zones: { 'America/Montreal': 'Eastern time (Montréal)', 'America/Halifax': 'Atlantic time (Magdalen Islands)' },
  madeAt: 'Made on',
  taxNumbers: 'QST and GST numbers',
  notGiven: 'not given',
  before: (from: string, to: string): string => `The period before: ${from} to ${to}`,
  summary: 'Summary',
  figure: 'Figure',
  thisPeriod: 'This period',
  periodBefore: 'The period before',
  by: {
    day: 'By day',
    month: 'By month',
    kind: 'By type',
    payment: 'By payment',
    device: 'By device',
    employee: 'By employee',
    item: 'By item',
  },
  whatCounts:
    'Receipts, credit notes and their corrections count on the day they were made, of several instalments the first. Training bills, reproductions, table bills, estimates, quotes and bills that Revenu Québec refused are in no figure.',
  itemsAreLines:
    'Items are the lines of bills that have a price or a quantity, extras and discounts too. What is beyond the first 500 is added up in one line; the exported file has them all.',
  nothing: 'Nothing was sold in this period.',
  given: {
    heading: 'Changed since it was made',
    same: (at: string): string => `The report made on ${at} still holds, to the cent.`,
    text: (at: string): string =>
      `Since this report was last made, on ${at}, these bills have changed it. Anyone who has that one needs this one:`,
    moved:
      'What is left is due to days that begin at another hour, because the merchant has moved to another time zone.',
    columns: ['Date', 'Number', 'Device', 'What happened', 'After tax'],
    added: 'came later',
    refused: 'was refused later',
    earlier: 'In the earlier report, after tax',
    others: 'All others',
    now: 'Today',
    unexplained: 'Another time zone',
  },
  taxes: {
    heading: 'Taxes by month and quarter',
    text: 'Sales before tax, GST and QST as a return asks for them. What may be claimed back on purchases is not known here.',
    columns: ['Period', 'Sales before tax', 'GST collected', 'QST collected', 'Sales after tax'],
    quarter: (year: string, number: string): string => `Quarter ${number}, ${year}`,
    total: 'Total',
    roundingHeading: 'Rounding of taxes',
    rounding:
      'Each bill rounds its taxes to the cent, and what customers paid is what is owed. On the sum of the sales in one, the taxes would come to the amounts below; both are right, and the difference is that of the rounding.',
    roundingColumns: ['Tax', 'Due on', 'Collected, bill by bill', 'On the sum in one', 'Difference'],
    gst: 'GST',
    qst: 'QST',
  },
  authority: {
    heading: 'Does it agree with Revenu Québec',
    agrees: 'Yes: Revenu Québec has every bill of these sales.',
    open: (bills: number): string =>
      `Not yet: ${bills === 1 ? 'one bill' : `${bills} bills`} must still reach Revenu Québec.`,
    refused: (bills: number): string =>
      `${bills === 1 ? 'One bill was' : `${bills} bills were`} refused by Revenu Québec and ${bills === 1 ? 'is' : 'are'} in no figure: the device makes ${bills === 1 ? 'it' : 'them'} again.`,
    unexplained: 'These figures differ from their bills. That is a fault of Comptoir: please write to support.',
    columns: ['Bills', 'Number', 'After tax'],
    accepted: 'Revenu Québec has',
    outstanding: 'Must still reach it',
    refusedRow: 'Refused, in no figure',
    sum: 'In this report',
    billsHeading: 'Bills that Revenu Québec does not have',
    billColumns: ['Date', 'Number', 'Device', 'Status', 'After tax'],
    countersHeading: 'User reports',
    counterColumns: ['Device', 'Sent', 'Stated', 'By its bills', 'Difference'],
    unknown: 'last bill not here yet',
  },
};

export type ReportWords = typeof reportWordsEn;
