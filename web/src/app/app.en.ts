/** Words of the shell: bars, alerts, screens of last resort. */
export const appEn = {
  skip: 'Go to the content',
  navigation: 'Main navigation',
  openNavigation: 'Open the navigation',
  closeNavigation: 'Close the navigation',
  groups: {
    signUp: 'First of all',
    administration: 'Administration',
    partner: 'Partner',
    sales: 'Sales',
    business: 'Business',
    help: 'Help',
  },
  screens: {
    adminDashboard: 'Overview',
    merchantlist: 'Merchants',
    partnerlist: 'Partners',
    adminQuickBook: 'Quick booking',
    reports: 'Reports',
    gestion: 'Management',
    'partner-details': 'My merchants',
    'partner-dashboard': 'Overview',
    sales: 'Sales',
    customers: 'Customers',
    estimates: 'Estimates',
    contracts: 'Contracts',
    transmissions: 'Transmissions',
    merchantReports: 'Sales reports',
    dashboard: 'Dashboard',
    logs: 'Activity log',
    devices: 'Devices',
    employees: 'Employees',
    subscribe: 'Subscribe',
    merchant: 'Merchant information',
    contacts: 'Contacts',
    bills: 'Invoices',
    billing: 'Subscription',
    configuration: 'Installation',
    bestPractices: 'Best practices',
    faq: 'Questions',
    contact: 'Contact us',
  },
  search: { open: 'Search' },
  account: {
    label: 'Account',
    profile: 'Profile',
    releaseNotes: 'What’s new',
    signOut: 'Sign out',
    roles: { admin: 'Administrator', partner: 'Partner', merchant: 'Merchant' },
    rights: { owner: 'owner', manager: 'manager', reader: 'reader' },
    notices: {
      title: 'Latest notices',
      unread: '{count, plural, one {# new notice} other {# new notices}}',
    },
  },
  merchant: {
    label: 'Merchant',
    placeholder: 'Choose a merchant',
    inView: 'Merchant shown: {name}',
  },
  alerts: {
    'signed-in': 'Signed in successfully',
    created: 'Created successfully',
    modified: 'Modified successfully',
    deleted: 'Deleted successfully',
    'internal-error': '(500) Internal error',
    'own-session': 'You are back in your own session',
  },
  connection: {
    offline: 'You are offline{age, select, none {} time {, data of {at}} other {, data of {at}}}',
    unreachable: 'Comptoir cannot be reached{age, select, none {} time {, data of {at}} other {, data of {at}}}',
  },
  notFound: {
    title: 'Page not found',
    text: 'There is no page at this address. It may have moved, or the address may hold a typing error.',
    back: 'Back to the dashboard',
  },
  noRight: {
    title: { manager: 'For managers and owners', owner: 'For owners' },
    lead: 'Your access does not include this page',
    text: 'Your right here is “{right}”. An owner of your business can change it under Contacts.',
  },
  strangeMerchant: {
    title: 'Merchant not found',
    among: 'The address names a merchant that does not exist or is not among yours. Nothing is shown in its place.',
    gone: 'This merchant is no longer one of yours. Nothing of it is shown any more.',
    own: 'The address names another merchant than yours. Nothing is shown in its place.',
    pick: 'You can also choose a merchant at the top of the page.',
    show: 'Show {name}',
    leave: 'Go on without it',
  },
  screenFailed: {
    title: 'This screen could not be shown',
    text: 'Part of the application could not be loaded, even on a second attempt. A new version may have just been installed, or the connection may be down.',
    reload: 'Reload the page',
  },
} as const;

declare module '../lib/i18n/messages.ts' {
  interface Messages {
    app: typeof appEn;
  }
}
