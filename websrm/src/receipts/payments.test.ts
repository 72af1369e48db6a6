import { describe, expect, it } from 'vitest';
import { paymentLabel, PREPAID_LABELS } from './payments.ts';
import { paymentCode } from '../requests/transaction.ts';

describe('the printed name of a payment', () => {
  it('exists for every code but the one that prints nothing', () => {
    const unnamed = paymentCode.options.filter((code) => paymentLabel(code) === null);
    expect(unnamed).toEqual(['SOB']);
  });

  it('is in capitals and never the same for two codes', () => {
    const labels = paymentCode.options.map((code) => paymentLabel(code) ?? '');
    for (const label of labels) expect(label).toBe(label.toUpperCase());
    expect(new Set(labels).size).toBe(labels.length);
  });

  it('of a prepaid instrument is the one the business gives it', () => {
    expect(paymentLabel('CPR')).toBe('CARTE PRÉPAYÉE');
    expect(PREPAID_LABELS.map((label) => paymentLabel('CPR', label))).toEqual([
      'CARTE PRÉPAYÉE',
      'CERTIFICAT-CADEAU',
      'CHÈQUE CADEAU',
    ]);
  });

  it('of no payment, cash and debit are the prescribed words', () => {
    expect([paymentLabel('AUC'), paymentLabel('ARG'), paymentLabel('DEB')]).toEqual([
      'AUCUN PAIEMENT',
      'ARGENT COMPTANT',
      'CARTE DE DÉBIT',
    ]);
  });
});
