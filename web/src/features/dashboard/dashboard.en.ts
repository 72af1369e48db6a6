export const dashboardEn = {
  title: 'Dashboard',
  lead: 'Where the bills of {name} stand.',
  leadNobody: 'Where your bills stand.',
  tiles: {
    accepted: 'Accepted today',
    acceptedHint: 'bills received by Revenu Québec',
    waiting: 'Waiting',
    waitingHint:
      '{count, plural, =0 {everything has been sent} one {bill still to be sent} other {bills still to be sent}}',
    devices: 'Devices',
    devicesHint: '{count, plural, =0 {none is linked yet} other {linked to this account}}',
  },
  latest: 'Latest activity',
  all: 'See the whole log',
  news: 'What is new',
  steps: {
    title: 'Still to do, so that your bills leave as they should:',
    information: 'complete the merchant information',
    registration: 'choose a plan and subscribe',
    device: 'link a device',
    certificate: 'look at the certificate of a device',
  },
  levels: { success: 'Success', info: 'Information', warning: 'Warning', error: 'Error' },
} as const;
