import type { Translated } from '../../lib/i18n/texts.ts';
import type { planPriceEn } from './plan-price.en.ts';

export const planPriceFr: Translated<typeof planPriceEn> = {
  label: 'Service mensuel',
  monthly: '{amount} avant taxes',
  coming: '{amount} à partir du {on}',
  announced: 'Le prix mensuel de votre forfait passe de {from} à {to}, avant taxes.',
  renewed: 'Il compte à partir du {on}, au renouvellement. Ce qui est payé d’ici là demeure tel quel.',
  notRenewed: 'Il compte pour les saisons qui commencent le {on} ou plus tard.',
};
