import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from '../amounts/cents.ts';
import { addDays } from '../calendar/calendar-day.ts';
import { JOURNAL_FORMATS, type JournalFormat } from './account.ts';
import { journalOf, listMissingAccounts, type JournalEntry } from './journal.ts';
import { JOURNAL_FORMS, writeJournal } from './write-journal.ts';

const KEYS = ['cash', 'sales', 'gst', 'rest'] as const;
type Key = (typeof KEYS)[number];
const NAMES = { name: 'Clé « à » œ', number: '4000' };
const ACCOUNTS = { cash: NAMES, sales: NAMES, gst: NAMES, rest: NAMES };

const posting = fc.record({
  day: fc.integer({ min: 0, max: 700 }).map((days) => addDays('2026-01-01', days)),
  account: fc.constantFrom(...KEYS),
  amount: fc.integer({ min: -9_999_999, max: 9_999_999 }).map(cents),
});
const book = (postings: Parameters<typeof journalOf<Key>>[0]): JournalEntry<Key>[] =>
  journalOf(postings, { keys: KEYS, prefix: 'T', rest: 'rest' });
const write = (format: JournalFormat, entries: readonly JournalEntry<Key>[], line = 'Ligne') =>
  writeJournal({ entries, format, accounts: ACCOUNTS, describe: { entry: 'Ventes', line: () => line } });
const rowsOf = (content: string): string[] => content.trimEnd().split('\r\n');
const bytesOf = (text: string): number => encodeURIComponent(text).replaceAll(/%[\dA-F]{2}/g, '.').length;

/** Many days with every account. */
const daysOf = (count: number): JournalEntry<Key>[] =>
  book(
    Array.from({ length: count }, (_, index) => addDays('2020-01-01', index)).flatMap((day) =>
      KEYS.slice(0, 3).map((account) => ({ day, account, amount: cents(100) })),
    ),
  );

describe('journal entries', () => {
  it('balance to the cent on each day, and book what was posted on every other account', () => {
    fc.assert(
      fc.property(fc.array(posting, { maxLength: 60 }), (postings) => {
        const entries = book(postings);
        for (const { lines } of entries) expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
        expect(entries.map(({ day }) => day)).toEqual(entries.map(({ day }) => day).sort());
        for (const key of ['cash', 'sales', 'gst'] as const) {
          const booked = entries.flatMap(({ lines }) => lines.filter(({ account }) => account === key));
          const sum = (all: readonly { amount: number }[]) => all.reduce((total, { amount }) => total + amount, 0);
          expect(sum(booked)).toBe(sum(postings.filter(({ account }) => account === key)));
        }
      }),
    );
  });

  it('are none for a day that comes to nothing', () => {
    const [day, account] = ['2026-06-01', 'cash'] as const;
    expect(book([5, -5].map((amount) => ({ day, account, amount: cents(amount) })))).toEqual([]);
  });

  it('miss the accounts that they are booked on and that the program could not find, once each', () => {
    const entries = daysOf(2);
    const accounts = { cash: { name: 'Caisse', number: '' }, sales: { name: '', number: '4000' } };
    expect(listMissingAccounts(entries, accounts, 'quickbooks')).toEqual(['sales', 'gst', 'rest']);
    expect(listMissingAccounts(entries, accounts, 'sage')).toEqual(['cash', 'gst', 'rest']);
    expect(listMissingAccounts(entries, ACCOUNTS, 'sage')).toEqual([]);
    expect(listMissingAccounts([], {}, 'sage')).toEqual([]);
  });
});

describe('files of journal entries', () => {
  it('stay within the limits, with every entry once and whole, whatever is in them', () => {
    fc.assert(
      fc.property(
        fc.array(posting, { maxLength: 40 }),
        fc.integer({ min: 0, max: 700 }),
        fc.constantFrom(...JOURNAL_FORMATS),
        fc.string({ maxLength: 200, unit: 'grapheme' }).map((text) => text.replaceAll(/[\r\n]/g, ' ')),
        (postings, days, format, line) => {
          const entries = [...daysOf(days), ...book(postings)];
          const { mostRows, mostBytes } = JOURNAL_FORMS[format];
          const files = write(format, entries, line);
          for (const { content, entries: count, debitCents } of files) {
            const [, ...rows] = rowsOf(content);
            expect(rows.length + 1).toBeLessThanOrEqual(mostRows);
            expect(bytesOf(content)).toBeLessThanOrEqual(mostBytes);
            expect(new Set(rows.map((row) => row.split(',', 1)[0])).size).toBe(count);
            expect(debitCents).toBeGreaterThan(0);
          }
          const numbers = files.flatMap(({ content }) => [
            ...new Set(
              rowsOf(content)
                .slice(1)
                .map((row) => row.split(',', 1)[0]),
            ),
          ]);
          expect(numbers).toEqual(entries.map(({ number }) => `"${number}"`));
        },
      ),
      { numRuns: 60 },
    );
  });

  it('of QuickBooks hold a thousand rows with the heading, and the next entry begins another one', () => {
    // four lines a day: 249 days are 997 rows with the heading, and one more would be 1,001
    expect(write('quickbooks', daysOf(249)).map(({ entries }) => entries)).toEqual([249]);
    expect(write('quickbooks', daysOf(250)).map(({ name, entries }) => [name, entries])).toEqual([
      ['quickbooks-01.csv', 249],
      ['quickbooks-02.csv', 1],
    ]);
  });

  it('of QuickBooks hold two megabytes, counted in bytes and not in signs', () => {
    const files = write('quickbooks', daysOf(240), 'é'.repeat(2000));
    expect(files.length).toBeGreaterThan(1);
    for (const { content } of files) expect(bytesOf(content)).toBeLessThanOrEqual(2_000_000);
    expect(bytesOf(files[0]?.content ?? '')).toBeGreaterThan(1_980_000);
  });

  it('of Sage hold half a megabyte', () => {
    const files = write('sage', daysOf(2500));
    expect(files.length).toBeGreaterThan(1);
    for (const { content } of files) expect(bytesOf(content)).toBeLessThanOrEqual(500_000);
    expect(bytesOf(files[0]?.content ?? '')).toBeGreaterThan(499_000);
  });

  it('are none of nothing', () => {
    expect(write('sage', [])).toEqual([]);
  });

  it.each([
    [
      'quickbooks',
      ['"Journal No.","Journal Date","Account Name","Description","Debits","Credits"'],
      '"T-2026-06-03","06/03/2026","Clé « à » œ","Ventes, Ligne",12.05,""',
      '"T-2026-06-03","06/03/2026","Clé « à » œ","Ventes, Ligne","",12.05',
    ],
    [
      'sage',
      ['"Reference","Date","Description","Ledger Account Number","Details","Debit","Credit"'],
      '"T-2026-06-03","06-03-2026","Ventes","4000","Ligne",12.05,""',
      '"T-2026-06-03","06-03-2026","Ventes","4000","Ligne","",12.05',
    ],
  ] as const)('are what %s imports, from the first byte', (format, heading, debit, credit) => {
    const [file] = write(format, book([{ day: '2026-06-03', account: 'cash', amount: cents(1205) }]));
    expect(rowsOf(file?.content ?? '')).toEqual([...heading, debit, credit]);
    expect(file?.debitCents).toBe(1205);
  });

  it('let no text be a formula', () => {
    const [file] = write('sage', daysOf(1), '=1+1');
    expect(file?.content).toContain(`"'=1+1"`);
  });
});
