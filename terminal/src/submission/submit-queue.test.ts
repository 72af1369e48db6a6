import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { answerCalls, refusal, type Answer } from '../../test/answer-calls.ts';
import { linkOf, makeTerminal, signatureOf, signedEntry } from '../../test/made-terminal.ts';
import { plainSpaces } from '../../test/plain-spaces.ts';
import { acceptedOf, refusedOf, unknownOf, waitingOf } from '../../test/results-of.ts';
import { makeContext } from '../../test/test-context.ts';
import type { Result, Undated } from '../journal/journal-entry.ts';
import { replyTimeMs, submitQueue, splitBills, CALL_LIMITS } from './submit-queue.ts';

const sign = (...indexes: number[]): Undated[] => indexes.map((index) => signedEntry(linkOf(index)));
const heard = (...results: Result[]): Undated => ({ kind: 'answered', results });

/** Returns Comptoir's answer when its chain ends with the link of this index. */
const reply = (head: number, results: readonly Result[], more: object = {}): Answer => ({
  json: {
    results,
    chainHead: head === 0 ? null : signatureOf(head),
    chain: 'agrees',
    settledUpTo: head === 0 ? null : signatureOf(head),
    stillWaiting: 0,
    authorityReachable: true,
    isRenewalRequested: false,
    isClockAhead: false,
    ...more,
  },
});

async function terminalWith(entries: readonly Undated[]) {
  const context = makeContext('http://comptoir.test');
  const terminal = await makeTerminal(context, entries);
  const submit = async (options: Parameters<typeof submitQueue>[2], ...answers: readonly Answer[]) => {
    const calls = answerCalls(...answers);
    const submitted = await submitQueue(context, terminal, options);
    return { submitted, bodies: calls.map(({ body }) => body), state: terminal.journal.state };
  };
  return { context, terminal, submit };
}
const [SALE, BATCH] = [{ trigger: 'sale' }, { trigger: 'batch' }] as const;
const FINE = {
  contact: 'answered',
  refusal: null,
  authorityReachable: true,
  stillWaiting: 0,
  isRenewalRequested: false,
  isClockAhead: false,
  calendarVersion: null,
  isComplete: true,
  isCaughtUp: false,
  isApart: false,
};
const texts = (...indexes: number[]) => indexes.map((index) => JSON.stringify(linkOf(index)));
const NUMBER = '2468-1357-9024';

describe('what waits in the till', () => {
  it('is submitted oldest first, in its exact bytes, and what was answered is kept', async () => {
    const { submit } = await terminalWith(sign(1, 2));
    const { submitted, bodies, state } = await submit(SALE, reply(2, [acceptedOf(1), acceptedOf(2)]));
    expect(bodies).toEqual([{ deviceNumber: NUMBER, trigger: 'sale', documents: texts(1, 2), outcomes: [] }]);
    expect(submitted).toEqual({
      ...FINE,
      results: new Map([
        [signatureOf(1), acceptedOf(1)],
        [signatureOf(2), acceptedOf(2)],
      ]),
    });
    expect(state).toMatchObject({ open: [], accepted: 2, events: [] });
  });

  it('is nothing at times: a sale then calls no one, anything else asks for what waits at Comptoir', async () => {
    const { submit } = await terminalWith([]);
    expect((await submit(SALE)).submitted).toEqual({ ...FINE, results: new Map() });
    const { bodies } = await submit(BATCH, reply(0, []));
    expect(bodies).toEqual([{ deviceNumber: NUMBER, trigger: 'batch', documents: [], outcomes: [] }]);
  });

  it('does not include what Comptoir has', async () => {
    const { submit } = await terminalWith([...sign(1, 2), heard(waitingOf(1))]);
    const { bodies, submitted, state } = await submit(
      SALE,
      reply(2, [waitingOf(2)], { stillWaiting: 2, authorityReachable: false }),
    );
    expect(bodies).toMatchObject([{ documents: texts(2) }]);
    expect(submitted).toMatchObject({ stillWaiting: 2, authorityReachable: false, isComplete: true });
    expect(state.open.map(({ place }) => place)).toEqual(['there', 'there']);
  });

  it('hears what the portal asks for, and that the clock is ahead', async () => {
    const { submit } = await terminalWith(sign(1));
    const requests = { isRenewalRequested: true, isClockAhead: true };
    expect((await submit(SALE, reply(1, [acceptedOf(1)], requests))).submitted).toMatchObject(requests);
  });
});

describe('a long queue', () => {
  const many = Array.from({ length: 200 }, (_, index) => index + 1);
  const sizes = splitBills(many.map((index) => ({ text: JSON.stringify(linkOf(index)) }))).map(({ length }) => length);
  const [first = 0] = sizes;
  const firstReply = reply(first, many.slice(0, first).map(acceptedOf));

  it('goes in several calls, of which the last bears why', async () => {
    const { submit } = await terminalWith(sign(...many));
    const { submitted, bodies } = await submit(SALE, firstReply, reply(200, many.slice(first).map(acceptedOf)));
    expect(bodies).toMatchObject([
      { documents: { length: first }, trigger: 'batch' },
      { documents: { length: 200 - first }, trigger: 'sale' },
    ]);
    expect(submitted).toMatchObject({ isComplete: true, contact: 'answered' });
    expect(submitted.results.size).toBe(200);
  });

  it('holds up no receipt: later calls are not begun once the time is up', async () => {
    const { submit } = await terminalWith(sign(...many));
    const { submitted, bodies } = await submit({ trigger: 'sale', startBefore: Date.now() }, firstReply);
    expect(bodies).toHaveLength(1);
    expect(submitted).toMatchObject({ contact: 'answered', isComplete: false });
  });

  it('goes on while there is time', async () => {
    const { submit } = await terminalWith(sign(...many));
    const { submitted, bodies } = await submit({ trigger: 'sale', startBefore: Date.now() + 60_000 }, firstReply);
    expect(bodies).toHaveLength(2);
    expect(submitted).toMatchObject({ contact: 'unreachable', isComplete: false });
  });

  it('ends with a bill that is refused: what is left follows it', async () => {
    const { submit } = await terminalWith(sign(...many));
    const { submitted, bodies } = await submit(BATCH, reply(1, [acceptedOf(1), refusedOf(2)]));
    expect([bodies.length, submitted.isComplete, submitted.contact]).toEqual([1, true, 'answered']);
  });
});

it('a sale waits for the authority as long as Comptoir does, and a little longer', async () => {
  expect(replyTimeMs((await terminalWith([])).terminal)).toBe(7000);
});

describe('without an answer', () => {
  it('all stays here, and the till remembers since when', async () => {
    const { submit, terminal } = await terminalWith(sign(1));
    const { submitted, state } = await submit(SALE, null);
    expect(submitted).toEqual({
      ...FINE,
      contact: 'unreachable',
      authorityReachable: false,
      isComplete: false,
      results: new Map(),
    });
    expect(state).toMatchObject({ open: [{ place: 'here' }], offlineSince: '2026-01-15T17:05:00.000Z' });
    expect(state.events).toMatchObject([{ event: 'till-went-offline' }]);
    await submit(SALE, null);
    expect(terminal.journal.state.events).toHaveLength(1);
  });

  it('what waited is reported once there is one', async () => {
    const { submit } = await terminalWith([...sign(1), { kind: 'went-offline', id: crypto.randomUUID() }, ...sign(2)]);
    const { state } = await submit(SALE, reply(2, [acceptedOf(1), acceptedOf(2)]));
    expect(state.offlineSince).toBeNull();
    expect(state.events).toMatchObject([{ event: 'till-went-offline' }, { event: 'till-came-online', waiting: 2 }]);
  });

  it('a refusal of the whole call is none of the network’s', async () => {
    const { submit } = await terminalWith(sign(1));
    const { submitted, state } = await submit(SALE, refusal('device-not-recognized', 401));
    expect(submitted).toMatchObject({
      contact: 'refused',
      refusal: 'device-not-recognized',
      authorityReachable: true,
      isComplete: false,
    });
    expect(state).toMatchObject({ offlineSince: null, events: [], open: [{ place: 'here' }] });
  });
});

describe('a bill that is refused', () => {
  it('takes what follows it off the chain, answered or not', async () => {
    const { submit } = await terminalWith(sign(1, 2, 3));
    const { submitted, state } = await submit(SALE, reply(0, [refusedOf(1), unknownOf(2)]));
    const off = (index: number) => refusedOf(index, 'relay', 'broken-chain');
    expect([...submitted.results.values()]).toEqual([refusedOf(1), off(2), off(3)]);
    expect(state.open.map(({ place, reason }) => [place, reason])).toEqual([
      ['refused', 'malformed'],
      ['refused', 'broken-chain'],
      ['refused', 'broken-chain'],
    ]);
    expect(state.chainHead).toBeNull();
  });

  it('by the authority leaves the chain as it is', async () => {
    const { submit } = await terminalWith(sign(1, 2));
    const { state } = await submit(SALE, reply(2, [refusedOf(1, 'authority'), acceptedOf(2)]));
    expect(state).toMatchObject({ chainHead: signatureOf(2), accepted: 1 });
  });

  it('leaves what came before it', async () => {
    const { submit } = await terminalWith(sign(1, 2));
    const { submitted } = await submit(SALE, reply(1, [acceptedOf(1), refusedOf(2)]));
    expect([...submitted.results.values()]).toEqual([acceptedOf(1), refusedOf(2)]);
  });

  it('though it could not be read is known by its number', async () => {
    const { submit } = await terminalWith(sign(1));
    const { submitted } = await submit(SALE, reply(0, [{ ...refusedOf(1), actu: null }]));
    expect(submitted.results.get(signatureOf(1))).toEqual(refusedOf(1));
  });

  it('that no one knows is kept under no signature', async () => {
    const { submit } = await terminalWith(sign(1));
    const { submitted } = await submit(SALE, reply(1, [acceptedOf(1), { ...refusedOf(8, 'authority'), actu: null }]));
    expect([...submitted.results.keys()]).toEqual([signatureOf(1), '']);
  });

  it('for what neither of the two knows is none while both chains agree', async () => {
    const { submit } = await terminalWith(sign(1));
    expect((await submit(SALE, reply(0, [unknownOf(1)]))).state.open).toMatchObject([{ place: 'here' }]);
  });

  it('since neither of the two has what it follows, is made again', async () => {
    const { submit } = await terminalWith([
      ...sign(1),
      heard(refusedOf(1)),
      signedEntry(linkOf(2)),
      signedEntry(linkOf(3)),
    ]);
    const { state } = await submit(SALE, reply(0, [unknownOf(2), unknownOf(3)], { chain: 'relay-behind' }));
    expect(state.open.map(({ noTrans, reason }) => [noTrans, reason])).toEqual([
      ['AAAA-1', 'malformed'],
      ['AAAA-2', 'broken-chain'],
      ['AAAA-3', 'broken-chain'],
    ]);
  });
});

describe('a Comptoir that was put back', () => {
  const settled = [...sign(1, 2), heard(acceptedOf(1), acceptedOf(2)), ...sign(3)];
  const lacking = reply(1, [unknownOf(3)], { chain: 'relay-behind' });

  it('gets what it lost again, with what was answered for it, and the till says so', async () => {
    const { submit, context } = await terminalWith(settled);
    const { submitted, bodies, state } = await submit(SALE, lacking, reply(3, [acceptedOf(2), acceptedOf(3)]));
    expect(bodies[1]).toMatchObject({
      trigger: 'sale',
      documents: texts(2, 3),
      outcomes: [{ signature: signatureOf(2), state: 'accepted', psiNoTrans: 'AAAA-BBBB-CCCC-DDDD' }],
      again: [signatureOf(2)],
    });
    expect(bodies[0]).not.toHaveProperty('again');
    expect(submitted).toMatchObject({ isComplete: true, isApart: false, isCaughtUp: false });
    expect(submitted.results.get(signatureOf(3))).toEqual(acceptedOf(3));
    expect(state).toMatchObject({ open: [], accepted: 3 });
    expect(context.warnings.map(plainSpaces)).toEqual([
      'Comptoir avait été remis à une copie plus ancienne : 1 facture lui a été remise de nouveau, telle quelle.',
    ]);
  });

  it('and refuses what it lacks is decided again once it has it', async () => {
    const { submit } = await terminalWith(settled);
    const first = reply(1, [refusedOf(3, 'relay', 'broken-chain')]);
    expect((await submit(SALE, first, null)).state.open).toMatchObject([{ noTrans: 'AAAA-3', place: 'here' }]);
  });

  it('is not joined where it goes silent in the middle', async () => {
    const { submit, context } = await terminalWith(settled);
    const { submitted } = await submit(SALE, lacking, null);
    expect(submitted).toMatchObject({ contact: 'unreachable', isComplete: false, isApart: false });
    expect(context.warnings).toEqual([]);
  });

  it('is apart where it does not take them back', async () => {
    const { submit, context } = await terminalWith(settled);
    const { submitted } = await submit(SALE, lacking, reply(1, [refusedOf(2), refusedOf(3)]));
    expect(submitted).toMatchObject({ contact: 'answered', isComplete: false, isApart: true });
    expect(context.warnings).toEqual([]);
  });

  it('and waits with what was answered for hears of it', async () => {
    const { submit } = await terminalWith(settled);
    const waits = reply(3, [acceptedOf(3)], { stillWaiting: 1, settledUpTo: signatureOf(1) });
    const { bodies } = await submit(SALE, waits, reply(3, [acceptedOf(2), acceptedOf(3)]));
    expect(bodies[1]).toMatchObject({ documents: texts(2, 3), again: [signatureOf(2), signatureOf(3)] });
  });
});

describe('a till that was put back', () => {
  const chain = (isComplete: boolean): Answer => ({
    json: { isComplete, bills: [{ document: texts(2)[0], result: acceptedOf(2) }] },
  });

  it('takes back what it lost, and says that its bill is to be made again', async () => {
    const { submit } = await terminalWith([...sign(1), heard(acceptedOf(1)), signedEntry(linkOf(9, {}, 1))]);
    const behind = reply(2, [refusedOf(9, 'relay', 'broken-chain')], { chain: 'till-behind' });
    const { submitted, state } = await submit(SALE, behind, chain(true));
    expect(submitted).toMatchObject({ isCaughtUp: true, isComplete: true, isApart: false });
    expect(state.open).toMatchObject([{ noTrans: 'AAAA-9', place: 'refused' }]);
  });

  it('is apart until it has it', async () => {
    const { submit } = await terminalWith([...sign(1), heard(acceptedOf(1)), signedEntry(linkOf(9, {}, 1))]);
    const behind = reply(2, [refusedOf(9, 'relay', 'broken-chain')], { chain: 'till-behind' });
    const { submitted, state } = await submit(SALE, behind, null);
    expect(submitted).toMatchObject({ isCaughtUp: false, isComplete: false, isApart: true });
    expect(state.open).toMatchObject([{ noTrans: 'AAAA-9', place: 'here' }]);
  });
});

const bill = (text: string) => ({ text });

describe('splitBills', () => {
  it('makes no call for no bill', () => {
    expect(splitBills([])).toEqual([]);
  });

  it('keeps every bill once, in order, and every call within its limits', () => {
    const limits = { bills: 5, bytes: 100 };
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 90, unit: 'grapheme' })), (documents) => {
        const calls = splitBills(documents.map(bill), limits);
        expect(calls.flat().map(({ text }) => text)).toEqual(documents);
        for (const call of calls) {
          const bytes = call.reduce((sum, { text }) => sum + Buffer.byteLength(JSON.stringify(text)), 0);
          expect(call.length).toBeGreaterThan(0);
          expect(call.length).toBeLessThanOrEqual(limits.bills);
          expect(call.length === 1 || bytes <= limits.bytes).toBe(true);
        }
      }),
    );
  });

  it('puts no more into a call than the relay takes', () => {
    expect(splitBills(Array.from({ length: 1001 }, () => bill('x'))).map(({ length }) => length)).toEqual([
      500, 500, 1,
    ]);
    expect(CALL_LIMITS.bytes).toBeLessThanOrEqual(256_000);
  });
});
