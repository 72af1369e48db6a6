import type { Translated } from '../../../lib/i18n/texts.ts';
import type { adminDashboardEn } from './admin-dashboard.en.ts';

export const adminDashboardFr: Translated<typeof adminDashboardEn> = {
  title: 'Vue d’ensemble',
  lead: 'Tous les commerçants, leurs appareils et ce qui part vers Revenu Québec.',
  authority: {
    reachable: 'Revenu Québec répond',
    unreachable: 'Revenu Québec ne répond pas pour le moment.',
    unreachableHint:
      'Les ventes continuent et les factures sont gardées. Elles partiront d’elles-mêmes dès le retour de la connexion.',
  },
  restore: {
    title: 'La base a été restaurée à une copie du {until}.',
    reconciled: 'Les paiements par carte faits depuis sont de retour dans les livres.',
    notReconciled: 'Rien n’est débité avant que le fournisseur de paiement ait dit ce qui s’est passé depuis.',
    unheard:
      '{count, plural, one {# appareil n’a} other {# appareils n’ont}} rien transmis depuis. Chacun remet ce qui manque à sa prochaine utilisation.',
    device: '{name} de {merchant}',
  },
  tiles: {
    accepted: 'Factures du jour',
    acceptedHint: 'acceptées par Revenu Québec',
    waiting: 'En attente',
    waitingHint: 'factures à transmettre, la plus ancienne {oldest}',
    waitingNone: 'tout est transmis',
    merchants: 'Commerçants',
    merchantsHint:
      '{active, plural, one {# actif} other {# actifs}}{unregistered, plural, =0 {} one {, # inscription à terminer} other {, # inscriptions à terminer}}',
    partners: 'Partenaires',
    partnersHint: 'qui suivent des commerçants',
  },
  all: 'Tous les commerçants',
};
