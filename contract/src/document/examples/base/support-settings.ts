import type * as supportSettings from '../../../base/support-settings.ts';
import type { ExamplesOf } from '../example.ts';

const settings = { opens: '08:00', closes: '16:30', telephone: '418 555-0142', email: 'soutien@comptoir.test' };
const day = { on: '2026-12-24', nameFr: 'Veille de Noël', nameEn: 'Christmas Eve' };
const reply = {
  ...settings,
  closingDays: [day],
  visitsToMove: 2,
  history: [{ ...settings, changedAt: '2026-06-12T14:00:00.000Z', changedBy: 'Camille Roy' }],
};

export const supportSettingsExamples: ExamplesOf<typeof supportSettings> = {
  getSupportContact: {
    reply: { phone: settings.telephone, email: settings.email, opens: '08:00', closes: '16:30', closingDays: [day] },
  },
  getSupportSettings: { reply },
  setSupportSettings: { body: settings, reply },
  addClosingDay: { body: day, reply },
  removeClosingDay: { reply },
};
