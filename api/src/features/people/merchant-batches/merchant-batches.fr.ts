import type { MerchantBatchTexts } from './merchant-batches.en.ts';

export const merchantBatchesFr: MerchantBatchTexts = {
  fileName: 'commercants-non-traites.csv',
  head: ['Commerçant', 'Résultat', 'Motif', 'Identifiant'],
  outcomes: { unchanged: 'Sans changement', refused: 'Refusé', failed: 'Échec', cancelled: 'Annulé' },
  reasons: {
    'moved-meanwhile': 'A changé de partenaire depuis la sélection',
    'already-theirs': 'Déjà suivi par ce partenaire',
    'no-merchant': 'Ce commerçant n’existe plus',
    'no-owner': 'Aucun propriétaire à qui écrire',
    'no-partner': 'Ce partenaire n’existe plus',
    'missing-value': 'Il lui manque une valeur que le message demande',
  },
};
