export const merchantListEn = {
  title: 'Merchants',
  lead: '{count, plural, =0 {No merchant yet.} one {# merchant.} other {# merchants.}}',
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
    search: 'Name, city or number',
    registration: 'Registration',
    account: 'Account',
    all: 'All',
    complete: 'Complete',
    incomplete: 'Not complete',
    active: 'Active',
    inactive: 'Inactive',
  },
  subSectors: { food_truck: 'Food truck', bar: 'Bar', restaurant: 'Restaurant' },
  noSubSector: 'Sub-sector unknown',
  caterer: 'Caterer',
  state: { active: 'Active', inactive: 'Inactive', incomplete: 'Registration not complete' },
  unknown: 'Unknown',
  reset: 'Show all merchants',
} as const;

declare module '../../../lib/i18n/messages.ts' {
  interface Messages {
    merchantList: typeof merchantListEn;
  }
}
