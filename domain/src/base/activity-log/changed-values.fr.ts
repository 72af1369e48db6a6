import type { ChangedValues } from './changed-values.en.ts';

/** Names of the values of a changed field in French, for words of the program. */
export const changedValuesFr: ChangedValues = {
  method: {
    password: 'mot de passe',
    'password and second step': 'mot de passe et deuxième étape',
    'temporary password': 'mot de passe temporaire',
    provider: 'fournisseur de caisse',
    'another business': 'un autre de ses commerces',
  },
  right: { owner: 'propriétaire', manager: 'gérant', reader: 'lecteur', accountant: 'comptable' },
  role: { admin: 'administrateur', partner: 'partenaire', merchant: 'commerçant' },
  state: {
    open: 'à payer',
    charging: 'paiement en cours',
    unknown: 'en vérification',
    paid: 'payée',
    refused: 'refusée',
    'past-due': 'en souffrance',
    credited: 'créditée',
    held: 'retenue',
    unexpected: 'inattendu',
    refunding: 'remboursement en cours',
    refunded: 'remboursé',
    kept: 'conservé',
    active: 'actif',
    pausing: 'pause prévue',
    paused: 'en pause',
    suspended: 'suspendu',
    invited: 'invité',
    'to-confirm': 'à confirmer',
    removed: 'retiré',
  },
  sub_sector: { food_truck: 'camion-restaurant', bar: 'bar avec vente d’alcool', restaurant: 'restauration' },
  time_zone: { 'America/Montreal': 'Est (Montréal)', 'America/Halifax': 'Atlantique (Îles-de-la-Madeleine)' },
};
