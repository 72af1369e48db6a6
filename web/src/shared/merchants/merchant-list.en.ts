export const merchantListEn = {
  title: 'Merchants',
  lead: '{count, plural, =0 {No merchant yet.} one {# merchant.} other {# merchants.}}',
  leadFound: '{count, plural, =0 {No merchant matches.} one {# merchant matches.} other {# merchants match.}}',
  leadAbout: 'About {count, number} merchants.',
  near: 'No merchant holds these words. These are the closest.',
  leadLoading: 'The merchants that you look after.',
  caption: 'Merchants',
  columns: {
    name: 'Merchant',
    city: 'City',
    fileNumber: 'File number',
    phone: 'Phone',
    kind: 'Type',
    state: 'Account',
  },
  filters: {
    label: 'Search merchants',
    search: 'Name, city or number of any kind',
    states: 'Account',
    subSectors: 'Sub-sector',
    partners: 'Partner',
  },
  subSectors: { food_truck: 'Food truck', bar: 'Bar', restaurant: 'Restaurant' },
  noSubSector: 'Sub-sector unknown',
  caterer: 'Caterer',
  state: { active: 'Active', inactive: 'Inactive', registering: 'Registration not complete' },
  unknown: 'Unknown',
  reset: 'Show all merchants',
} as const;

declare module '../../lib/i18n/messages.ts' {
  interface Messages {
    merchantList: typeof merchantListEn;
  }
}
