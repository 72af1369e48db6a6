/** The steps of the findings are rich text: their tags are those of `GUIDE_TAGS`. */
export const providerEn = {
  title: 'Your account at Clover',
  lead: 'Comptoir reads your business, employees, devices and taxes there. It never changes anything.',
  states: {
    none: 'No account',
    not_connected: 'Not connected',
    connected: 'Connected',
    needs_reauth: 'Sign in again',
    disconnected: 'Disconnected',
  },
  remedies: {
    none: 'No Clover account is linked to this merchant. Open Comptoir from Clover’s site: the connection is made automatically.',
    not_connected:
      'The Clover account is known, but has not allowed anything to be read yet. Open Comptoir from Clover’s site once.',
    needs_reauth:
      'Clover no longer lets us read: the permission has expired. Open Comptoir from Clover’s site again. What was read last stays.',
    disconnected:
      'The app was removed at Clover, and our permission with it. Install it again from Clover’s site. What was read last stays.',
  },
  signIn: 'Sign in from Clover',
  signInAgain: 'Sign in from Clover again',
  merchantId: 'Merchant number at Clover',
  kinds: {
    merchant: 'Name and address',
    employees: 'Employees',
    devices: 'Devices',
    'tax-rates': 'Taxes',
    inventory: 'Inventory',
  },
  read: 'Synced {ago}',
  unread: 'Not synced yet',
  failures: {
    unavailable: 'The last attempt failed: Clover did not answer. We will try again automatically.',
    refused: 'The last attempt failed: Clover does not let us read this. Open Comptoir from Clover’s site again.',
    'needs-sign-in': 'The last attempt failed: Clover wants you to sign in again.',
  },
  again: 'Refresh',
  asked: 'Everything is being refreshed from Clover',
  taxes: {
    title: 'Your taxes at Clover',
    states: { unread: 'Not read', right: 'Correct', wrong: 'To be corrected' },
    notConnected: 'Your taxes cannot be checked: Comptoir is not connected to your Clover account.',
    unread: 'Your taxes have not been read yet. They are read soon after you connect.',
    right: 'Both taxes are there, at the right rate and applied by default.',
    wrong:
      '{count, plural, one {One thing is} other {# things are}} to be corrected on Clover’s site before your next sale.',
    caption: 'Taxes set up at Clover',
    none: 'No tax is set up at Clover.',
    columns: { name: 'Name', rate: 'Rate', isDefault: 'Applied by default', isRecognized: 'Recognized' },
    yes: 'Yes',
    no: 'No',
    findings: {
      'gst-missing': 'The GST is missing',
      'gst-not-default': 'The GST, “{tax}”, is not applied by default',
      'gst-twice': 'The GST is there more than once: also as “{tax}”',
      'gst-wrong-rate': 'The GST, “{tax}”, has a rate other than {gst}',
      'qst-missing': 'The QST is missing',
      'qst-not-default': 'The QST, “{tax}”, is not applied by default',
      'qst-twice': 'The QST is there more than once: also as “{tax}”',
      'qst-wrong-rate': 'The QST, “{tax}”, has a rate other than {qst}',
      'combined-rate': '“{tax}” is both taxes in one',
      'not-recognized': '“{tax}” is not a tax that we recognize',
    },
    steps: {
      'gst-missing':
        '<ol><li>On Clover’s site, open the settings, then <b>Taxes and fees</b>.</li><li>Have the tax <b>GST</b> created, at <b>{gst}</b>, applied by default.</li><li>Save, come back here and press <b>Refresh</b>.</li></ol>',
      'gst-not-default':
        '<ol><li>On Clover’s site, open the settings, then <b>Taxes and fees</b>, and the tax <b>{tax}</b>.</li><li>Turn on <b>Default tax</b>: it then applies to every taxable item.</li><li>Save, come back here and press <b>Refresh</b>.</li></ol>',
      'gst-twice':
        '<ol><li>On Clover’s site, open the settings, then <b>Taxes and fees</b>.</li><li>Keep the GST that was created automatically and delete the one added by hand: otherwise it is charged twice.</li><li>Come back here and press <b>Refresh</b>.</li></ol>',
      'gst-wrong-rate':
        '<ol><li>On Clover’s site, open the settings, then <b>Taxes and fees</b>, and the tax <b>{tax}</b>.</li><li>Enter the rate <b>{gst}</b>, as a percentage.</li><li>Save, come back here and press <b>Refresh</b>.</li></ol>',
      'qst-missing':
        '<ol><li>On Clover’s site, open the settings, then <b>Taxes and fees</b>.</li><li>Have the tax <b>QST</b> created, at <b>{qst}</b>, applied by default.</li><li>Save, come back here and press <b>Refresh</b>.</li></ol>',
      'qst-not-default':
        '<ol><li>On Clover’s site, open the settings, then <b>Taxes and fees</b>, and the tax <b>{tax}</b>.</li><li>Turn on <b>Default tax</b>: it then applies to every taxable item.</li><li>Save, come back here and press <b>Refresh</b>.</li></ol>',
      'qst-twice':
        '<ol><li>On Clover’s site, open the settings, then <b>Taxes and fees</b>.</li><li>Keep the QST that was created automatically and delete the one added by hand: otherwise it is charged twice.</li><li>Come back here and press <b>Refresh</b>.</li></ol>',
      'qst-wrong-rate':
        '<ol><li>On Clover’s site, open the settings, then <b>Taxes and fees</b>, and the tax <b>{tax}</b>.</li><li>Enter the rate <b>{qst}</b>, as a percentage.</li><li>Save, come back here and press <b>Refresh</b>.</li></ol>',
      'combined-rate':
        '<ol><li>On Clover’s site, open the settings, then <b>Taxes and fees</b>.</li><li>Delete the tax <b>{tax}</b>: each tax has to be counted, rounded and shown separately.</li><li>Have the GST at {gst} and the QST at {qst} created in its place, both applied by default.</li><li>Come back here and press <b>Refresh</b>.</li></ol>',
      'not-recognized':
        '<ol><li>On Clover’s site, open the settings, then <b>Taxes and fees</b>, and the tax <b>{tax}</b>.</li><li>If it was meant as the GST or the QST, delete it and keep the one that was created automatically. If it is a fee, set it up as an item or a service charge.</li><li>Come back here and press <b>Refresh</b>.</li></ol>',
    },
  },
};

declare module '../../lib/i18n/messages.ts' {
  interface Messages {
    provider: typeof providerEn;
  }
}
