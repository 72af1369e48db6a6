import { cents } from '@comptoir/domain/base/amounts/cents';
import { taxSubtotal } from '@comptoir/domain/base/taxes/quebec-taxes';
import { ACTIVITY_OF, type MerchantTimeZone } from '@comptoir/domain/base/merchants/merchant-information';
import { FIRST_LINK } from '@comptoir/websrm/signing/signing';
import { toAuthorityTime } from '@comptoir/websrm/requests/time';
import { signTransaction, type Transaction, type UnsignedTransaction } from '@comptoir/websrm/requests/transaction';
import { formatMoney, formatQuantity } from '@comptoir/websrm/requests/values';
import type { webcrypto } from 'node:crypto';
import type { AuthorityConfig } from '../gateways/tax-authority/authority-config.ts';
import type { DemoDevice, DemoMerchant } from './demo-merchants.ts';
import { seededRandom } from './random.ts';

/** A bill of the past, signed, with the instant it was made. */
export interface MadeBill {
  readonly transaction: Transaction;
  readonly text: string;
  readonly signedAt: Date;
}

export interface PastBillsInput {
  readonly merchant: DemoMerchant;
  readonly device: DemoDevice;
  readonly software: AuthorityConfig['software'];
  readonly privateKey: webcrypto.CryptoKey;
  readonly thumbprint: string;
  readonly now: Date;
}

const DAYS = 90;
const DAY_MS = 86_400_000;

const COFFEE = ['Café filtre', 325] as const;

const MENU: readonly (readonly [string, number])[] = [
  ['Poutine classique', 1149],
  ['Soupe aux pois', 650],
  ['Tourtière maison', 1895],
  ['Burger fumé', 1725],
  ['Guédille au homard', 2450],
  ['Pâté chinois', 1575],
  ['Salade du marché', 1325],
  COFFEE,
  ['Bière d’épinette', 475],
  ['Pouding chômeur', 795],
  ['Tarte au sucre', 725],
  ['Pinte de blonde', 895],
];

/** Ninety days of bills of one till, each signed onto the one before, up to an hour ago. */
export async function makePastBills(input: PastBillsInput): Promise<MadeBill[]> {
  const random = seededRandom(hashOf(input.device.serial));
  const moments = pastMoments(input, random);
  const bills: MadeBill[] = [];
  let previous = FIRST_LINK;
  for (const [index, signedAt] of moments.entries()) {
    const time = toAuthorityTime(signedAt, zoneOf(input.merchant));
    const unsigned = draft(input, { random, time, noTrans: String(1001 + index) });
    const transaction = await signTransaction({
      transaction: unsigned,
      privateKey: input.privateKey,
      previous,
      signedAt: time.stamp,
    });
    previous = transaction.signa.actu;
    bills.push({ transaction, text: JSON.stringify(transaction), signedAt });
  }
  return bills;
}

/** From 11:00 to 22:00 local time (roughly: UTC-4), strictly growing, none in the last hour. */
function pastMoments({ device, now }: PastBillsInput, random: () => number): Date[] {
  const midnight = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  const moments = Array.from({ length: DAYS + 1 }, (_, index) => midnight - (DAYS - index) * DAY_MS).flatMap((day) => {
    const count = Math.round(device.billsPerDay * (0.6 + random() * 0.8));
    return Array.from({ length: count }, () => day + (15 + random() * 11) * 3_600_000);
  });
  const past = moments.filter((moment) => moment < now.getTime() - 3_600_000).toSorted((a, b) => a - b);
  let last = 0;
  return past.map((moment) => {
    last = Math.max(Math.floor(moment / 1000) * 1000, last + 1000);
    return new Date(last);
  });
}

function draft(
  { merchant, software, thumbprint }: PastBillsInput,
  bill: { random: () => number; time: { stamp: string; utc: UnsignedTransaction['utc'] }; noTrans: string },
): UnsignedTransaction {
  const { random } = bill;
  const lines = Array.from(
    { length: 1 + Math.floor(random() * 3) },
    () => MENU[Math.floor(random() * MENU.length)] ?? COFFEE,
  );
  const activity = ACTIVITY_OF[merchant.subSector ?? 'restaurant'];
  const amount = taxSubtotal(cents(lines.reduce((sum, [, price]) => sum + price, 0)));
  return {
    sectActi: { abrvt: 'RBC', typServ: 'CMP', nbClint: `00${1 + Math.floor(random() * 4)}` },
    noTrans: bill.noTrans,
    nomMandt: merchant.companyName.replaceAll('’', "'"),
    nomUtil: 'Camille Roy',
    ...(merchant.address ? { docAdr: { docNoCiviq: merchant.address[0], docCp: merchant.address[3] } } : {}),
    relaCommer: 'B2C',
    datTrans: bill.time.stamp,
    utc: bill.time.utc,
    items: lines.map(([descr, price]) => ({
      qte: formatQuantity(100),
      descr: descr.replaceAll('’', "'"),
      prix: formatMoney(price),
      tax: 'FP' as const,
      acti: activity,
    })),
    mont: {
      avantTax: formatMoney(amount.subtotal),
      TPS: formatMoney(amount.gst),
      TVQ: formatMoney(amount.qst),
      apresTax: formatMoney(amount.total),
    },
    noDossFO: merchant.tax?.file ?? '',
    noTax: { noTPS: merchant.tax?.gst ?? '', noTVQ: merchant.tax?.qst ?? '' },
    commerElectr: 'N',
    typTrans: 'RFER',
    modPai: random() < 0.6 ? 'DEB' : 'CRE',
    modImpr: 'FAC',
    formImpr: 'PAP',
    modTrans: 'OPE',
    emprCertifSEV: thumbprint,
    SEV: software,
  };
}

const zoneOf = (merchant: DemoMerchant): MerchantTimeZone => merchant.timeZone ?? 'America/Montreal';

const hashOf = (text: string): number => Buffer.from(text).reduce((hash, byte) => Math.imul(hash, 31) + byte, 7);
