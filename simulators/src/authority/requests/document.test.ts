import { requestHeaders } from '@comptoir/websrm/requests/headers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PRODUCT } from '../../../test/bills.ts';
import { type Answer, call } from '../../../test/call.ts';
import { otherErrors } from '../../../test/read-answer.ts';
import { startTestAuthority, type TestAuthority } from '../../../test/test-authority.ts';
import { enrol, type Holder } from '../../../test/terminal.ts';

let authority: TestAuthority;
let device: Holder;

beforeAll(async () => {
  authority = await startTestAuthority();
  device = await enrol(authority.running, 'device');
});
afterAll(() => authority.remove());

function post(reqDoc: object): Promise<Answer> {
  const { deviceNumber } = device;
  const taxNumbers = { noTPS: '812345676RT0001', noTVQ: '4071234567TQ0001' };
  const headers = requestHeaders('document', {
    environment: 'DEV',
    origin: 'SEV',
    product: PRODUCT,
    deviceNumber,
    taxNumbers,
  });
  const { urls, caPem: ca } = authority.running;
  return call(`${urls.apiUrl}/document`, {
    ca,
    headers,
    identity: device.identity,
    body: JSON.stringify({ reqDoc }),
  });
}

it('a document gets a number of ten digits, counted up', async () => {
  const report = { typDoc: 'RUT', doc: 'RT=812345676RT0001;TQ=4071234567TQ0001' };
  expect((await post(report)).json).toEqual({ retourDoc: { jsonVersi: '01.00', noDoc: '0000000001' } });
  expect((await post(report)).json).toEqual({ retourDoc: { jsonVersi: '01.00', noDoc: '0000000002' } });
});

it.each([
  ['453', { typDoc: 'XYZ', doc: 'RT=1' }],
  ['304', { typDoc: 'RUT' }],
])('%s', async (code, body) => {
  expect(otherErrors('document', await post(body))).toEqual([code, '999']);
});
