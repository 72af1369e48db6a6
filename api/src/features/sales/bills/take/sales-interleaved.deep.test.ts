import type { SubmissionReply } from '@comptoir/contract/sales/device-api';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accept, lost, unavailable } from '../../../../../test/fake-authority.ts';
import { asSystem, bearer } from '../../../../../test/factories/merchants.ts';
import { aTerminal, type MadeTerminal, type SignedBill } from '../../../../../test/factories/terminals.ts';
import { startSecondServer, type SecondServer } from '../../../../../test/second-server.ts';
import { useTestApp } from '../../../../../test/test-app.ts';
import { watchStatements } from '../../../../../test/watch-statements.ts';
import { lookAtLanes } from '../bills.jobs.ts';

let clock = new Date('2026-06-01T18:00:00Z');
const watch = watchStatements();
const test = useTestApp({ now: () => clock, wrapStatements: watch.wrap });
let other: SecondServer;

beforeAll(async () => {
  other = await startSecondServer(test);
});
afterAll(() => other.stop());

const TILLS = 3;
const BILLS = 3;

/** Sequences of misfortune, over and over: for statements of groups, replies of the authority, and the till's own calls. */
const luck = fc.record({
  statements: fc.array(fc.constantFrom('well', 'well', 'well', 'broken before', 'broken after'), { minLength: 1 }),
  authority: fc.array(fc.constantFrom('answers', 'answers', 'answers', 'reply lost', 'away'), { minLength: 1 }),
  calls: fc.array(fc.constantFrom('here', 'there', 'both at once'), { minLength: 1 }),
});

const inTurn = <Kind>(kinds: readonly Kind[]): (() => Kind | undefined) => {
  let next = 0;
  return () => kinds[next++ % kinds.length];
};

type Till = MadeTerminal & { readonly bills: readonly SignedBill[] };

async function makeTill(): Promise<Till> {
  const till = await aTerminal(test);
  const bills: SignedBill[] = [];
  for (let number = 0; number < BILLS; number += 1) bills.push(await till.bill());
  return { ...till, bills };
}

/** Disturbs what a run sees, each disturbance at a moment that the scheduler chooses. */
function disturb(
  scheduler: fc.Scheduler,
  { statements, authority }: { statements: string[]; authority: string[] },
): void {
  const [statementLuck, authorityLuck] = [inTurn(statements), inTurn(authority)];
  let fate: string | undefined;
  watch.disturb({
    before: async ({ name }) => {
      await scheduler.schedule(Promise.resolve(), name ?? '');
      if (name === 'list-calling-devices') return;
      fate = statementLuck();
      if (fate === 'broken before') throw new Error('the connection broke');
    },
    after: ({ name }) => {
      if (name !== 'list-calling-devices' && fate === 'broken after') throw new Error('the connection broke');
    },
  });
  test.authority.behave(async (request) => {
    const kind = authorityLuck();
    await scheduler.schedule(Promise.resolve(), `authority ${kind}`);
    if (kind === 'away') return unavailable();
    const taken = accept(test.authority.received, request);
    await scheduler.schedule(Promise.resolve(), 'reply');
    return kind === 'reply lost' ? lost() : taken;
  });
}

/** Rings up one bill after the other; each call submits all that no answer has spoken of yet. Returns everything that was reported. */
async function workTill(till: Till, calls: () => string | undefined): Promise<SubmissionReply['results']> {
  const reported: SubmissionReply['results'] = [];
  let [answered] = [0];
  for (let made = 1; made <= till.bills.length; made += 1) {
    const documents = till.bills.slice(answered, made).map(({ text }) => text);
    const payload = { deviceNumber: till.deviceNumber, trigger: 'sale', documents };
    const asked = { method: 'POST', url: '/api/device/v1/transactions', headers: bearer(till.token), payload } as const;
    const where = calls();
    const servers = where === 'here' ? [test.app] : where === 'there' ? [other.app] : [test.app, other.app];
    const replies = await Promise.all(servers.map((server) => server.inject(asked)));
    for (const reply of replies) if (reply.statusCode === 200) reported.push(...reply.json<SubmissionReply>().results);
    if (replies.some(({ statusCode }) => statusCode === 200)) answered = made;
  }
  return reported;
}

/** All is well again, and time passes. */
async function comeToRest(): Promise<void> {
  watch.disturb({});
  test.authority.behave((request) => accept(test.authority.received, request));
  await Promise.all([test.dependencies.runner.idle(), other.dependencies.runner.idle()]);
  for (let look = 0; look < 3; look += 1) {
    clock = new Date(clock.getTime() + 3_600_000);
    await lookAtLanes(test.dependencies);
  }
}

const storedOf = (till: Till) =>
  asSystem<{ signature: string; position: number; state: string; psiNoTrans: string | null; lines: number }>(test, {
    text: `select b.signature, b.position::int, t.state, t.psi_no_trans as "psiNoTrans",
        (select count(*)::int from activity_log l where l.merchant_id = b.merchant_id and l.device_id = b.device_id
          and l.event like 'bill-accepted%' and l.facts ->> 'noTrans' = b.no_trans) as lines
      from transactions b join transmissions t using (merchant_id, device_id, position)
      where b.device_id = $1 order by b.position`,
    values: [till.id],
  });

async function expectTheTruth(till: Till, reported: SubmissionReply['results']): Promise<void> {
  const signatures = till.bills.map(({ transaction }) => transaction.signa.actu);
  const stored = await storedOf(till);
  expect(stored.map(({ signature, position, state, lines }) => ({ signature, position, state, lines }))).toEqual(
    signatures.map((signature, index) => ({ signature, position: index + 1, state: 'accepted', lines: 1 })),
  );
  expect(test.authority.received.filter((signature) => signatures.includes(signature))).toEqual(signatures);
  expect(test.authority.mostAtOnce.get(till.deviceNumber)).toBe(1);
  for (const result of reported) {
    const bill = stored.find(({ signature }) => signature === result.actu);
    expect(['accepted', 'waiting']).toContain(result.state);
    expect(result).toMatchObject(result.state === 'accepted' ? { psiNoTrans: bill?.psiNoTrans } : {});
  }
}

it('whatever breaks and in whichever order: every bill is stored once, in order, sent once at a time, and the truth reported to its till', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), luck, async (scheduler, { calls, ...broken }) => {
      const tills = await Promise.all(Array.from({ length: TILLS }, makeTill));
      disturb(scheduler, broken);
      const nextCall = inTurn(calls);
      const working = Promise.all(tills.map((till) => workTill(till, nextCall)));
      const reported = await scheduler.waitFor(working);
      const resting = comeToRest();
      await scheduler.waitFor(resting);
      for (const [index, till] of tills.entries()) await expectTheTruth(till, reported[index] ?? []);
    }),
    { numRuns: 25, endOnFailure: true },
  );
}, 60_000);
