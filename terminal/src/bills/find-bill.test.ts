import type { Transaction } from '@comptoir/websrm/requests/transaction';
import { describe, expect, it } from 'vitest';
import { linkOf, makeTerminal, signatureOf, signedEntry } from '../../test/made-terminal.ts';
import { makeContext } from '../../test/test-context.ts';
import type { SignedEntry, Undated } from '../journal/journal-entry.ts';
import type { Journal } from '../journal/open-journal.ts';
import { findBill, findEarlier } from './find-bill.ts';
import { findInstalments } from './find-instalments.ts';

const journalOf = async (...entries: Undated[]): Promise<Journal> =>
  (await makeTerminal(makeContext('http://comptoir.test'), entries)).journal;

/** A journal that is not looked into. */
const UNREAD: Pick<Journal, 'lines'> = {
  lines: () => {
    throw new Error('it was read');
  },
};

const refTo = (index: number) => ({ noTrans: `AAAA-${index}`, datTrans: '20260115120500', avantTax: '+000000005.01' });
const bill = (index: number, more: Partial<Transaction> = {}, fields: Partial<SignedEntry> = {}): Undated =>
  signedEntry(linkOf(index, more), fields);
const credit = (index: number, of: number, fields: Partial<SignedEntry> = {}): Undated =>
  bill(index, { refs: [refTo(of)] }, { origin: 'refund', ...fields });

/** The numbers of a bill and of its credit notes, with the lines that these give back. */
async function found(journal: Journal, noTrans: string) {
  const fields = await findBill(journal, noTrans);
  return fields && { of: fields.bill.noTrans, credits: fields.credits.map(({ note, lines }) => [note.noTrans, lines]) };
}

describe('a bill', () => {
  it('is found by its number, and is none where no one made it', async () => {
    const journal = await journalOf(bill(1), bill(2));
    expect(await findBill(journal, 'AAAA-2')).toEqual({ bill: linkOf(2), credits: [] });
    expect(await findBill(journal, 'AAAA-3')).toBeNull();
  });

  it('is the last one of its number, with the credit notes of that one', async () => {
    const again = bill(4, { noTrans: 'AAAA-1' });
    expect(await found(await journalOf(bill(1), credit(2, 1), again), 'AAAA-1')).toEqual({ of: 'AAAA-1', credits: [] });
    expect(await findBill(await journalOf(bill(1), again), 'AAAA-1')).toMatchObject({
      bill: { signa: { actu: signatureOf(4) } },
    });
  });

  it('has the credit notes that refer to it, and what the journal remembers of them', async () => {
    const journal = await journalOf(
      bill(1),
      bill(2),
      credit(3, 1, { creditedLines: [0] }),
      credit(4, 2),
      bill(5, { refs: [refTo(1)] }),
      bill(6, {}, { origin: 'refund' }),
      credit(7, 1),
    );
    expect(await found(journal, 'AAAA-1')).toEqual({
      of: 'AAAA-1',
      credits: [
        ['AAAA-3', [0]],
        ['AAAA-7', null],
      ],
    });
  });

  it('has the credit note of several bills', async () => {
    const both = bill(3, { refs: [refTo(2), refTo(1)] }, { origin: 'refund' });
    expect(await found(await journalOf(bill(1), bill(2), both), 'AAAA-1')).toEqual({
      of: 'AAAA-1',
      credits: [['AAAA-3', null]],
    });
  });

  it('that was made again is the one in its place, with the credit notes of both', async () => {
    const journal = await journalOf(
      bill(1),
      bill(2),
      credit(3, 1),
      bill(4, {}, { replaces: signatureOf(1) }),
      credit(5, 4),
      bill(6, {}, { replaces: signatureOf(4) }),
    );
    const credits = [
      ['AAAA-3', null],
      ['AAAA-5', null],
    ];
    expect(await found(journal, 'AAAA-1')).toEqual({ of: 'AAAA-6', credits });
  });

  it('has a credit note that was made again once, with the lines of the first', async () => {
    const journal = await journalOf(
      bill(1),
      credit(2, 1, { creditedLines: [0] }),
      credit(3, 1),
      credit(4, 1, { replaces: signatureOf(2) }),
      credit(5, 1, { replaces: signatureOf(3), creditedLines: [1] }),
    );
    expect(await found(journal, 'AAAA-1')).toEqual({
      of: 'AAAA-1',
      credits: [
        ['AAAA-4', [0]],
        ['AAAA-5', [1]],
      ],
    });
  });

  it('is no copy of it', async () => {
    const copy = bill(2, { noTrans: 'AAAA-1', modImpr: 'RPR' }, { origin: 'reprint' });
    expect(await findBill(await journalOf(bill(1), copy), 'AAAA-1')).toMatchObject({ bill: { modImpr: 'FAC' } });
  });
});

it('what a document says of earlier bills is what those that it refers to say, and those before them', async () => {
  const journal = await journalOf(bill(1), bill(2, { refs: [refTo(1)] }), bill(3, { refs: [refTo(2)] }), bill(4));
  const numbers = async (...bills: Transaction[]) => (await findEarlier(journal, bills)).map(({ noTrans }) => noTrans);
  expect((await numbers(linkOf(3, { refs: [refTo(2)] }))).toSorted()).toEqual(['AAAA-1', 'AAAA-2']);
  expect(await numbers(linkOf(4), linkOf(2, { refs: [refTo(1)] }))).toEqual(['AAAA-1']);
  expect(await numbers(linkOf(4))).toEqual([]);
  expect(await findEarlier(UNREAD, [linkOf(4)])).toEqual([]);
});

describe('the payments of a sale', () => {
  const mont = (now: string, before: string, sold: string, more: object = {}) => ({
    ...linkOf(1).mont,
    versActu: now,
    versAnt: before,
    sold,
    ...more,
  });
  const [NOTHING, TWO, REST] = ['+000000000.00', '+000000002.00', '+000000003.76'];
  const first = { mont: mont(TWO, NOTHING, REST) };
  const last = (of: number) => ({ refs: [refTo(of)], mont: mont(REST, TWO, NOTHING) });

  it('are none of a receipt that was paid at once', async () => {
    expect(await findInstalments(UNREAD, linkOf(1))).toBeNull();
  });

  it('are those that refer to each other, wherever one begins, with what came in so far', async () => {
    const journal = await journalOf(bill(1, first), bill(2, last(1)), bill(3, first), bill(4));
    for (const known of [linkOf(1, first), linkOf(2, last(1))]) {
      const sale = await findInstalments(journal, known);
      expect(sale?.bills.map(({ noTrans }) => noTrans).toSorted()).toEqual(['AAAA-1', 'AAAA-2']);
      expect(sale).toMatchObject({ credits: [], paid: { total: 576, money: 576 } });
    }
    const other = await findInstalments(journal, linkOf(3, first));
    expect(other).toEqual({ bills: [linkOf(3, first)], credits: [], paid: { total: 200, money: 200 } });
  });

  it('come to the money that coins were rounded to', async () => {
    const rounded = {
      mont: mont('+000000003.75', TWO, NOTHING, { ajus: '-000000000.01', mtdu: '+000000005.75' }),
      refs: [refTo(1)],
    };
    const sale = await findInstalments(await journalOf(bill(1, first), bill(2, rounded)), linkOf(1, first));
    expect(sale?.paid).toEqual({ total: 576, money: 575 });
  });

  it('come to what had come in by the last one, whatever their order', async () => {
    const sale = await findInstalments(await journalOf(bill(1, first), bill(2, last(1))), linkOf(2, last(1)));
    expect(sale?.paid.total).toBe(576);
    const { sold: _, ...open } = first.mont;
    expect((await findInstalments(await journalOf(), linkOf(1, { mont: open })))?.paid).toEqual({ total: 0, money: 0 });
  });

  it('include one that was made again, and none of another day', async () => {
    const journal = await journalOf(bill(1, first), bill(2, first, { replaces: signatureOf(1) }), bill(3, first));
    expect((await findInstalments(journal, linkOf(1, first)))?.bills.map(({ noTrans }) => noTrans)).toEqual([
      'AAAA-1',
      'AAAA-2',
    ]);
    const other = { ...last(1), refs: [{ ...refTo(1), datTrans: '20250115120500' }] };
    expect(
      (await findInstalments(await journalOf(bill(1, first), bill(2, other)), linkOf(1, first)))?.bills,
    ).toHaveLength(1);
  });

  it('are no copies', async () => {
    const copy = bill(2, last(1), { origin: 'reprint' });
    expect((await findInstalments(await journalOf(bill(1, first), copy), linkOf(1, first)))?.bills).toHaveLength(1);
  });

  it('have the credit notes of any of them, each once, with the lines of the first', async () => {
    const journal = await journalOf(
      bill(1, first),
      bill(2, last(1)),
      bill(3),
      credit(4, 1, { creditedLines: [0] }),
      credit(5, 2),
      credit(6, 3),
      credit(7, 1, { replaces: signatureOf(4) }),
    );
    const sale = await findInstalments(journal, linkOf(1, first));
    expect(sale?.credits.map(({ note, lines }) => [note.noTrans, lines])).toEqual([
      ['AAAA-5', null],
      ['AAAA-7', [0]],
    ]);
  });
});
