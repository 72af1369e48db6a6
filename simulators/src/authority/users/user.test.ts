import { requestHeaders } from '@comptoir/websrm/headers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PRODUCT } from '../../../test/bills.ts';
import { type Answer, call } from '../../../test/call.ts';
import { otherErrors } from '../../../test/read-answer.ts';
import { startTestAuthority, type TestAuthority } from '../../../test/test-authority.ts';
import { enrol, type Holder } from '../../../test/till.ts';

let authority: TestAuthority;
let device: Holder;
let server: Holder;

beforeAll(async () => {
  authority = await startTestAuthority();
  device = await enrol(authority.running, 'device');
  server = await enrol(authority.running, 'server');
});
afterAll(() => authority.remove());

function post(
  caller: Holder,
  reqUtil: object,
  origin: 'SEV' | 'SRV' = caller.kind === 'device' ? 'SEV' : 'SRV',
): Promise<Answer> {
  const headers = requestHeaders('utilisateur', {
    environment: 'DEV',
    origin,
    product: PRODUCT,
    ...(origin === 'SEV' ? { deviceNumber: device.deviceNumber } : {}),
  });
  const { urls, caPem: ca } = authority.running;
  return call(`${urls.apiUrl}/utilisateur`, {
    ca,
    headers,
    identity: caller.identity,
    body: JSON.stringify({ reqUtil }),
  });
}

const noTax = { noTPS: '812345678RT0001', noTVQ: '4071234567TQ0001' };
const VALID = { retourUtil: { jsonVersi: '01.00', noTax: { noTPS: 'VAL', noTVQ: 'VAL' } } };

describe('an account', () => {
  it('is added and deleted by its till', async () => {
    const nomUtil = 'Camille Roy';
    expect((await post(device, { modif: 'AJO', nomUtil, noTax })).json).toEqual(VALID);
    expect((await post(device, { modif: 'SUP', nomUtil, noTax })).json).toEqual(VALID);
  });

  it.each([
    ['318', { modif: 'AJO', noTax }],
    ['434', { modif: 'REM', nomUtil: 'Camille Roy', noTax }],
    ['305', { modif: 'AJO', nomUtil: 'Camille Roy' }],
  ])('%s, with the companion', async (code, body) => {
    expect(otherErrors('utilisateur', await post(device, body))).toEqual([code, '999']);
  });

  it.each([
    ['070', { ...noTax, noTVQ: '1999999999TQ0001' }],
    ['071', { ...noTax, noTPS: '199999999RT0001' }],
  ])('%s: a tax number nobody has', async (code, taxes) => {
    const body = { modif: 'AJO', nomUtil: 'Camille Roy', noTax: taxes };
    expect(otherErrors('utilisateur', await post(device, body))).toEqual([code]);
  });
});

describe('validating tax numbers', () => {
  it('is for servers', async () => {
    expect((await post(server, { modif: 'VAL', noTax })).json).toEqual(VALID);
  });

  it('319: names no account', async () => {
    const answer = await post(server, { modif: 'VAL', nomUtil: 'Camille Roy', noTax });
    expect(otherErrors('utilisateur', answer)).toEqual(['319', '999']);
  });

  it('460 and 530: is not for tills', async () => {
    expect(otherErrors('utilisateur', await post(device, { modif: 'VAL', noTax }))).toEqual(['460', '530', '999']);
  });
});
