export const gestionEn = {
  title: 'Management',
  lead: 'Who may sign in, what the plan costs, and the codes that take something off.',
  tabs: { label: 'Management', users: 'Users', plan: 'Plan and prices', promoCodes: 'Promo codes' },
} as const;
