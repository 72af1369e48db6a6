import type { Transaction } from '../../../platform/database/database.ts';
import type { ListedDevice } from './checkpoint.ts';
import { linesOf, numbered, PAGE, PAGES_PER_CHECK } from './proof-lines.ts';
import { listProvenBills, type ChainPart, type ProvenBill, type ProvenDevice } from './proof.queries.ts';
import type { CountedFile, ProofSubject } from './write-proof.ts';

/** A till's part of the chain, and when its bills were with the server and the authority. */
export interface DeviceSpan {
  readonly part: ChainPart;
  readonly from: Date;
  readonly to: Date;
  readonly listed: Omit<ListedDevice, 'before' | 'after' | 'unanswered'>;
  /** The name of the business on the last bill. */
  readonly merchant: string | null;
  /** Bills that have to have a reply, by place, with the number that it gives. */
  readonly answered: Map<number, string | null>;
}

/** The bills by till, oldest first, in files of a page each. What is known of a till when all have gone by is put into `spans`. */
export async function* listBillFiles(
  tx: Transaction,
  { merchant, devices, createdAt, mayGoOn }: ProofSubject,
  spans: DeviceSpan[],
): AsyncIterable<CountedFile> {
  let pages = 0;
  for (const device of devices) {
    const part = partOf(merchant.id, device);
    const summary = startSummary(device, createdAt);
    for (let first = part.first; first <= part.last;) {
      if (pages > 0 && pages % PAGES_PER_CHECK === 0) await mayGoOn();
      const bills = await listProvenBills(tx, { ...part, first, limit: PAGE });
      const last = bills.at(-1);
      if (!last) break;
      pages += 1;
      summary.take(bills);
      const content = linesOf(bills.map((bill) => lineOf(device.id, bill)));
      yield { name: numbered('bills', pages), content, lines: bills.length };
      first = last.position + 1;
    }
    spans.push({ part, ...summary.close() });
  }
}

/** The bills on either side of a part of a chain. */
export async function readNeighbours(
  tx: Transaction,
  { first, last, ...chain }: ChainPart,
): Promise<Pick<ListedDevice, 'before' | 'after'>> {
  const [[before], [after]] = await Promise.all([
    listProvenBills(tx, { ...chain, first: first - 1, last: first - 1, limit: 1 }),
    listProvenBills(tx, { ...chain, first: last + 1, last: last + 1, limit: 1 }),
  ]);
  return { before: before?.document ?? null, after: after?.document ?? null };
}

const partOf = (merchantId: string, { id, firstPosition, lastPosition }: ProvenDevice): ChainPart => ({
  merchantId,
  deviceId: id,
  first: firstPosition,
  last: lastPosition,
});

const lineOf = (device: string, { position, state, psiNoTrans, noLot, isAttested, document }: ProvenBill): object => ({
  device,
  position,
  state,
  psiNoTrans,
  noLot,
  attested: isAttested,
  document,
});

const ANSWERED = new Set(['accepted', 'refused']);

const nameOn = (document: string): string => (JSON.parse(document) as { nomMandt: string }).nomMandt;

const isAnswered = ({ isAttested, state }: ProvenBill): boolean => !isAttested && ANSWERED.has(state);

/** The authority's own number of a bill, or of the lot that it came with. */
const numberOf = ({ psiNoTrans, noLot }: ProvenBill): string | null => psiNoTrans ?? noLot;

const earlierOf = (one: Date, other: Date): Date => (other < one ? other : one);
const laterOf = (one: Date, other: Date): Date => (other > one ? other : one);

/** Counts the bills of a till as they go by. */
function startSummary({ id, name, number, firstPosition, lastPosition }: ProvenDevice, now: Date) {
  let bills = 0;
  let [first, last] = ['', ''];
  let [from, to] = [now, new Date(0)];
  let newest: ProvenBill | undefined;
  const answered = new Map<number, string | null>();
  return {
    take: (page: readonly ProvenBill[]): void => {
      if (bills === 0) first = page[0]?.signature ?? '';
      bills += page.length;
      newest = page.at(-1) ?? newest;
      last = newest?.signature ?? last;
      for (const bill of page) {
        if (isAnswered(bill)) answered.set(bill.position, numberOf(bill));
        from = earlierOf(from, bill.receivedAt);
        to = laterOf(to, bill.settledAt ?? now);
      }
    },
    close: () => ({
      from,
      to,
      merchant: newest ? nameOn(newest.document) : null,
      answered,
      listed: { id, name, number: number ?? '', bills, firstPosition, lastPosition, first, last },
    }),
  };
}
