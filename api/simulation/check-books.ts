import { listAccounts, listBooked, listWrongNotices, type BookedAccount, type BookedInvoice } from './books.queries.ts';
import { checkAmounts, checkCharges, checkNotForgotten, type Ledger } from './check-invoice.ts';
import { localDay } from './expected-subscription.ts';
import { Violation } from './violation.ts';
import type { SimulatedMerchant, World } from './world.ts';

/** The server's books as they were read so far, by number. What is paid or credited is read again only now and then. */
export type Books = Map<number, BookedInvoice>;

/** Depth of the check: `settled` after everything that was due had time to be done, `whole` from the first invoice on. */
export interface Look {
  readonly lostNumbers: ReadonlySet<number>;
  readonly since: Date | null;
  readonly settled: boolean;
}

/** Holds all that must be true of the books against what is expected and what the card network has. @throws Violation */
export async function checkBooks(world: World, books: Books, { since, settled, lostNumbers }: Look): Promise<void> {
  const now = world.clock.now();
  const isWhole = since === null;
  const [rows, accounts, wrongNotices] = await world.database.transaction({ role: 'system' }, (tx) =>
    Promise.all([listBooked(tx, since), settled ? listAccounts(tx) : [], isWhole ? listWrongNotices(tx) : []]),
  );
  if (isWhole) books.clear();
  for (const row of rows) books.set(row.number, row);
  if (world.errors.length > 0) throw new Violation('contradiction', world.errors.join('; '));
  checkNumbers(books, lostNumbers);
  for (const { number, created, paid } of wrongNotices)
    throw new Violation(
      'notified-twice',
      `invoice ${number}: ${created} mails that it was made, ${paid} that it was paid`,
    );
  const ledgerOf = readLedger(world);
  for (const row of rows) {
    checkCharges(row, ledgerOf(row.number));
    if (settled) checkNotForgotten(row, now);
  }
  checkAllMerchants(world, books, { changed: new Set(rows.map(({ number }) => number)), settled });
  for (const account of accounts) checkAccount(world, account);
}

/** Without a gap but where a restore forgot some; those are never given again. */
function checkNumbers(books: Books, lost: ReadonlySet<number>): void {
  const last = books.size + lost.size;
  for (let number = 1; number <= last; number += 1) {
    if (books.has(number) && lost.has(number)) throw new Violation('number-reused', `invoice ${number}`);
    if (!books.has(number) && !lost.has(number))
      throw new Violation('number-gap', `there is no invoice ${number} among ${last}`);
  }
}

/** Says what the card network has about an invoice. */
function readLedger({ network }: World): (number: number) => Ledger {
  const taken = groupBy(
    network.charges.filter((charge) => charge.taken),
    ({ invoiceNumber }) => Number(invoiceNumber),
  );
  const back = groupBy(network.refunds, ({ chargeReference }) => chargeReference);
  return (number) => {
    const charges = taken.get(number) ?? [];
    const refunds = charges.flatMap(({ key }) => back.get(`charge-${key}`) ?? []);
    return { taken: charges, givenBack: refunds.reduce((sum, { amountCents }) => sum + amountCents, 0) };
  };
}

function groupBy<Item, Key>(items: Iterable<Item>, keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

/** Every month that is to be billed has its invoice, and nothing else has: no day twice, none of a pause, none forgotten. */
function checkAllMerchants(
  { merchants, clock, prices }: World,
  books: Books,
  { changed, settled }: { changed: ReadonlySet<number>; settled: boolean },
): void {
  const byMerchant = groupBy(books.values(), ({ merchantId }) => merchantId);
  for (const merchant of merchants) {
    merchant.expected.reach(localDay(merchant.zone, clock.now()));
    const invoices = (byMerchant.get(merchant.id) ?? []).toSorted((a, b) => (a.startsOn < b.startsOn ? -1 : 1));
    checkPeriods(merchant, invoices, settled);
    const begunAt = invoices[0]?.createdAt ?? clock.now();
    for (const [index, invoice] of invoices.entries())
      if (changed.has(invoice.number)) checkAmounts(invoice, { merchant, prices, index, begunAt });
  }
}

function checkPeriods(
  { name, expected }: SimulatedMerchant,
  invoices: readonly BookedInvoice[],
  settled: boolean,
): void {
  const length = settled ? Math.max(invoices.length, expected.periods.length) : invoices.length;
  for (let index = 0; index < length; index += 1) {
    const [wanted, got] = [show(expected.periods[index]), show(invoices[index])];
    if (wanted !== got) throw new Violation('wrong-periods', `${name} was billed ${got}, not ${wanted}`);
  }
}

const show = (period: { startsOn: string; endsOn: string } | undefined): string =>
  period ? `${period.startsOn} to ${period.endsOn}` : 'nothing';

function checkAccount({ merchants }: World, { merchantId, state, active }: BookedAccount): void {
  const merchant = merchants.find(({ id }) => id === merchantId);
  const wanted = merchant?.expected.state();
  if (!merchant || state !== wanted)
    throw new Violation('wrong-flag', `${merchant?.name ?? merchantId} is ${state}, not ${wanted}`);
  if (active !== (state === 'active' || state === 'pausing'))
    throw new Violation('wrong-flag', `${merchant.name} is ${state} and ${active ? '' : 'not '}active`);
}
