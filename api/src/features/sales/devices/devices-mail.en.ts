/** Facts that a mail about a certificate is written from; `endsOn` is a day in words. */
export interface CertificateMailFacts {
  readonly deviceName: string;
  readonly companyName: string;
  readonly days: number;
  readonly endsOn: string;
}

const inDays = (days: number): string => (days === 1 ? 'in one day' : `in ${days} days`);

export const devicesEn = {
  device: 'Device',
  deviceNumber: 'Device number',
  endsOn: 'Certificate valid until',
  expiring: ({ deviceName, companyName, days, endsOn }: CertificateMailFacts) => ({
    subject: `A certificate expires ${inDays(days)}: ${deviceName}`,
    before: [
      `The digital certificate of device “${deviceName}” of ${companyName} expires ${inDays(days)}, on ${endsOn}. Without a certificate, the device can no longer bill.`,
      'Ask for its renewal in the portal, under Devices: the device renews it the next time it contacts Comptoir. It can also be renewed on the device.',
    ],
    button: 'See my devices',
    after: ['Once it is renewed, these reminders stop.'],
  }),
};

export type DeviceMailTexts = typeof devicesEn;
