import { describe, expect, it } from 'vitest';
import { answerCalls, refusal, type Answer } from '../../test/answer-calls.ts';
import { linkOf, makeTerminal, signatureOf, signedEntry } from '../../test/made-terminal.ts';
import { plainSpaces } from '../../test/plain-spaces.ts';
import { acceptedOf, refusedOf, waitingOf } from '../../test/results-of.ts';
import { makeContext } from '../../test/test-context.ts';
import type { Result, Undated } from '../journal/journal-entry.ts';
import type { Transaction } from '@comptoir/websrm/requests/transaction';
import { catchUp, refusedOffChain } from './catch-up.ts';

const heard = (...results: Result[]): Undated => ({ kind: 'answered', results });
const entryOf = (bill: Transaction, result: Result) => ({ document: JSON.stringify(bill), result });
const bills = (isComplete: boolean, ...indexes: number[]): Answer => ({
  json: { isComplete, bills: indexes.map((index) => entryOf(linkOf(index), acceptedOf(index))) },
});

async function behind(entries: readonly Undated[], ...answers: readonly Answer[]) {
  const context = makeContext('http://comptoir.test');
  const terminal = await makeTerminal(context, entries);
  const calls = answerCalls(...answers);
  const end = await catchUp(context, terminal);
  const { state } = terminal.journal;
  return {
    end,
    state,
    bodies: calls.map(({ body }) => body),
    warned: context.warnings.map(plainSpaces),
    terminal,
    context,
  };
}

describe('a terminal that is behind', () => {
  it('takes its bills back in as many calls as it takes, and says how many', async () => {
    const entries = [signedEntry(linkOf(1)), heard(acceptedOf(1))];
    const { end, state, bodies, warned } = await behind(entries, bills(false, 2, 3), bills(true, 4));
    expect(end).toBe('done');
    expect(bodies).toEqual([{ after: signatureOf(1) }, { after: signatureOf(3) }]);
    expect(state).toMatchObject({ chainHead: signatureOf(4), chainLength: 4, accepted: 4, open: [], isBehind: false });
    expect(warned).toEqual([
      'Le dossier de la caisse avait été remis à une copie plus ancienne : 3 factures retrouvées chez Comptoir. La chaîne continue.',
    ]);
  });

  it('that has none asks for all', async () => {
    const { bodies, state } = await behind([], bills(true, 1));
    expect(bodies).toEqual([{ after: null }]);
    expect(state).toMatchObject({ chainLength: 1, lastSale: 'AAAA-1' });
  });

  it('asks from the last link that Comptoir ever had', async () => {
    const entries = [1, 2, 3].map((index) => signedEntry(linkOf(index)));
    expect((await behind([...entries, heard(acceptedOf(1), waitingOf(2))], null)).bodies).toEqual([
      { after: signatureOf(2) },
    ]);
    expect((await behind([...entries, heard(refusedOf(3))], null)).bodies).toEqual([{ after: null }]);
    const begun = [signedEntry(linkOf(6)), signedEntry(linkOf(7))];
    expect((await behind(begun, null)).bodies).toEqual([{ after: signatureOf(5) }]);
  });

  it('goes on asking from where it was when an answer brings nothing', async () => {
    const entries = [signedEntry(linkOf(1)), heard(acceptedOf(1))];
    const { bodies, end, state } = await behind(entries, bills(false), bills(true, 2));
    expect([end, state.chainLength]).toEqual(['done', 2]);
    expect(bodies).toEqual([{ after: signatureOf(1) }, { after: signatureOf(1) }]);
  });

  it.each([
    ['silence', null, 'unreachable'],
    ['another refusal', refusal('not-found', 404), 'unreachable'],
    ['a chain that is not its own', refusal('chain-not-shared'), 'not-shared'],
  ] as const)('stays behind after %s', async (_, answer, end) => {
    const found = await behind([signedEntry(linkOf(1))], answer);
    expect(found.end).toBe(end);
    expect([found.state.isBehind, found.warned]).toEqual([true, []]);
  });

  it('takes up an interruption where it was, and says once that it is behind', async () => {
    const first = await behind([], bills(false, 1), null);
    expect([first.end, first.state.isBehind, first.state.chainLength]).toEqual(['unreachable', true, 1]);
    const before = first.state;
    const calls = answerCalls(null);
    await catchUp(first.context, first.terminal);
    expect(first.terminal.journal.state).toBe(before);
    expect(calls[0]?.body).toEqual({ after: signatureOf(1) });
  });

  it('refuses what it signed meanwhile on its old head, and nothing that is on the chain', async () => {
    const entries = [signedEntry(linkOf(1)), heard(acceptedOf(1)), signedEntry(linkOf(9, {}, 1))];
    const { state } = await behind(entries, bills(true, 2));
    expect(state.open).toMatchObject([{ actu: signatureOf(9), place: 'refused', reason: 'broken-chain' }]);
    expect(state).toMatchObject({ chainHead: signatureOf(2), isBehind: false });
  });

  it('keeps what Comptoir has and the authority has not', async () => {
    const json = { isComplete: true, bills: [entryOf(linkOf(1), waitingOf(1))] };
    expect((await behind([], { json })).state.open).toMatchObject([{ actu: signatureOf(1), place: 'there' }]);
  });

  it('does not sign again what it has, and hears what became of it', async () => {
    const entries = [signedEntry(linkOf(1)), signedEntry(linkOf(2))];
    const { state } = await behind(entries, bills(true, 1, 2, 3));
    expect(state).toMatchObject({ chainLength: 3, accepted: 3, open: [] });
  });
});

describe('a bill that is taken back', () => {
  const mont = (apresTax: string) => ({ ...linkOf(1).mont, apresTax });
  const refs = [{ noTrans: 'AAAA-0', datTrans: '20260115110500', avantTax: '+000000005.01' }];
  it.each<[string, Partial<Transaction>, string]>([
    ['a sale', {}, 'sale'],
    ['a sale of an earlier bill', { refs }, 'sale'],
    ['a bill of nothing', { modPai: 'AUC' }, 'sale'],
    ['a credit note', { mont: mont('-000000005.76'), refs }, 'refund'],
    ['what was cancelled', { modPai: 'AUC', refs }, 'ended'],
    ['guests who left', { modImpr: 'PSP', modPai: 'AUC' }, 'ended'],
    ['an entry given up', { typTrans: 'SOB', modImpr: 'ANN' }, 'ended'],
    ['what a third party supplied', { typTrans: 'TIER', modPai: 'SOB' }, 'ended'],
    ['a table’s bill', { typTrans: 'ADDI' }, 'unpaid'],
    ['a quote', { typTrans: 'SOUM' }, 'unpaid'],
    ['an estimate', { typTrans: 'ESTM' }, 'unpaid'],
    ['a reproduction', { modImpr: 'RPR' }, 'reprint'],
    ['a duplicate', { modImpr: 'DUP' }, 'reprint'],
  ])('is known again as what it is: %s', async (_, more, origin) => {
    const json = { isComplete: true, bills: [entryOf(linkOf(1, more), waitingOf(1))] };
    const { state } = await behind([], { json });
    expect(state.open).toMatchObject([{ origin, signedAt: '2026-01-15T17:05:00.000Z', noTrans: 'AAAA-1' }]);
    expect(state.unprinted).toEqual([]);
  });

  it('waits for its payment again', async () => {
    const json = { isComplete: true, bills: [entryOf(linkOf(1, { typTrans: 'ADDI' }), acceptedOf(1))] };
    expect((await behind([], { json })).state.unpaid).toMatchObject([{ kind: 'bill', table: null, noTrans: 'AAAA-1' }]);
  });
});

it('what does not follow Comptoir’s chain is to be made again', () => {
  expect(refusedOffChain({ noTrans: 'AAAA-1', actu: signatureOf(1) })).toEqual(refusedOf(1, 'relay', 'broken-chain'));
});
