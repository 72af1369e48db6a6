import type { CertificationView } from '@comptoir/contract/sales/certification';
import { expect, it } from 'vitest';
import { asSystem, aUser, bearer } from '../../../../test/factories/merchants.ts';
import { useTestApp } from '../../../../test/test-app.ts';
import { readConfig } from '../../../config.ts';

const certifying = useTestApp({
  config: { demo: false, authority: { ...readConfig({}).authority, environment: 'ESSAI' } },
});
const demo = useTestApp();

/** An administrator, who has a second factor as production asks. */
async function asAdmin(test: typeof demo) {
  const { id, token } = await aUser(test, { role: 'admin' });
  await asSystem(test, {
    text: "update accounts set totp_secret_sealed = '\\x00', totp_set_at = now() where id = $1",
    values: [id],
  });
  return bearer(token);
}
const read = async (test: typeof demo) =>
  (
    await test.app.inject({ method: 'GET', url: '/api/certification', headers: await asAdmin(test) })
  ).json<CertificationView>();
const choose = async (test: typeof demo, testCase: string | null) =>
  test.app.inject({
    method: 'PUT',
    url: '/api/certification/case',
    headers: await asAdmin(test),
    payload: { testCase },
  });
const run = () => {
  const { certification } = certifying.dependencies;
  if (!certification) throw new Error('no certification');
  return certification;
};
const aReply = (testCase: string, nextCase: string | null) => ({
  request: 'transaction' as const,
  deviceNumber: '1111-2222-3333',
  testCase,
  nextCase,
  httpStatus: 200,
  errors: [],
});

it('a case is chosen, stated by the next request, and replaced by what the reply asks for', async () => {
  expect(await read(certifying)).toEqual({ environment: 'ESSAI', isRun: true, testCase: null, replies: [] });
  expect((await choose(certifying, '510.001')).json()).toEqual({ testCase: '510.001' });
  expect(await run().currentCase()).toBe('510.001');
  await run().recordReply(aReply('510.001', '510.002'));
  const { testCase, replies } = await read(certifying);
  expect(testCase).toBe('510.002');
  expect(replies).toMatchObject([{ ...aReply('510.001', '510.002'), answeredAt: expect.any(String) }]);
});

it('a choice made while a request was under way stays', async () => {
  await choose(certifying, '511.000');
  await choose(certifying, '520.000');
  await run().recordReply(aReply('511.000', '511.001'));
  expect((await read(certifying)).testCase).toBe('520.000');
});

it('a reply that names no case leaves it as it is, and none can be chosen', async () => {
  await choose(certifying, '511.000');
  await run().recordReply(aReply('511.000', null));
  expect((await read(certifying)).testCase).toBe('511.000');
  await choose(certifying, null);
  expect(await run().currentCase()).toBeNull();
});

it('after the last one, requests state no case', async () => {
  await choose(certifying, '570.000');
  await run().recordReply(aReply('570.000', '999.999'));
  expect((await read(certifying)).testCase).toBe('999.999');
  expect(await run().currentCase()).toBeNull();
});

it('the demo runs none, and says so', async () => {
  expect(await read(demo)).toMatchObject({ environment: 'DEV', isRun: false });
  const refused = await choose(demo, '510.000');
  expect([refused.statusCode, refused.json<{ error: { code: string } }>().error.code]).toEqual([
    409,
    'no-certification',
  ]);
});

it('a case has three digits, a point and three digits', async () => {
  expect((await choose(certifying, '51.000')).statusCode).toBe(422);
});
