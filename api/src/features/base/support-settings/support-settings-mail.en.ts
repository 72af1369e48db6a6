/** Phrases of mails for the hours of support; hours and days are written out already. */
export const supportSettingsEn = {
  answers: (hours: string, where: string): string => `Support answers Monday to Friday, ${hours}, Québec time${where}.`,
  reached: (addresses: string): string => `: ${addresses}`,
  here: (_addresses: string): string => ', in the portal and at this address',
  closed: (days: readonly string[]): string => `It is closed on ${days.join(', ')}.`,
};

export type SupportSettingsTexts = typeof supportSettingsEn;
