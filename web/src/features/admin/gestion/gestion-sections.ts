/** Parts of the management, for administrators: each has an address, a name in the texts, and a group that it stands in. */
export const GESTION_GROUPS = [
  { group: 'access', sections: [{ name: 'users', to: '/gestion' }] },
  {
    group: 'prices',
    sections: [
      { name: 'plan', to: '/gestion/plan' },
      { name: 'promoCodes', to: '/gestion/promo-codes' },
      { name: 'taxes', to: '/gestion/taxes' },
      { name: 'accounting', to: '/gestion/accounting' },
    ],
  },
  {
    group: 'texts',
    sections: [
      { name: 'releaseNotes', to: '/gestion/release-notes' },
      { name: 'messageTemplates', to: '/gestion/messages' },
      { name: 'support', to: '/gestion/support' },
      { name: 'technicians', to: '/gestion/technicians' },
    ],
  },
  {
    group: 'traces',
    sections: [
      { name: 'audit', to: '/gestion/audit' },
      { name: 'jobs', to: '/gestion/jobs' },
      { name: 'incidents', to: '/gestion/incidents' },
      // only where the product is being certified
      { name: 'certification', to: '/gestion/certification' },
    ],
  },
] as const;

export type GestionSection = (typeof GESTION_GROUPS)[number]['sections'][number];
