import {
  ACTIVITY_OF,
  SUB_SECTORS,
  type MerchantInformation,
} from '@comptoir/domain/base/merchants/merchant-information';
import { cents, sumCents } from '@comptoir/domain/base/amounts/cents';
import { hasGst } from '@comptoir/domain/base/merchants/gst-number';
import { taxSubtotal } from '@comptoir/domain/base/taxes/quebec-taxes';
import { ratesOfClass, TAX_CALENDAR } from '@comptoir/domain/base/taxes/tax-calendar';
import { dayOf } from '@comptoir/websrm/requests/rate-table';
import { printAddress } from '@comptoir/websrm/receipts/print-address';
import { buildReceipt, type Receipt } from '@comptoir/websrm/receipts/receipt';
import type { Transaction } from '@comptoir/websrm/requests/transaction';
import { formatMoney } from '@comptoir/websrm/requests/values';

/** Mark in the place of missing values. */
const BLANK = '…';

const DAY = '20260115';

/** The receipt of the test sale of the guides, by this merchant; accepted by the authority. Source: spec §9 "Test receipt amount". */
export function exampleReceipt(merchant: MerchantInformation): Receipt {
  const phone = `${merchant.area_code}${merchant.phone_number}`;
  return buildReceipt({
    transaction: exampleSale(merchant),
    // the authority's clock is Eastern
    answer: {
      kind: 'accepted',
      psiDatTrans: `${DAY}${isOnTheIslands(merchant) ? 11 : 12}0502`,
      psiNoTrans: 'XXXX-XXXX-XXXX-XXXX',
    },
    deviceNumber: '0000-0000-0000',
    business: {
      addressLines: printAddress({
        civicNumber: merchant.civic_number || null,
        street: merchant.address || null,
        city: merchant.city || null,
        postalCode: merchant.postal_code || null,
      }),
      ...(phone === '' ? {} : { phone }),
    },
  });
}

function exampleSale(merchant: MerchantInformation): Transaction {
  const { subtotal, gst: fullGst, qst } = taxSubtotal(cents(500), ratesOfClass(TAX_CALENDAR, 'meal', dayOf(DAY)));
  const isRegistered = hasGst(merchant.gst_number);
  const gst = isRegistered ? fullGst : cents(0);
  const subSector = SUB_SECTORS.find((one) => one === merchant.sub_sector) ?? 'restaurant';
  return {
    ...UNSEEN,
    nomMandt: merchant.company_name || BLANK,
    noDossFO: merchant.file_number,
    noTax: { noTPS: merchant.gst_number || BLANK, noTVQ: merchant.qst_number || BLANK },
    noTrans: 'EXEMPLE-1',
    datTrans: `${DAY}120500`,
    utc: isOnTheIslands(merchant) ? '-04:00N' : '-05:00N',
    sectActi: { abrvt: 'RBC', typServ: 'CMP', nbClint: '001' },
    items: [
      {
        qte: '+00001.00',
        descr: "Article d'essai",
        prix: formatMoney(subtotal),
        tax: isRegistered ? 'FP' : 'P',
        acti: ACTIVITY_OF[subSector],
      },
    ],
    mont: {
      avantTax: formatMoney(subtotal),
      TPS: formatMoney(gst),
      TVQ: formatMoney(qst),
      apresTax: formatMoney(sumCents([subtotal, gst, qst])),
    },
    modPai: 'DEB',
  };
}

const isOnTheIslands = (merchant: MerchantInformation): boolean => merchant.time_zone === 'America/Halifax';

/** Values of every sale that no receipt shows. */
const UNSEEN = {
  relaCommer: 'B2C',
  commerElectr: 'N',
  typTrans: 'RFER',
  modImpr: 'FAC',
  formImpr: 'PAP',
  modTrans: 'OPE',
  signa: { datActu: `${DAY}120500`, actu: '', preced: '' },
  emprCertifSEV: '',
  SEV: { idSEV: '', idVersi: '', codCertif: '', idPartn: '', versi: '', versiParn: '' },
} as const;
