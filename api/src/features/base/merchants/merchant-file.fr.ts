import type { MerchantFileWords } from './merchant-file.en.ts';

export const merchantFileFr: MerchantFileWords = {
  fileName: 'commercants',
  columns: [
    'Commerçant',
    'Ville',
    'Numéro de dossier',
    'Numéro de TVQ',
    'Numéro de TPS',
    'Téléphone',
    'Sous-secteur',
    'Compte',
    'Partenaire',
    'Forfait',
    'Paiement',
    'Certificats',
    'Dernière facture',
    'Factures en attente',
  ],
  states: { registering: 'Inscription à terminer', active: 'Actif', inactive: 'Inactif' },
  subSectors: { food_truck: 'Camion-restaurant', bar: 'Bar avec alcool', restaurant: 'Restauration' },
  subscriptions: { none: 'Non abonné', active: 'En cours', pausing: 'Pause prévue', paused: 'En pause' },
  payments: {
    'past-due': 'En souffrance',
    refused: 'Carte refusée',
    paused: 'En pause',
    'no-card': 'Aucune carte',
    'paid-up': 'À jour',
    none: 'Non abonné',
  },
  certificates: { ended: 'À renouveler', expiring: 'Bientôt échus', valid: 'Valides', none: 'Aucun appareil' },
  endLine: ({ count, lastId, sha256 }) => [
    'Fin du fichier',
    `Commerçants\u00A0: ${count}`,
    `SHA-256\u00A0: ${sha256}`,
    lastId ?? '',
  ],
};
