import { readTransactionStates } from '@comptoir/contract/sales/device-api';
import { expect, it } from 'vitest';
import { answerCalls } from '../../test/answer-calls.ts';
import { makeTerminal } from '../../test/made-terminal.ts';
import { makeContext } from '../../test/test-context.ts';
import { readComptoirTime } from './comptoir-time.ts';
import { callEndpoint } from './call-endpoint.ts';
import { callerOf } from './caller-of.ts';

it('a till calls with its token, and remembers Comptoir’s time of a reply', async () => {
  const context = makeContext('http://comptoir.test');
  const terminal = await makeTerminal(context);
  const calls = answerCalls({ json: { results: [] }, date: 'Thu, 15 Jan 2026 17:00:00 GMT' });
  await callEndpoint(readTransactionStates, callerOf(context, terminal), { body: { signatures: [] }, timeoutMs: 1000 });
  expect(calls[0]).toMatchObject({
    url: expect.stringContaining('http://comptoir.test/api/'),
    headers: { authorization: 'Bearer token' },
  });
  expect(await readComptoirTime(context, terminal.folder)).toEqual(new Date('2026-01-15T17:00:00Z'));
});
