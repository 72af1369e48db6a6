import type { SectionWords } from '../../base/figures/section-words.ts';
import type { SendingFigure } from './sending-section.ts';

export const sendingSectionFr: SectionWords<SendingFigure> = {
  title: 'Ventes par période',
  lead: 'Ce que les commerçants ont facturé et ce qu’en a fait Revenu Québec, selon le jour de chaque facture, heure de Québec.',
  figures: {
    made: 'Faites',
    accepted: 'Acceptées',
    remarked: 'Avec erreurs',
    late: 'Après 48 heures',
    waiting: 'En attente',
    refused: 'Refusées',
  },
  note:
    'Les factures sont comptées telles qu’elles sont aujourd’hui\u00A0: une facture en attente compte le jour où elle a été faite, jusqu’à ce que Revenu ' +
    'Québec l’ait. Celles qui ont des erreurs sont parmi les acceptées, celles d’après 48 heures parmi toutes. Les montants sont des ventes, taxes ' +
    'comprises; la formation, les copies et les additions n’y ajoutent rien.',
  empty: 'Aucune facture n’a été faite pendant cette période. Choisissez-en une autre.',
  file: 'ventes-par-periode',
};
