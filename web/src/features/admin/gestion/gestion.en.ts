export const gestionEn = {
  title: 'Management',
  lead: 'Who may sign in, what the plan costs, the codes that take something off, what goes into the books, and who did what.',
  tabs: {
    label: 'Management',
    users: 'Users',
    plan: 'Plan and prices',
    promoCodes: 'Promo codes',
    accounting: 'Accounting',
    audit: 'Audit trail',
    certification: 'Certification',
  },
} as const;

declare module '../../../lib/i18n/messages.ts' {
  interface Messages {
    gestion: typeof gestionEn;
  }
}
