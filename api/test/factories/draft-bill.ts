import { cents } from '@comptoir/domain/base/amounts/cents';
import { taxSubtotal } from '@comptoir/domain/base/taxes/quebec-taxes';
import { ratesOn, TAX_CALENDAR } from '@comptoir/domain/base/taxes/tax-calendar';
import { dayOf } from '@comptoir/websrm/requests/rate-table';
import type { UnsignedTransaction } from '@comptoir/websrm/requests/transaction';
import { formatMoney } from '@comptoir/websrm/requests/values';

/** A counter sale of one soup at five dollars, before its signature. */
export function draftBill(
  merchant: { gst: string; qst: string; file: string },
  bill: { thumbprint: string; noTrans: string; stamp: string; utc: UnsignedTransaction['utc'] },
): UnsignedTransaction {
  const amount = taxSubtotal(cents(500), ratesOn(TAX_CALENDAR, dayOf(bill.stamp)));
  return {
    sectActi: { abrvt: 'RBC', typServ: 'CMP', nbClint: '001' },
    noTrans: bill.noTrans,
    nomMandt: 'Restaurant',
    relaCommer: 'B2C',
    datTrans: bill.stamp,
    utc: bill.utc,
    items: [{ qte: '+00001.00', descr: 'Soupe', prix: formatMoney(amount.subtotal), tax: 'FP', acti: 'RES' }],
    mont: {
      avantTax: formatMoney(amount.subtotal),
      TPS: formatMoney(amount.gst),
      TVQ: formatMoney(amount.qst),
      apresTax: formatMoney(amount.total),
    },
    noDossFO: merchant.file,
    noTax: { noTPS: merchant.gst, noTVQ: merchant.qst },
    commerElectr: 'N',
    typTrans: 'RFER',
    modPai: 'DEB',
    modImpr: 'FAC',
    formImpr: 'PAP',
    modTrans: 'OPE',
    emprCertifSEV: bill.thumbprint,
    SEV: {
      idSEV: '00000000000AB001',
      idVersi: '00000000000AB101',
      codCertif: 'FOB201999999',
      idPartn: '00000000000AB0FF',
      versi: '1.0.0',
      versiParn: '0',
    },
  };
}
