import type { Translated } from '../../lib/i18n/texts.ts';
import type { mailFailuresEn } from './mail-failures.en.ts';

export const mailFailuresFr: Translated<typeof mailFailuresEn> = {
  tries: '({count, number} essais)',
  outcomes: {
    refused: 'Refusé',
    unavailable: 'Réessayé',
    unknown: 'Réessayé',
    bounced: 'Retourné',
    'bounced-for-now': 'Retourné pour l’instant',
    complaint: 'Signalé comme pourriel',
  },
  settle: 'Classer',
  settleOf: 'Classer\u00A0: {address}',
};
