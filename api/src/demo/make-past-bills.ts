import { cents } from '@comptoir/domain/base/amounts/cents';
import { quebecDayOf } from '@comptoir/domain/base/calendar/quebec-day';
import { ratesOn, TAX_CALENDAR, type TaxRates } from '@comptoir/domain/base/taxes/tax-calendar';
import { taxSubtotal } from '@comptoir/domain/base/taxes/quebec-taxes';
import { ACTIVITY_OF, type MerchantTimeZone } from '@comptoir/domain/base/merchants/merchant-information';
import { FIRST_LINK } from '@comptoir/websrm/signing/signing';
import { toAuthorityTime } from '@comptoir/websrm/requests/time';
import { signTransaction, type Transaction, type UnsignedTransaction } from '@comptoir/websrm/requests/transaction';
import { formatMoney, formatQuantity } from '@comptoir/websrm/requests/values';
import type { webcrypto } from 'node:crypto';
import type { AuthorityConfig } from '../gateways/tax-authority/authority-config.ts';
import type { DemoDevice, DemoMerchant } from './demo-merchants.ts';

/** A bill of the past, signed, with the instant it was made. `key`: of one that was planned. */
export interface MadeBill {
  readonly key: string | null;
  readonly transaction: Transaction;
  readonly text: string;
  readonly signedAt: Date;
}

/** Parts of a bill beside its seller, time and number. */
export type BillDraft = Pick<
  UnsignedTransaction,
  'sectActi' | 'relaCommer' | 'clint' | 'items' | 'mont' | 'typTrans' | 'modPai' | 'modImpr' | 'formImpr' | 'refs'
>;

/** A bill that was made on a day of its own, after another one that it refers to, by that one's key. */
export interface PlannedBill {
  readonly key: string;
  readonly at: Date;
  readonly follows: string | null;
  readonly draft: (earlier: Transaction | null) => BillDraft;
}

export interface PastBillsInput {
  readonly merchant: DemoMerchant;
  readonly device: DemoDevice;
  readonly software: AuthorityConfig['software'];
  readonly privateKey: webcrypto.CryptoKey;
  readonly thumbprint: string;
  readonly now: Date;
  readonly planned: readonly PlannedBill[];
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
  const bills: MadeBill[] = [];
  const byKey = new Map<string, Transaction>();
  let previous = FIRST_LINK;
  for (const [index, { at: signedAt, planned }] of pastMoments(input, random).entries()) {
    const time = toAuthorityTime(signedAt, zoneOf(input.merchant));
    const earlier = byKey.get(planned?.follows ?? '') ?? null;
    const draft = planned
      ? planned.draft(earlier)
      : draftSale(input.merchant, random, ratesOn(TAX_CALENDAR, quebecDayOf(signedAt)));
    const transaction = await signTransaction({
      transaction: { ...sellerOf(input), ...draft, noTrans: String(1001 + index), datTrans: time.stamp, utc: time.utc },
      privateKey: input.privateKey,
      previous,
      signedAt: time.stamp,
    });
    previous = transaction.signa.actu;
    if (planned) byKey.set(planned.key, transaction);
    bills.push({ key: planned?.key ?? null, transaction, text: JSON.stringify(transaction), signedAt });
  }
  return bills;
}

interface Moment {
  readonly at: Date;
  readonly planned: PlannedBill | null;
}

/** From 11:00 to 22:00 local time (roughly: UTC-4) and what was planned, strictly growing, none in the last hour. */
function pastMoments({ device, now, planned }: PastBillsInput, random: () => number): Moment[] {
  const midnight = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  const sales = Array.from({ length: DAYS + 1 }, (_, index) => midnight - (DAYS - index) * DAY_MS).flatMap((day) => {
    const count = Math.round(device.billsPerDay * (0.6 + random() * 0.8));
    return Array.from({ length: count }, () => ({ time: day + (15 + random() * 11) * 3_600_000, planned: null }));
  });
  const past = [...sales, ...planned.map((one) => ({ time: one.at.getTime(), planned: one }))]
    .filter(({ time }) => time < now.getTime() - 3_600_000)
    .toSorted((one, other) => one.time - other.time);
  let last = 0;
  return past.map((moment) => {
    last = Math.max(Math.floor(moment.time / 1000) * 1000, last + 1000);
    return { at: new Date(last), planned: moment.planned };
  });
}

function draftSale(merchant: DemoMerchant, random: () => number, rates: TaxRates): BillDraft {
  const lines = Array.from(
    { length: 1 + Math.floor(random() * 3) },
    () => MENU[Math.floor(random() * MENU.length)] ?? COFFEE,
  );
  const activity = ACTIVITY_OF[merchant.subSector ?? 'restaurant'];
  const amount = taxSubtotal(cents(lines.reduce((sum, [, price]) => sum + price, 0)), rates);
  return {
    sectActi: { abrvt: 'RBC', typServ: 'CMP', nbClint: `00${1 + Math.floor(random() * 4)}` },
    relaCommer: 'B2C',
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
    typTrans: 'RFER',
    modPai: random() < 0.6 ? 'DEB' : 'CRE',
    modImpr: 'FAC',
    formImpr: 'PAP',
  };
}

/** Returns the fields of the seller, with its software and certificate. */
const sellerOf = ({ merchant, software, thumbprint }: PastBillsInput) => ({
  nomMandt: merchant.companyName.replaceAll('’', "'"),
  nomUtil: 'Camille Roy',
  ...(merchant.address ? { docAdr: { docNoCiviq: merchant.address[0], docCp: merchant.address[3] } } : {}),
  noDossFO: merchant.tax?.file ?? '',
  noTax: { noTPS: merchant.tax?.gst ?? '', noTVQ: merchant.tax?.qst ?? '' },
  commerElectr: 'N' as const,
  modTrans: 'OPE' as const,
  emprCertifSEV: thumbprint,
  SEV: software,
});

const zoneOf = (merchant: DemoMerchant): MerchantTimeZone => merchant.timeZone ?? 'America/Montreal';

const hashOf = (text: string): number => Buffer.from(text).reduce((hash, byte) => Math.imul(hash, 31) + byte, 7);

/** A source of numbers in [0, 1) that is the same for the same seed (mulberry32). */
function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
