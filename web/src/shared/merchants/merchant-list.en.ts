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
  move: {
    title: 'Who looks after {name}?',
    partner: 'Partner',
    unassigned: 'No partner',
    suspended: '{name} (suspended)',
    same: 'Choose another one.',
    leaves:
      '{from} no longer sees {name}: what its people do in its place ends at once, and so do the files they are taking.',
    comes: '{to} sees the bills, devices and file of {name} from now on.',
    none: 'No partner looks after {name} any more.',
    rest: 'Its devices go on as before, and its activity log says who looks after it.',
    do: 'Change partner',
  },
  unknown: 'Unknown',
  reset: 'Show all merchants',
} as const;

declare module '../../lib/i18n/messages.ts' {
  interface Messages {
    merchantList: typeof merchantListEn;
  }
}
