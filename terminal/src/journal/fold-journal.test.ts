import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countedText } from '../../test/counted-text.ts';
import { foldEntry, foldJournal } from './fold-journal.ts';
import type { JournalEntry, Result } from './journal-entry.ts';
import { NEW_TERMINAL, terminalState, type TerminalState } from './terminal-state.ts';

const at = '2026-01-15T17:05:00.000Z';
const actu = (index: number): string => `${String(index).padStart(86, 'A')}==`;
const uuid = (index: number): string => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;

const linked: JournalEntry = {
  kind: 'linked',
  at,
  deviceNumber: '2468-1357-9024',
  thumbprint: 'A'.repeat(40),
  head: null,
  lastNoTrans: null,
};

const signed = (index: number, more: Partial<Extract<JournalEntry, { kind: 'signed' }>> = {}): JournalEntry => ({
  kind: 'signed',
  at,
  noTrans: `AAAA-${index}`,
  actu: actu(index),
  signedAt: at,
  origin: 'sale',
  replaces: null,
  text: countedText(`AAAA-${index}`),
  ...more,
});

const result = (state: Result['state'] | 'refused-by-relay', index: number): Result => {
  const named = { noTrans: `AAAA-${index}`, actu: actu(index) };
  switch (state) {
    case 'accepted':
      return { ...named, state, psiNoTrans: 'AAAA-AAAA-AAAA-AAAA', psiDatTrans: null, noLot: null, errors: [] };
    case 'refused':
      return { ...named, state, by: 'authority', reason: null, errors: [] };
    case 'refused-by-relay':
      return { ...named, state: 'refused', by: 'relay', reason: 'broken-chain', errors: [] };
    case 'waiting':
    case 'not-known':
      return { ...named, state };
  }
};

const answered = (results: Result[], chainHead?: string | null): JournalEntry => ({
  kind: 'answered',
  at,
  results,
  ...(chainHead === undefined ? {} : { chainHead }),
});

/** Wishes for what happens next; those that cannot happen then are left out. */
const wish = fc.oneof(
  fc.record({ do: fc.constant('sign' as const) }),
  fc.record({ do: fc.constant('rebuild' as const) }),
  fc.record({
    do: fc.constant('answer' as const),
    state: fc.constantFrom('accepted', 'waiting', 'refused', 'refused-by-relay', 'not-known'),
    which: fc.nat(),
    many: fc.integer({ min: 1, max: 3 }),
  }),
  fc.record({ do: fc.constant('offline' as const) }),
  fc.record({ do: fc.constant('online' as const) }),
);

/** A journal such as a terminal writes: it answers for bills that were signed, and rebuilds what was refused. */
const journal = fc.array(wish, { maxLength: 60 }).map((wishes) => {
  const entries: JournalEntry[] = [linked];
  let count = 0;
  for (const [index, next] of wishes.entries()) {
    const state = foldJournal(entries);
    const refused = state.open.find(({ place }) => place === 'refused');
    if (next.do === 'sign') entries.push(signed((count += 1)));
    else if (next.do === 'rebuild' && refused) entries.push(signed((count += 1), { replaces: refused.actu }));
    else if (next.do === 'answer' && count > 0) {
      const results = Array.from({ length: next.many }, (_, more) =>
        result(next.state, ((next.which + more) % count) + 1),
      );
      entries.push(answered(results, state.chainHead));
    } else if (next.do === 'offline') entries.push({ kind: 'went-offline', at, id: uuid(index) });
    else if (next.do === 'online') entries.push({ kind: 'came-online', at, id: uuid(index), waiting: 0 });
  }
  return entries;
});

const signedIn = (entries: readonly JournalEntry[]) => entries.filter((entry) => entry.kind === 'signed');

describe('foldJournal', () => {
  it('loses no bill and counts none twice, after any prefix of any journal', () => {
    fc.assert(
      fc.property(journal, (entries) => {
        for (let length = 0; length <= entries.length; length += 1) {
          const prefix = entries.slice(0, length);
          const state = foldJournal(prefix);
          const bills = signedIn(prefix);
          const replaced = bills.filter((bill) => bill.replaces !== null).length;
          expect(state.open.length + state.accepted + replaced).toBe(bills.length);
          expect(new Set(state.open.map((bill) => bill.actu)).size).toBe(state.open.length);
          expect(state.chainLength).toBe(bills.length);
        }
      }),
    );
  });

  it('never queues again what was accepted', () => {
    fc.assert(
      fc.property(journal, (entries) => {
        const accepted = new Set<string | null>();
        let state: TerminalState = NEW_TERMINAL;
        for (const entry of entries) {
          const before = state;
          state = foldEntry(state, entry);
          const gone = before.open.filter((bill) => !state.open.some(({ actu: open }) => open === bill.actu));
          if (entry.kind === 'answered') for (const bill of gone) accepted.add(bill.actu);
          expect(state.open.filter((bill) => accepted.has(bill.actu))).toEqual([]);
        }
      }),
    );
  });

  it('keeps what is open in the order of the chain', () => {
    fc.assert(
      fc.property(journal, (entries) => {
        const order = signedIn(entries).map((bill) => bill.actu);
        const places = foldJournal(entries).open.map((bill) => order.indexOf(bill.actu));
        expect(places).toEqual(places.toSorted((a, b) => a - b));
      }),
    );
  });

  it('is the same whether folded at once, entry by entry, or from a checkpoint', () => {
    fc.assert(
      fc.property(journal, fc.nat(), (entries, cut) => {
        const half = cut % (entries.length + 1);
        const checkpoint = terminalState.parse(JSON.parse(JSON.stringify(foldJournal(entries.slice(0, half)))));
        expect(entries.slice(half).reduce(foldEntry, checkpoint)).toEqual(foldJournal(entries));
      }),
    );
  });

  it('signs on the last link, and after a refusal by the relay on what the relay kept', () => {
    const before = foldJournal([linked, signed(1), answered([result('accepted', 1)], actu(1)), signed(2), signed(3)]);
    expect(before.chainHead).toBe(actu(3));
    const after = foldEntry(before, answered([result('refused-by-relay', 2), result('refused-by-relay', 3)], actu(1)));
    expect(after.chainHead).toBe(actu(1));
    expect(after.open.map(({ place }) => place)).toEqual(['refused', 'refused']);
  });

  it('keeps its chain when the authority refuses: the relay has the link', () => {
    const state = foldJournal([linked, signed(1), signed(2), answered([result('refused', 1)], actu(1))]);
    expect(state.chainHead).toBe(actu(2));
  });

  it('gives up rebuilding a bill after three times', () => {
    const entries: JournalEntry[] = [linked, signed(1)];
    for (let index = 1; index <= 3; index += 1) {
      entries.push(answered([result('refused', index)]), signed(index + 1, { replaces: actu(index) }));
    }
    expect(foldJournal(entries).open).toMatchObject([{ place: 'here', rebuilds: 3 }]);
    expect(foldJournal([...entries, answered([result('refused', 4)])]).open).toMatchObject([{ place: 'stuck' }]);
  });

  it('does not rebuild what is refused for the terminal itself', () => {
    const refused: Result = { ...result('refused-by-relay', 1), reason: 'foreign-device' } as Result;
    expect(foldJournal([linked, signed(1), answered([refused], null)]).open).toMatchObject([
      { place: 'stuck', reason: 'foreign-device' },
    ]);
  });

  it('queues again what the relay turns out not to know', () => {
    const state = foldJournal([
      linked,
      signed(1),
      answered([result('waiting', 1)]),
      answered([result('not-known', 1)]),
    ]);
    expect(state.open).toMatchObject([{ place: 'here' }]);
  });

  it('means the rebuilt bill when it speaks of the last sale', () => {
    const state = foldJournal([linked, signed(1), answered([result('refused', 1)]), signed(2, { replaces: actu(1) })]);
    expect(state.lastSale).toBe('AAAA-2');
    expect(state.unprinted.map(({ noTrans }) => noTrans)).toEqual(['AAAA-2']);
  });

  it('goes on with the chain under a renewed certificate and begins one under another device number', () => {
    const state = foldJournal([linked, signed(1), { ...linked, thumbprint: 'B'.repeat(40) }]);
    expect(state).toMatchObject({ chainHead: actu(1), chainLength: 1, counter: 1 });
    const other = foldEntry(state, { ...linked, deviceNumber: '1111-2222-3333' });
    expect(other).toMatchObject({ chainHead: null, chainLength: 0 });
  });

  it('takes over the chain that the relay has of a terminal whose folder was lost', () => {
    const state = foldJournal([{ ...linked, head: actu(9), lastNoTrans: 'AAAA-41' }]);
    expect(state).toMatchObject({ chainHead: actu(9), counter: 41 });
  });

  it('remembers that the authority no longer takes the certificate, until there is another', () => {
    const revoked = { id: 'JW00B999011E', codRetour: '12', message: 'x', explanation: null, merchantField: null };
    const accepted = { ...result('accepted', 1), errors: [revoked] } as Result;
    const state = foldJournal([linked, signed(1), answered([accepted])]);
    expect(state.certificateError).toBe('JW00B999011E');
    expect(foldEntry(state, linked).certificateError).toBeNull();
  });

  it('goes on after a bill under a certificate of another operator: it was received, and a setting is wrong', () => {
    const foreign = { id: 'JW00B999522E', codRetour: '14', message: 'x', explanation: null, merchantField: null };
    const accepted = { ...result('accepted', 1), errors: [foreign] } as Result;
    expect(foldJournal([linked, signed(1), answered([accepted])]).certificateError).toBeNull();
  });

  it('reports each event until it is acknowledged', () => {
    const state = foldJournal([
      linked,
      { kind: 'went-offline', at, id: uuid(1) },
      { kind: 'came-online', at, id: uuid(2), waiting: 3 },
    ]);
    expect(state.events.map(({ event }) => event)).toEqual(['till-went-offline', 'till-came-online']);
    expect(foldEntry(state, { kind: 'reported', at, ids: [uuid(1)] }).events.map(({ id }) => id)).toEqual([uuid(2)]);
  });
});
