export const gestionEn = {
  title: 'Management',
  lead: 'Who may sign in, what the plan costs, what everyone reads, and who did what.',
  groups: { access: 'Access', prices: 'Prices', texts: 'Texts and settings', traces: 'Records' },
  tabs: {
    label: 'Management',
    users: 'Users',
    plan: 'Plan and prices',
    promoCodes: 'Promo codes',
    taxes: 'Taxes by day',
    technicians: 'Technicians',
    accounting: 'Accounting',
    releaseNotes: 'Release notes',
    messageTemplates: 'Message templates',
    support: 'Support',
    audit: 'Audit trail',
    jobs: 'Jobs',
    incidents: 'Register of incidents',
    certification: 'Certification',
  },
} as const;

declare module '../../../lib/i18n/messages.ts' {
  interface Messages {
    gestion: typeof gestionEn;
  }
}
