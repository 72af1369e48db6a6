import type { Translated } from '../../lib/i18n/texts.ts';
import type { billsEn } from './bills.en.ts';

export const billsFr: Translated<typeof billsEn> = {
  title: 'Factures de service',
  lead: 'Les factures de votre abonnement à Comptoir. Celles de vos ventes sont dans le journal d’activité.',
  caption: 'Factures de service',
  columns: { createdOn: 'Date de création', due: 'Montant dû', client: 'Client', total: 'Montant total' },
  empty: {
    title: 'Aucune donnée disponible',
    text: 'Aucune facture de service n’a encore été créée pour {name}.',
  },
  how: {
    title: 'Comment ça marche',
    text: '<ol><li><b>La facture est créée à l’abonnement.</b> L’abonnement se fait une fois les renseignements du commerçant complets.</li><li><b>Elle est payée à minuit</b>, à l’heure de votre commerce, avec la carte enregistrée.</li><li>La TPS (5\u00A0%) et la TVQ (9,975\u00A0%) s’ajoutent au montant.</li></ol><p><billing>L’état de votre compte</billing> · <logs>Les factures de vos ventes</logs></p>',
  },
};
