import { submitDeclaration, submitUserReport } from '@comptoir/contract/sales/device-api';
import { expect, it } from 'vitest';
import { answerCalls, refusal, type Answer } from '../../test/answer-calls.ts';
import { makeTerminal } from '../../test/made-terminal.ts';
import { makeContext } from '../../test/test-context.ts';
import type { Undated } from '../journal/journal-entry.ts';
import { sendDocuments } from './send-documents.ts';

const [REPORT, DECLARATION] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'];
const DECLARED = 'TQ=1234567890TQ0001';
const MADE: Undated[] = [
  { kind: 'report-made', id: REPORT, type: 'user-report', document: 'NO=1' },
  { kind: 'report-made', id: DECLARATION, type: 'third-party-declaration', document: DECLARED },
];

async function send(...answers: readonly Answer[]) {
  const context = makeContext('http://comptoir.test');
  const terminal = await makeTerminal(context, MADE);
  const calls = answerCalls(...answers);
  const last = await sendDocuments(context, terminal);
  return {
    last,
    calls,
    left: terminal.journal.state.reports.map(({ id }) => id),
    seller: terminal.journal.state.sellers[0],
    again: () => sendDocuments(context, terminal),
  };
}

const taken = (number: string): Answer => ({ json: { state: 'taken', number } });
const ERROR = { id: 'JW00B999007E', codRetour: '14', message: 'x', explanation: null, merchantField: null };

it('sends each to its place, oldest first, and says what became of the last one', async () => {
  const { last, calls, left, seller, again } = await send(taken('0000000001'), taken('0000000002'));
  expect(seller).toMatchObject({ standing: 'taken', number: '0000000002' });
  expect(last).toEqual({ state: 'taken', number: '0000000002' });
  expect(left).toEqual([]);
  expect(calls.map(({ url, body }) => [url.replace('http://comptoir.test/api', ''), body])).toEqual([
    [submitUserReport.path, { id: REPORT, document: 'NO=1' }],
    [submitDeclaration.path, { id: DECLARATION, document: DECLARED }],
  ]);
  expect(await again()).toBeNull();
});

it('is done with what the authority refuses, and with what Comptoir cannot read', async () => {
  const { last, left, seller } = await send(refusal('validation-failed', 422), {
    json: { state: 'refused', errors: [ERROR] },
  });
  expect(seller).toMatchObject({ standing: 'refused', number: null });
  expect(last).toEqual({ state: 'refused', errors: [ERROR] });
  expect(left).toEqual([]);
});

it('says that the last one cannot be read', async () => {
  expect((await send(taken('1'), refusal('validation-failed', 422))).last).toEqual({ state: 'unread' });
});

it.each<[string, Answer]>([
  ['silence', null],
  ['the authority’s silence', refusal('authority-unavailable', 503)],
])('keeps what is not answered, and what comes after it: %s', async (_, answer) => {
  const { last, left, calls } = await send(answer);
  expect(last).toBeNull();
  expect(left).toEqual([REPORT, DECLARATION]);
  expect(calls).toHaveLength(1);
});

it('keeps what follows the one that was taken', async () => {
  const { last, left } = await send(taken('1'), null);
  expect([last, left]).toEqual([null, [DECLARATION]]);
});
