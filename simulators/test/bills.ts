import type { Transaction, UnsignedTransaction } from '@comptoir/websrm/requests/transaction';

export const PRODUCT: Transaction['SEV'] = {
  idSEV: '00000000000AB001',
  idVersi: '00000000000AB101',
  codCertif: 'FOB201999999',
  idPartn: '00000000000AB0FF',
  versi: '1.0.0',
  versiParn: '0',
};

type Changes = Partial<UnsignedTransaction> &
  Pick<UnsignedTransaction, 'noTrans' | 'datTrans' | 'utc' | 'emprCertifSEV'>;

/** A counter sale of $5.00 before taxes, at Bistro du Quai. */
export function unsignedBill(changes: Changes): UnsignedTransaction {
  return {
    sectActi: { abrvt: 'RBC', typServ: 'CMP', nbClint: '001' },
    nomMandt: 'Bistro du Quai',
    nomUtil: 'Camille Roy',
    docAdr: { docNoCiviq: '200-45', docCp: 'G1K3Z4' },
    relaCommer: 'B2C',
    items: [{ qte: '+00001.00', descr: 'Poutine', prix: '+000000005.00', tax: 'FP', acti: 'RES' }],
    mont: {
      avantTax: '+000000005.00',
      TPS: '+000000000.25',
      TVQ: '+000000000.50',
      apresTax: '+000000005.75',
    },
    noDossFO: 'ER0042',
    noTax: { noTPS: '812345676RT0001', noTVQ: '4071234567TQ0001' },
    commerElectr: 'N',
    typTrans: 'RFER',
    modPai: 'DEB',
    modImpr: 'FAC',
    formImpr: 'PAP',
    modTrans: 'OPE',
    SEV: PRODUCT,
    ...changes,
  };
}
