import { soldCents } from '@comptoir/websrm/requests/report-counters';
import { formatMoney } from '@comptoir/websrm/requests/values';
import { toAuthorityTime } from '@comptoir/websrm/requests/time';
import type { UnsignedTransaction } from '@comptoir/websrm/requests/transaction';
import { billKind } from '@comptoir/domain/sales/bills/bill-kind';
import { v7 as uuid } from 'uuid';
import type { TestApp } from '../test-app.ts';
import { draftBill } from './draft-bill.ts';
import { asSystem } from './merchants.ts';

/** Situations of a generated bill. Only the first four are sales or take one back. */
export const SITUATIONS = [
  'sale',
  'refund',
  'reverse',
  'first-instalment',
  'later-instalment',
  'training',
  'reproduction',
  'estimate',
  'table-bill',
  'left',
] as const;

/** A bill as a test thinks of it, before any document: amounts in cents, without sign. */
export interface PlannedBill {
  readonly at: Date;
  readonly situation: (typeof SITUATIONS)[number];
  readonly taxedCents: number;
  readonly untaxedCents: number;
  readonly serviceCents: number;
  readonly alcoholCents: number;
  readonly tipCents: number;
  readonly payment: 'ARG' | 'DEB' | 'CRE';
  readonly employee: string | null;
  readonly refused: boolean;
  /** Name and quantity of its taxed item, as they stand on bills. */
  readonly item?: string;
  readonly quantity?: string;
}

/** A sale at a counter, of nothing unless stated. */
export const aSale = (given: Partial<PlannedBill>): PlannedBill => ({
  at: new Date('2026-06-01T16:00:00Z'),
  situation: 'sale',
  taxedCents: 0,
  untaxedCents: 0,
  serviceCents: 0,
  alcoholCents: 0,
  tipCents: 0,
  payment: 'DEB',
  employee: null,
  refused: false,
  ...given,
});

const isBack = ({ situation }: PlannedBill): boolean => situation === 'refund' || situation === 'reverse';

/** Returns the amounts of a planned bill, with its sign. */
export function amountsOf(bill: PlannedBill) {
  const sign = isBack(bill) ? -1 : 1;
  const base = bill.taxedCents + bill.serviceCents + bill.alcoholCents;
  const gst = Math.round((base * 5) / 100);
  const qst = Math.round((base * 9975) / 100_000);
  const before = base + bill.untaxedCents;
  const signed = { base, before, gst, qst, total: before + gst + qst };
  const of = (cents: number): number => (cents === 0 ? 0 : sign * cents);
  return {
    base: of(signed.base),
    before: of(signed.before),
    gst: of(signed.gst),
    qst: of(signed.qst),
    total: of(signed.total),
    service: of(bill.serviceCents),
    alcohol: of(bill.alcoholCents),
    untaxed: of(bill.untaxedCents),
    taxed: of(bill.taxedCents),
  };
}

const CHANGES: Readonly<Record<PlannedBill['situation'], (draft: UnsignedTransaction) => UnsignedTransaction>> = {
  sale: (draft) => draft,
  refund: (draft) => draft,
  reverse: (draft) => ({ ...draft, formImpr: 'NON', refs: [originalOf(draft)] }),
  'first-instalment': (draft) => withInstalment(draft, '+000000000.00'),
  'later-instalment': (draft) => withInstalment(draft, '+000000001.00'),
  training: (draft) => ({ ...draft, modTrans: 'FOR' }),
  reproduction: (draft) => ({ ...draft, modImpr: 'RPR' }),
  estimate: (draft) => ({ ...draft, typTrans: 'ESTM', modPai: 'SOB' }),
  'table-bill': (draft) => ({ ...draft, typTrans: 'ADDI', modPai: 'SOB' }),
  left: (draft) => ({ ...draft, modImpr: 'PSP', modPai: 'AUC' }),
};

const originalOf = ({ mont, datTrans }: UnsignedTransaction) => ({
  noTrans: 'A-1',
  datTrans,
  avantTax: mont.avantTax.replace('-', '+'),
});

const withInstalment = (draft: UnsignedTransaction, versAnt: string): UnsignedTransaction => ({
  ...draft,
  mont: { ...draft.mont, versActu: '+000000001.00', versAnt, sold: '+000000001.00' },
});

/** The document of a planned bill, unsigned: nothing here looks at signatures. */
function documentOf(bill: PlannedBill, noTrans: string): UnsignedTransaction {
  const { stamp, utc } = toAuthorityTime(bill.at, 'America/Montreal');
  const amounts = amountsOf(bill);
  const draft = draftBill({ gst: '1', qst: '1', file: 'ER0001' }, { thumbprint: '0', noTrans, stamp, utc });
  const line = (descr: string, cents: number, tax: 'FP' | 'NON') =>
    ({ qte: '+00001.00', descr, prix: formatMoney(cents), tax, acti: 'RES' }) as const;
  const alcohol: UnsignedTransaction['items'][number] = {
    qte: '+00000.00',
    descr: 'Taxe(s) supplémentaire(s)',
    prix: formatMoney(0),
    tax: 'SOB',
    acti: 'SOB',
    preci: [line('Droit sur l’alcool', amounts.alcohol, 'FP')],
  };
  const composed: UnsignedTransaction = {
    ...draft,
    items: [
      { ...line(bill.item ?? 'Repas', amounts.taxed, 'FP'), qte: bill.quantity ?? '+00001.00' },
      line('Carte', amounts.untaxed, 'NON'),
      line('Frais de service', amounts.service, 'FP'),
      alcohol,
    ],
    mont: {
      avantTax: formatMoney(amounts.before),
      TPS: formatMoney(amounts.gst),
      TVQ: formatMoney(amounts.qst),
      apresTax: formatMoney(amounts.total),
      ...(bill.tipCents > 0 ? { pourb: formatMoney(bill.tipCents) } : {}),
    },
    modPai: bill.payment,
    ...(bill.employee === null ? {} : { nomUtil: bill.employee }),
  };
  return CHANGES[bill.situation](composed);
}

/** Stores planned bills at the end of a device's chain, as the relay would leave them. */
export async function storePlanned(
  test: TestApp,
  device: { id: string; merchantId: string },
  bills: readonly PlannedBill[],
): Promise<void> {
  const documents = bills.map((bill, index) => documentOf(bill, `P-${index}`));
  await asSystem(test, {
    text: `with lane as (select device_id, last_position from lanes where device_id = $2 for update), bill as (
        select t.*, last_position + n as position
        from unnest($3::uuid[], $4::timestamptz[], $5::text[], $6::bigint[], $7::text[], $8::text[], $9::text[], $10::text[])
          with ordinality as t (id, signed_at, document, sold_cents, kind, payment, employee, state, n), lane
      ), stored as (
        insert into transactions (id, merchant_id, device_id, position, signed_at, received_at, no_trans, document_type,
          total_cents, sold_cents, document, signature, kind, payment, employee)
        select id, $1::uuid, $2::uuid, position, signed_at, now(), 'P-' || position, 'RFER', sold_cents, sold_cents, document,
          gen_random_uuid()::text, kind, payment, employee from bill
      ), sent as (
        insert into transmissions (merchant_id, device_id, position, transaction_id, signed_at, state, settled_at)
        select $1, $2, position, id, signed_at, state, case when state = 'waiting' then null else now() end from bill
      )
      update lanes set last_position = (select max(position) from bill) where device_id = $2`,
    values: [
      device.merchantId,
      device.id,
      bills.map(() => uuid()),
      bills.map(({ at }) => at),
      documents.map((document) => JSON.stringify(document)),
      documents.map(soldCents),
      documents.map((document) => billKind(document)),
      documents.map(({ modPai }) => modPai),
      bills.map(({ employee }) => employee),
      bills.map(({ refused }) => (refused ? 'refused' : 'waiting')),
    ],
  });
}
