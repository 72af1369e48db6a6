/** Words of the search for anything; `screens` names those that the navigation does not list. */
export const searchPaletteEn = {
  title: 'Search anything',
  label: 'Search',
  placeholder: 'Merchant, bill, invoice, device, person or page',
  placeholderOwn: 'Bill, invoice, device, person or page',
  searching: 'Searching…',
  failed: 'The search failed. Pages can still be found.',
  found:
    '{count, plural, =0 {Nothing found. Type at least three characters to search everything.} one {# result} other {# results}}',
  groups: {
    recent: 'Recent',
    screens: 'Pages',
    merchants: 'Merchants',
    bills: 'Bills',
    invoices: 'Service invoices',
    devices: 'Devices',
    people: 'People',
  },
  screens: {
    merchantMoney: 'Account and invoices',
    users: 'Users',
    plan: 'Plan and prices',
    promoCodes: 'Promo codes',
    certification: 'Certification',
    accounting: 'Accounting',
    writtenNotes: 'Writing release notes',
    supportSettings: 'Support settings',
    technicians: 'Technicians',
    messageTemplates: 'Message templates',
    audit: 'Audit trail',
    jobs: 'Jobs',
    incidents: 'Register of incidents',
    proof: 'Proof of sales',
    logEvents: 'Events of the log',
    exports: 'Files',
    releaseNotes: 'Release notes',
    profile: 'Profile',
  },
} as const;

declare module '../lib/i18n/messages.ts' {
  interface Messages {
    searchPalette: typeof searchPaletteEn;
  }
}
