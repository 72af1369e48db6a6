import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type GatewayAuthority, OPERATOR, startGatewayAuthority } from '../../../test/gateway-authority.ts';
import type { CaseReply, CertificationRun } from './certification-run.ts';
import type { TaxAuthority } from './tax-authority.ts';

let gateway: GatewayAuthority;
let chosen: string | null;
let replies: CaseReply[];
let authority: TaxAuthority;

const CASES = ['502.000', '502.001', '570.000'];

beforeAll(async () => {
  gateway = await startGatewayAuthority();
  const certification: CertificationRun = {
    currentCase: async () => chosen,
    recordReply: async (reply) => {
      replies.push(reply);
      chosen = reply.nextCase;
    },
  };
  authority = gateway.open({ environment: 'ESSAI', certification });
}, 60_000);
afterEach(() => gateway.restore());
afterAll(async () => {
  await authority.close();
  await gateway.stop();
});

async function begin(): Promise<void> {
  await gateway.simulator.control('POST', 'cases', { cases: CASES });
  [chosen, replies] = [null, []];
}
const ask = (gstNumber: string = OPERATOR.gst) => authority.validateTaxNumbers({ gstNumber, qstNumber: OPERATOR.qst });
const isTaken = { kind: 'answer', answer: { kind: 'taken' } };
const errorOf = (id: string) => ({ kind: 'answer', answer: { kind: 'refused', errors: [{ id }] } });

it('in ESSAI nothing leaves before a case is chosen', async () => {
  await begin();
  expect(await ask()).toEqual({ kind: 'unavailable', detail: 'no test case chosen' });
  expect(replies).toEqual([]);
});

it('each request states the case that the reply before asked for, to the end', async () => {
  await begin();
  chosen = '502.000';
  for (const _ of CASES) expect(await ask()).toMatchObject(isTaken);
  expect(replies.map(({ testCase, nextCase }) => [testCase, nextCase])).toEqual([
    ['502.000', '502.001'],
    ['502.001', '570.000'],
    ['570.000', '999.999'],
  ]);
  expect(replies[0]).toMatchObject({ request: 'utilisateur', deviceNumber: null, httpStatus: 200, errors: [] });
});

it('a failure leads back to the beginning of its block, with the errors beside it', async () => {
  await begin();
  chosen = '502.000';
  await ask();
  expect(await ask('999999999RT0001')).toMatchObject({ kind: 'answer' });
  expect(replies.at(-1)).toMatchObject({
    testCase: '502.001',
    nextCase: '502.000',
    httpStatus: 400,
    errors: [{ id: expect.stringMatching(/^JW00B999\d{3}E$/), codRetour: expect.any(String) }],
  });
});

it('a case out of order, and one of no certification, are refused', async () => {
  await begin();
  chosen = '570.000';
  expect(await ask()).toMatchObject(errorOf('JW00B999014E'));
  chosen = '123.000';
  expect(await ask()).toMatchObject(errorOf('JW00B999013E'));
});

it('a note that cannot be kept loses no reply', async () => {
  await begin();
  const failing = gateway.open({
    environment: 'ESSAI',
    certification: { currentCase: async () => '502.000', recordReply: () => Promise.reject(new Error('disk full')) },
  });
  expect(await failing.validateTaxNumbers({ gstNumber: OPERATOR.gst, qstNumber: OPERATOR.qst })).toMatchObject(isTaken);
  await failing.close();
});
