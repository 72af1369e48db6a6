export const devicesSectionEn = {
  title: 'Devices',
  all: 'See the devices',
  none: 'No device is linked yet.',
  more: 'and {count, plural, one {# other} other {# others}}',
  oldCalendar:
    '{count, plural, one {# device lacks} other {# devices lack}} a change of taxes. Connect each of them: it receives the change the next time it reaches Comptoir.',
  seen: 'seen {ago}',
  neverSeen: 'not seen yet',
  until: 'until {day}, {days, plural, one {# day} other {# days}} left',
  untilYears: 'until {day}, more than {years, plural, one {one year} other {# years}} left',
  certificate: {
    none: 'No certificate',
    valid: 'Valid',
    renewable: 'Renewable',
    expiring: 'Expires soon',
    expired: 'Expired',
    revoked: 'Revoked',
  },
} as const;

declare module '../../lib/i18n/messages.ts' {
  interface Messages {
    devicesSection: typeof devicesSectionEn;
  }
}
