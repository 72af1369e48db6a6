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
  levels: { success: 'Success', info: 'Information', warning: 'Warning', error: 'Error' },
} as const;
