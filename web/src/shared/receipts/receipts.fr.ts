import type { Translated } from '../../lib/i18n/texts.ts';
import type { receiptsEn } from './receipts.en.ts';

export const receiptsFr: Translated<typeof receiptsEn> = {
  caption: 'Reçu de la facture {number}, tel que l’appareil l’imprime',
  qr: 'Code QR qui ouvre la facture chez Revenu Québec',
};
