import { requestHeaders } from '@comptoir/websrm/requests/headers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PRODUCT } from '../../../test/bills.ts';
import { type Answer, call } from '../../../test/call.ts';
import { control } from '../../../test/control.ts';
import { otherErrors } from '../../../test/read-answer.ts';
import { startTestAuthority, type TestAuthority } from '../../../test/test-authority.ts';
import { enrol, type Holder } from '../../../test/terminal.ts';

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

async function accounts(): Promise<unknown> {
  const { json } = await control(authority.running, 'GET /control/users?qst=4071234567TQ0001');
  return (json as { items: string[] }).items;
}

const noTax = { noTPS: '812345676RT0001', noTVQ: '4071234567TQ0001' };
const VALID = { retourUtil: { jsonVersi: '01.00', noTax: { noTPS: 'VAL', noTVQ: 'VAL' } } };

describe('an account', () => {
  it('is added and deleted by its terminal', async () => {
    const nomUtil = 'Camille Roy';
    expect((await post(device, { modif: 'AJO', nomUtil, noTax })).json).toEqual(VALID);
    expect(await accounts()).toEqual([nomUtil]);
    expect((await post(device, { modif: 'SUP', nomUtil, noTax })).json).toEqual(VALID);
    expect(await accounts()).toEqual([]);
  });

  it('is added and deleted by the server that relays for its terminal', async () => {
    const nomUtil = 'Louis Côté';
    expect((await post(server, { modif: 'AJO', nomUtil, noTax }, 'SEV')).json).toEqual(VALID);
    expect(await accounts()).toEqual([nomUtil]);
    expect((await post(server, { modif: 'SUP', nomUtil, noTax }, 'SEV')).json).toEqual(VALID);
  });

  it('is added twice, and deleted twice, without complaint', async () => {
    const nomUtil = 'Zoé Nadeau';
    for (const modif of ['AJO', 'AJO', 'SUP', 'SUP']) {
      expect((await post(device, { modif, nomUtil, noTax })).json).toEqual(VALID);
    }
    expect(await accounts()).toEqual([]);
  });

  it('is added though a number of its operator is not valid, with a warning', async () => {
    const operator = { gst: '100000001RT0001', qst: '1000000001TQ0001', fileNumber: 'ER0901', cn: '1000000001' };
    await control(authority.running, 'POST /control/operators', [
      { ...operator, authorizationCode: 'B1B1-B1B1', zone: 'America/Montreal', invalid: ['gst'] },
    ]);
    const taxes = { noTPS: operator.gst, noTVQ: operator.qst };
    expect((await post(device, { modif: 'AJO', nomUtil: 'Camille Roy', noTax: taxes })).json).toEqual({
      retourUtil: { jsonVersi: '01.00', noTax: { noTPS: 'INV', noTVQ: 'VAL' } },
    });
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
  ])('%s: a tax number that no operator has', async (code, taxes) => {
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

  it('460 and 530: is not for terminals', async () => {
    expect(otherErrors('utilisateur', await post(device, { modif: 'VAL', noTax }))).toEqual(['460', '530', '999']);
  });
});
