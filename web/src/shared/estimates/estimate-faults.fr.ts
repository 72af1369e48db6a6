import type { Translated } from '../../lib/i18n/texts.ts';
import type { estimateFaultsEn } from './estimate-faults.en.ts';

export const estimateFaultsFr: Translated<typeof estimateFaultsEn> = {
  title: 'Avant l’envoi\u00A0:',
  'nothing-to-pay': 'Le total est de zéro\u00A0: donnez un prix à ce qui est offert.',
  'event-over': 'Le jour de l’événement est passé.',
  'payment-over': 'Un paiement est dû un jour qui est passé.',
  'unwritable-words':
    'Le document ou le contrat ne peut pas écrire certains mots (événement, articles, lieu ou conditions)\u00A0: écrivez-les autrement dans l’ébauche, qui dit lesquels.',
  'unwritable-customer':
    'Nos documents ne peuvent pas écrire le nom ou l’adresse de ce client\u00A0: inscrivez-les en lettres latines dans sa fiche.',
  'valid-after-event':
    'L’offre pourrait être acceptée après l’événement\u00A0: elle doit prendre fin ce jour-là au plus tard.',
};
