/** Facts that the letter about an annual report is written from. */
export interface AnnualMailFacts {
  readonly companyName: string;
  readonly year: string;
  /** Of a year that is not the calendar year. */
  readonly days: { readonly from: string; readonly to: string } | null;
}

export const reportsMailEn = {
  annual: ({ companyName, year, days }: AnnualMailFacts) => ({
    subject: `The annual report ${year} of ${companyName}`,
    before: [
      `The annual report ${year} of ${companyName} is ready: sales month by month, GST and QST, what Revenu Québec has of it, devices and certificates.`,
      ...(days ? [`It is of the fiscal year from ${days.from} to ${days.to}.`] : []),
      'You can read it in the portal, save it as PDF or as an Excel workbook, and hand it to your accountant.',
    ],
    button: 'See the annual report',
    after: [
      'It was kept as it is today. Should a bill of that year still change, the portal says which one and by how much.',
    ],
  }),
};

export type ReportsMailTexts = typeof reportsMailEn;
