export const adminDashboardEn = {
  title: 'Overview',
  lead: 'All merchants, their devices and what goes to Revenu Québec.',
  authority: {
    reachable: 'Revenu Québec is responding',
    unreachable: 'Revenu Québec is not responding at the moment.',
    unreachableHint: 'Sales go on and bills are kept. They leave by themselves as soon as the connection is back.',
  },
  restore: {
    title: 'The database was restored to a copy of {until}.',
    reconciled: 'The card payments since then are back in the books.',
    notReconciled: 'Nothing is charged until the payment provider reports what happened since then.',
    unheard:
      '{count, plural, one {# device has} other {# devices have}} not sent anything since. Each hands over what is missing when it is next used.',
    device: '{name} of {merchant}',
  },
  tiles: {
    accepted: 'Today’s bills',
    acceptedHint: 'accepted by Revenu Québec',
    waiting: 'Waiting',
    waitingHint: 'bills to send, the oldest from {oldest}',
    waitingNone: 'everything has been sent',
    merchants: 'Merchants',
    merchantsHint: '{active, number} active{unregistered, plural, =0 {} other {, # still registering}}',
    partners: 'Partners',
    partnersHint: 'looking after merchants',
  },
  all: 'All merchants',
} as const;

declare module '../../../lib/i18n/messages.ts' {
  interface Messages {
    adminDashboard: typeof adminDashboardEn;
  }
}
