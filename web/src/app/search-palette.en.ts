/** Words of the search for anything; `screens` names those that the navigation does not list. */
export const searchPaletteEn = {
  title: 'Search anything',
  label: 'Search',
  placeholder: 'Merchant, bill, invoice, device, person or page',
  placeholderOwn: 'Bill, amount, invoice, device, person or page',
  searching: 'Searching…',
  failed: 'The search failed. Pages can still be found.',
  found:
    '{count, plural, =0 {Nothing found. Numbers, names and pages are searched from three characters on.} one {# result} other {# results}}',
  groups: {
    recent: 'Recent',
    screens: 'Pages',
    merchants: 'Merchants',
    bills: 'Bills',
    invoices: 'Service invoices',
    devices: 'Devices',
    people: 'People',
    partners: 'Partners',
    actions: 'Actions',
  },
  signOut: 'Sign out',
  /** Other words that lead to it. */
  signOutWords: 'sign out log out logout disconnect',
  /** Other words by which screens are found. */
  also: {
    sales: 'bills receipts reprint refund',
    merchantReports: 'taxes gst qst revenue',
    bills: 'unpaid invoices pay payment',
    billing: 'card credit payment subscription plan pause',
    merchantlist: 'unpaid',
    merchantMoney: 'unpaid payment card',
    profile: 'password language code',
    configuration: 'certificate link',
    contact: 'help support telephone',
    faq: 'help answers',
    devices: 'certificates',
  },
  screens: {
    merchantMoney: 'Account and invoices',
    users: 'Users',
    plan: 'Plan and prices',
    taxes: 'Taxes by day',
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
    businesses: 'Your businesses',
    releaseNotes: 'Release notes',
    profile: 'Profile',
  },
} as const;

declare module '../lib/i18n/messages.ts' {
  interface Messages {
    searchPalette: typeof searchPaletteEn;
  }
}
