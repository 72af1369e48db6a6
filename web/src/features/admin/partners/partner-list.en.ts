export const partnerListEn = {
  title: 'Partners',
  lead: 'Companies that look after merchants.',
  filters: 'Search partners',
  search: 'Name of the partner',
  columns: {
    name: 'Partner',
    merchants: 'Merchants',
    activeMerchants: 'Active merchants',
    users: 'People',
  },
  overview: 'Overview',
  overviewOf: 'Overview of {name}',
} as const;

declare module '../../../lib/i18n/messages.ts' {
  interface Messages {
    partnerList: typeof partnerListEn;
  }
}
