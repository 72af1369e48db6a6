import { deviceConfiguration } from '../../test/device-configuration.ts';
import { expect, it } from 'vitest';
import { answerCalls, type Answer } from '../../test/answer-calls.ts';
import { linkedRecord } from '../../test/linked-record.ts';
import { linkOf, makeTerminal, signedEntry } from '../../test/made-terminal.ts';
import { acceptedOf, waitingOf } from '../../test/results-of.ts';
import { makeContext } from '../../test/test-context.ts';
import type { Undated } from '../journal/journal-entry.ts';
import { settleRest } from './settle-rest.ts';
import type { Submitted } from '../submission/submit-queue.ts';

const ANSWERED: Submitted = {
  contact: 'answered',
  refusal: null,
  results: new Map(),
  authorityReachable: true,
  stillWaiting: 0,
  isRenewalRequested: false,
  calendarVersion: null,
  isClockAhead: false,
  isComplete: true,
  isCaughtUp: false,
  isApart: false,
};
const NOW = '2026-01-15T17:05:00.000Z';
const FRESH = { ...linkedRecord(), configuredAt: NOW };
const [REPORT, EVENT, DOCUMENT] = [1, 2, 3].map((index) => `00000000-0000-4000-8000-00000000000${index}`);

/** The last parts of the paths that are called. */
async function settle(
  {
    submitted = {},
    entries = [],
    record = FRESH,
  }: { submitted?: Partial<Submitted>; entries?: readonly Undated[]; record?: typeof FRESH },
  ...answers: readonly Answer[]
) {
  const context = makeContext('http://comptoir.test');
  const terminal = await makeTerminal(context, entries, record);
  const calls = answerCalls(...answers);
  await settleRest(context, terminal, { ...ANSWERED, ...submitted });
  return {
    called: calls.map(({ url }) => url.replace(/.*\/device\/v1\/|\?.*/g, '')),
    state: terminal.journal.state,
    context,
  };
}

const WAITS: Undated[] = [signedEntry(linkOf(1)), { kind: 'answered', results: [waitingOf(1)] }];
const SAID: Undated[] = [
  { kind: 'went-offline', id: EVENT ?? '' },
  { kind: 'report-made', id: REPORT ?? '', type: 'user-report', document: 'NO=1' },
  signedEntry(linkOf(1), { signs: DOCUMENT }),
  { kind: 'answered', results: [acceptedOf(1)] },
];

it('events, documents and signed contracts are reported once the customer has the bill', async () => {
  const { called } = await settle({ entries: SAID });
  expect(called).toEqual(['events', 'reports', `to-sign/${DOCUMENT}`]);
});

it.each(['unreachable', 'refused'] as const)(
  'nothing is reported to a Comptoir that did not answer (%s)',
  async (contact) => {
    const { called } = await settle({ entries: [...SAID, ...WAITS], submitted: { contact, isComplete: false } });
    expect(called).toEqual([]);
  },
);

it('the rest of a long queue goes first', async () => {
  const { called } = await settle({ entries: [signedEntry(linkOf(1))], submitted: { isComplete: false } });
  expect(called).toEqual(['transactions', 'events']);
});

it('Comptoir is asked of bills that it held and the authority has by now', async () => {
  const answer = { json: { results: [acceptedOf(1)] } };
  const { called, state } = await settle({ entries: WAITS }, answer);
  expect([called, state.open]).toEqual([['transactions/states'], []]);
  expect((await settle({ entries: WAITS, submitted: { stillWaiting: 1 } })).called).toEqual([]);
});

it('a configuration is asked for again after twelve hours', async () => {
  const at = (configuredAt: string | null) => settle({ record: { ...FRESH, configuredAt } as typeof FRESH });
  expect((await at('2026-01-15T05:05:01.000Z')).called).toEqual([]);
  expect((await at('2026-01-15T05:05:00.000Z')).called).toEqual(['configuration']);
  expect((await at(null)).called).toEqual(['configuration']);
});

it('a renewal that the portal asks for waits for what was signed with the old key, and for the authority', async () => {
  const requests = { isRenewalRequested: true };
  expect((await settle({ submitted: requests })).called).toEqual(['configuration']);
  expect((await settle({ submitted: requests, entries: [signedEntry(linkOf(1))] })).called).toEqual([]);
  expect((await settle({ submitted: { ...requests, authorityReachable: false } })).called).toEqual([]);
  expect((await settle({ submitted: { ...requests, stillWaiting: 1 }, entries: WAITS })).called).toEqual([
    'configuration',
  ]);
  expect((await settle({})).context.lines).toEqual([]);
});

it('a renewal is done with the configuration of now', async () => {
  const { called, context } = await settle(
    { submitted: { isRenewalRequested: true }, record: { ...FRESH, configuredAt: null } as unknown as typeof FRESH },
    { json: deviceConfiguration() },
  );
  expect(called).toEqual(['configuration', 'menu', 'configuration']);
  expect(context.lines).toHaveLength(1);
});
