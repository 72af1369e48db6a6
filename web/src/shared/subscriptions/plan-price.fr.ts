import type { Translated } from '../../lib/i18n/texts.ts';
import type { planPriceEn } from './plan-price.en.ts';

export const planPriceFr: Translated<typeof planPriceEn> = {
  label: 'Service mensuel',
  monthly: '{amount} avant taxes',
  coming: '{amount} à partir du {on}',
  announced: 'Le prix mensuel de votre forfait passe de {from} à {to}, avant taxes.',
  renewed: 'Il compte à partir du {on}, au renouvellement. Ce qui est payé d’ici là demeure tel quel.',
  notRenewed: 'Il compte pour les saisons qui commencent le {on} ou plus tard.',
  next: {
    label: 'Prochain paiement',
    at: 'Le {day}{time, select, midnight {, à minuit} other {, {time} ({zone})}}{means, select, card {, avec la carte enregistrée} missing {\u00A0: aucune carte pour le payer} expired {\u00A0: la carte enregistrée est expirée} expiring {\u00A0: la carte enregistrée sera alors expirée} other {}}',
    problems: {
      missing: 'Aucune carte\u00A0: {amount} sera réclamé le {day}.',
      expired: 'La carte enregistrée est expirée\u00A0: {amount} sera réclamé le {day}.',
      expiring: 'La carte enregistrée expire avant le prochain paiement\u00A0: {amount} sera réclamé le {day}.',
    },
    owed: {
      missing: 'Aucune carte\u00A0: ce qui est dû ne peut pas être payé.',
      expired: 'La carte enregistrée est expirée\u00A0: ce qui est dû ne peut pas être payé.',
    },
    add: 'Ajouter une carte',
    replace: 'Remplacer la carte',
    see: 'Voir l’abonnement',
  },
};
