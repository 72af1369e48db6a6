/** The words of mails that came back. */
export const RETURNED_WORDS = {
  fr: {
    title: 'Courriels non livrés',
    outcome: 'Retourné',
    settle: (address: string) => `Classer\u00A0: ${address}`,
    people: 'Personnes',
  },
  en: {
    title: 'Undelivered emails',
    outcome: 'Came back',
    settle: (address: string) => `Done with: ${address}`,
    people: 'People',
  },
} as const;
