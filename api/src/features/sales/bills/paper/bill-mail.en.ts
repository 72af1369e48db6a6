/** The letter to a customer around a bill. `name`: the merchant's, empty where it cannot be shown. */
export const billMailEn = {
  subject: (number: string, name: string): string => `Your bill ${[number, name].filter(Boolean).join(', ')}`,
  enclosed: (name: string, amount: string): string =>
    `${name || 'The business'} sends you your bill, of ${amount}. It is also attached as a PDF.`,
  online: 'View the transaction online',
  whatFor: 'The QR code in the attached file and the button above lead to the transaction at Revenu Québec.',
};

export type BillMailTexts = typeof billMailEn;
