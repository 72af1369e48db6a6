import { counts, figureSection, sums, taxesOf } from '../../base/figures/report-section.ts';

/**
 * Our invoices and what it takes to have them paid. `attempts` and `failed` are charges, not invoices; `recovered` were paid after a charge
 * that failed. What is unpaid at the end of a period is counted by the age of the invoice, with what was credited taken off; `unpaidFailed` is
 * the part of it whose card was refused at least once. No service is ever suspended for it.
 */
export const INVOICE_SECTION = figureSection({
  figures: [
    'issued',
    'paid',
    'attempts',
    'failed',
    'recovered',
    'unpaid30',
    'unpaid60',
    'unpaid90',
    'unpaidOlder',
    'unpaidFailed',
  ],
  levels: ['unpaid30', 'unpaid60', 'unpaid90', 'unpaidOlder', 'unpaidFailed'],
  measures: ['subtotalCents', 'gstCents', 'qstCents', 'totalCents'],
  groups: ['month', 'plan', 'partner', 'sector'],
  words: {
    en: {
      title: 'Invoices and dunning',
      lead: 'Our invoices, what was charged for them, and what is still owed, in days of Québec time.',
      figures: {
        issued: 'Issued',
        paid: 'Paid',
        attempts: 'Charges tried',
        failed: 'Charges declined',
        recovered: 'Paid after a decline',
        unpaid30: 'Unpaid, 0–30 days',
        unpaid60: 'Unpaid, 31–60 days',
        unpaid90: 'Unpaid, 61–90 days',
        unpaidOlder: 'Unpaid, 91+ days',
        unpaidFailed: 'Unpaid, declined',
      },
      parts: { charged: 'Invoiced and paid', charges: 'Charges, in number', unpaid: 'Unpaid at the end, with taxes' },
      note:
        'What is unpaid is as it stood at the end of each row, by the age of the invoice, less what was credited by then. No service is suspended for ' +
        'an unpaid invoice: those whose card was declined are counted instead.',
      empty: 'Nothing was invoiced or owed in this period. Choose another one.',
      file: 'invoices',
    },
    fr: {
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
      parts: { charged: 'Facturé et payé', charges: 'Prélèvements, en nombre', unpaid: 'Impayé à la fin, avec taxes' },
      note:
        'Les impayées sont celles de la fin de chaque ligne, selon l’âge de la facture, moins ce qui avait été crédité. Aucun service n’est suspendu ' +
        'pour une facture impayée\u00A0: celles dont la carte a été refusée sont comptées à part.',
      empty: 'Rien n’a été facturé ni n’était dû pendant cette période. Choisissez-en une autre.',
      file: 'factures',
    },
  },
  layout: {
    tiles: sums('issued', 'paid', 'failed', 'recovered', 'unpaidFailed'),
    picture: { beside: sums('unpaid30', 'unpaid60', 'unpaid90', 'unpaidOlder') },
    parts: {
      charged: [...sums('issued'), ...taxesOf('issued'), ...sums('paid', 'recovered')],
      charges: counts('issued', 'paid', 'attempts', 'failed', 'recovered'),
      unpaid: sums('unpaid30', 'unpaid60', 'unpaid90', 'unpaidOlder', 'unpaidFailed'),
    },
  },
  document: {
    area: 'money',
    call: 'Invoice',
    summary: 'Invoices and what it takes to have them paid',
    basis:
      'Of our own invoices. What is unpaid is as it stood at the end of the period, or of each month, less what was credited by then.',
    figures: {
      issued: 'Invoices made.',
      paid: 'Invoices paid.',
      attempts: 'Charges tried, counted alone: their amounts are zero.',
      failed: 'Charges that the card refused.',
      recovered: 'Invoices paid after a charge had failed.',
      unpaid30: 'Unpaid at the end, 30 days old at most.',
      unpaid60: 'Unpaid at the end, 31 to 60 days old.',
      unpaid90: 'Unpaid at the end, 61 to 90 days old.',
      unpaidOlder: 'Unpaid at the end, older.',
      unpaidFailed: 'Of all unpaid at the end, those with a charge that failed. No service is suspended for it.',
    },
  },
});
export type InvoiceFigure = (typeof INVOICE_SECTION.figures)[number];
