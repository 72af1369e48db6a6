import type { SectionWords } from '../../base/figures/section-words.ts';
import type { InvoiceFigure } from './invoice-section.ts';

export const invoiceSectionFr: SectionWords<InvoiceFigure> = {
  title: 'Factures et recouvrement',
  lead: 'Nos factures, les prélèvements tentés et ce qui reste dû, par jour, heure de Québec.',
  figures: {
    issued: 'Émises',
    paid: 'Payées',
    attempts: 'Prélèvements tentés',
    failed: 'Prélèvements refusés',
    recovered: 'Payées après un refus',
    unpaid30: 'Impayées, 0–30 jours',
    unpaid60: 'Impayées, 31–60 jours',
    unpaid90: 'Impayées, 61–90 jours',
    unpaidOlder: 'Impayées, 91 jours et plus',
    unpaidFailed: 'Impayées, refusées',
  },
  note:
    'Les impayées sont celles de la fin de chaque ligne, selon l’âge de la facture, moins ce qui avait été crédité. Aucun service n’est suspendu ' +
    'pour une facture impayée\u00A0: celles dont la carte a été refusée sont comptées à part.',
  empty: 'Rien n’a été facturé ni n’était dû pendant cette période. Choisissez-en une autre.',
  file: 'factures',
};
