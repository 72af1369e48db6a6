/** Words of the shell: bars, alerts, screens of last resort. */
export const appEn = {
  skip: 'Go to the content',
  navigation: 'Main navigation',
  openNavigation: 'Open the navigation',
  closeNavigation: 'Close the navigation',
  screens: { dashboard: 'Dashboard', devices: 'Devices', logs: 'Activity log' },
  account: {
    label: 'Account',
    signOut: 'Sign out',
    roles: { admin: 'Administrator', partner: 'Partner', merchant: 'Merchant' },
  },
  merchant: { label: 'Merchant', placeholder: 'Choose a merchant', noMatch: 'No matching records found' },
  alerts: {
    'signed-in': 'Signed in successfully',
    created: 'Created successfully',
    modified: 'Modified successfully',
    deleted: 'Deleted successfully',
    'internal-error': '(500) Internal error',
  },
  notFound: {
    title: 'Page not found',
    text: 'There is no page at this address. It may have moved, or the address may hold a typing error.',
    back: 'Back to the dashboard',
  },
  screenFailed: {
    title: 'This screen could not be shown',
    text: 'Part of the application could not be loaded, even on a second attempt. A new version may have just been installed, or the connection may be down.',
    reload: 'Reload the page',
  },
} as const;
