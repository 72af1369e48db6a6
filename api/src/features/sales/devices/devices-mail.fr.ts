import type { DeviceMailTexts } from './devices-mail.en.ts';

const inDays = (days: number): string => (days === 1 ? 'dans un jour' : `dans ${days} jours`);

export const devicesFr: DeviceMailTexts = {
  device: 'Appareil',
  deviceNumber: 'Numéro d’appareil',
  endsOn: 'Certificat valide jusqu’au',
  expiring: ({ deviceName, companyName, days, endsOn }) => ({
    subject: `Un certificat expire ${inDays(days)}\u00A0: ${deviceName}`,
    before: [
      `Le certificat numérique de l’appareil «\u00A0${deviceName}\u00A0» de ${companyName} expire ${inDays(days)}, le ${endsOn}. Sans certificat, l’appareil ne peut plus facturer.`,
      'Demandez son renouvellement dans le portail, sous Appareils\u00A0: l’appareil le fait de lui-même à son prochain appel. On peut aussi le renouveler sur l’appareil.',
    ],
    button: 'Voir mes appareils',
    after: ['Une fois le certificat renouvelé, vous ne recevrez plus de rappel.'],
  }),
};
