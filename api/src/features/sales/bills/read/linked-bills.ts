import type { BillView } from '@comptoir/contract/sales/bills';
import { creditedBeyond } from '@comptoir/domain/sales/bills/credited-beyond';
import { transactionSchema, type Transaction as Signed } from '@comptoir/websrm/requests/transaction';
import type { Transaction } from '../../../../platform/database/database.ts';
import { findCredited } from './credits.store.ts';
import { listBillsNumbered, listReferringBills, type StoredBill } from './bill-life.queries.ts';
import { rowOf } from './list-bills.ts';

/** The bills that belong to one: what it names, what names it, and other printings of the same bill. */
export interface LinkedBills extends Pick<BillView, 'refersTo' | 'referredBy' | 'creditedBeyondCents' | 'copies'> {
  /** The documents that its references lead to, and theirs. */
  readonly earlier: readonly string[];
}

/** A chain of revisions is short; of one that is not, the mentions need no more than this. */
const MOST_EARLIER = 100;

interface ReadBill {
  readonly bill: StoredBill;
  readonly signed: Signed;
}

/** Bills by number and time: a number alone may come again on another day. */
export async function findLinkedBills(
  tx: Transaction,
  merchantId: string,
  { bill, signed }: ReadBill,
): Promise<LinkedBills> {
  const [byName, referring] = await Promise.all([
    readNamed(tx, merchantId, [{ noTrans: signed.noTrans, datTrans: signed.datTrans }, ...(signed.refs ?? [])]),
    listReferringBills(tx, { merchantId, noTrans: signed.noTrans, stamp: signed.datTrans }),
  ]);
  const refersTo = (signed.refs ?? []).map(({ noTrans, datTrans }) => {
    const found = originalOf(byName.get(nameOf({ noTrans, datTrans })));
    return { noTrans, datTrans, found };
  });
  const direct = refersTo.flatMap(({ found }) => found ?? []);
  return {
    refersTo: refersTo.map(({ found, ...name }) => ({ ...name, bill: found ? rowOf(lineOf(found.bill)) : null })),
    referredBy: referring.map(rowOf),
    creditedBeyondCents: await readBeyond(tx, merchantId, {
      signed,
      totalCents: bill.totalCents,
      isReferredTo: referring.length > 0,
    }),
    copies: (byName.get(nameOf(signed)) ?? [])
      .filter((copy) => copy.bill.id !== bill.id)
      .map((copy) => rowOf(lineOf(copy.bill))),
    earlier: (await followReferences(tx, merchantId, direct)).map((one) => one.bill.document),
  };
}

/** Of a bill that others refer to, its own credits; of a credit note, those of the bill that it credits. */
async function readBeyond(
  tx: Transaction,
  merchantId: string,
  { signed, totalCents, isReferredTo }: { signed: Signed; totalCents: number; isReferredTo: boolean },
): Promise<number> {
  const [named, ...others] = signed.refs ?? [];
  const credits = totalCents < 0 && named && others.length === 0 ? named : null;
  if (!credits && !isReferredTo) return 0;
  const { noTrans, datTrans: stamp } = credits ?? signed;
  const found = await findCredited(tx, { merchantId, noTrans, stamp });
  return found ? creditedBeyond(found.soldCents, found.creditedCents) : 0;
}

/** Those that some bills refer to, and so on, each once. */
async function followReferences(
  tx: Transaction,
  merchantId: string,
  begin: readonly ReadBill[],
): Promise<readonly ReadBill[]> {
  const found = new Map(begin.map((one) => [nameOf(one.signed), one]));
  let wanted = namesToRead(begin, found);
  while (wanted.length > 0 && found.size < MOST_EARLIER) {
    // each step needs the names that the step before found
    const byName = await readNamed(tx, merchantId, wanted);
    const next = wanted.flatMap((name) => originalOf(byName.get(nameOf(name))) ?? []);
    for (const one of next) found.set(nameOf(one.signed), one);
    wanted = namesToRead(next, found);
  }
  return [...found.values()];
}

const namesToRead = (bills: readonly ReadBill[], found: ReadonlyMap<string, ReadBill>): Named[] =>
  bills.flatMap(({ signed }) => signed.refs ?? []).filter((name) => !found.has(nameOf(name)));

interface Named {
  readonly noTrans: string;
  readonly datTrans: string;
}

const nameOf = ({ noTrans, datTrans }: Named): string => `${noTrans} ${datTrans}`;

async function readNamed(
  tx: Transaction,
  merchantId: string,
  names: readonly Named[],
): Promise<ReadonlyMap<string, readonly ReadBill[]>> {
  const bills = await listBillsNumbered(tx, merchantId, [...new Set(names.map(({ noTrans }) => noTrans))]);
  const byName = new Map<string, ReadBill[]>();
  for (const bill of bills) {
    const signed = readSigned(bill.document);
    byName.set(nameOf(signed), [...(byName.get(nameOf(signed)) ?? []), { bill, signed }]);
  }
  return byName;
}

/** A document that was stored was read by the same schema before. */
export const readSigned = (document: string): Signed => transactionSchema.parse(JSON.parse(document));

/** Of several printings of a bill, the first. */
const originalOf = (bills: readonly ReadBill[] = []): ReadBill | null =>
  bills.find(({ signed }) => signed.modImpr !== 'RPR' && signed.modImpr !== 'DUP') ?? bills[0] ?? null;

const lineOf = ({ document: _document, ...line }: StoredBill) => line;
