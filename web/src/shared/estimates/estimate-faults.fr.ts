import type { Translated } from '../../lib/i18n/texts.ts';
import type { estimateFaultsEn } from './estimate-faults.en.ts';

export const estimateFaultsFr: Translated<typeof estimateFaultsEn> = {
  title: 'Avant l’envoi\u00A0:',
  'nothing-to-pay': 'Le total est de zéro\u00A0: donnez un prix à ce qui est offert.',
  'event-over': 'Le jour de l’événement est passé.',
  'payment-over': 'Un paiement est dû un jour qui est passé.',
  'valid-after-event':
    'L’offre pourrait être acceptée après l’événement\u00A0: elle doit prendre fin ce jour-là au plus tard.',
};
