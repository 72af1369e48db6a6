import type { TaxNames } from './tax-names.en.ts';

/** Names of both taxes and of the classes of what is sold, in French. */
export const taxNamesFr: TaxNames = {
  gst: 'TPS',
  qst: 'TVQ',
  meal: 'Repas',
  drink: 'Boissons sans alcool',
  'beer-wine-cider': 'Bière, vin et cidre',
  spirits: 'Spiritueux',
  other: 'Autres biens et services',
  service: 'Pourboire imposé',
  'zero-rated': 'Produits détaxés',
  exempt: 'Produits exonérés',
};
