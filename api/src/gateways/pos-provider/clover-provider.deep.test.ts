import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { SITE_URL, startSimulatedClover, type SimulatedClover } from '../../../test/simulated-clover.ts';
import { createCloverProvider, type CloverSettings } from './clover-provider.ts';
import type { PosProvider, PosTokens } from './pos-provider.ts';

let simulator: SimulatedClover;
let provider: PosProvider;
const opened: PosProvider[] = [];

function gateway(changed: Partial<CloverSettings> = {}): PosProvider {
  const made = createCloverProvider({ ...simulator.settings, ...changed });
  opened.push(made);
  return made;
}

beforeAll(async () => {
  simulator = await startSimulatedClover();
  provider = gateway();
}, 60_000);

afterEach(() => simulator.control('DELETE /__sim/fault'));

afterAll(async () => {
  await Promise.all(opened.map((one) => one.close()));
  await simulator.stop();
});

const bistro = () => simulator.merchant('Bistro du Quai');

const VERIFIER = 'v'.repeat(43);

/** A code of someone's consent, asked for as we do. */
async function aCode(posMerchantId = bistro().id, employee?: string): Promise<string> {
  const asked = { state: 's', returnTo: `${SITE_URL}/api/pos-sign-in/finish`, posMerchantId, verifier: VERIFIER };
  const arrival = await simulator.consent(provider.consentAddress(asked), employee ? { employee } : {});
  return arrival.searchParams.get('code') ?? '';
}

async function tokensFor(posMerchantId = bistro().id): Promise<PosTokens> {
  const outcome = await provider.exchangeCode(await aCode(posMerchantId), VERIFIER);
  if (outcome.kind !== 'answer') throw new Error(JSON.stringify(outcome));
  return outcome.answer;
}

async function accessTo(posMerchantId = bistro().id) {
  return { posMerchantId, accessToken: (await tokensFor(posMerchantId)).accessToken };
}

describe('consent', () => {
  it('is asked for at an address that names us, where to return, the state and the merchant', async () => {
    const address = provider.consentAddress({
      state: 'the-state',
      returnTo: `${SITE_URL}/api/pos-sign-in/finish`,
      posMerchantId: bistro().id,
      verifier: VERIFIER,
    });
    const arrival = await simulator.consent(address);
    expect(arrival.href.split('?')[0]).toBe(`${SITE_URL}/api/pos-sign-in/finish`);
    expect(Object.fromEntries(arrival.searchParams)).toMatchObject({ state: 'the-state', merchant_id: bistro().id });
  });
});

describe('tokens', () => {
  it('come for a code, once', async () => {
    const code = await aCode();
    const first = await provider.exchangeCode(code, VERIFIER);
    expect(first).toMatchObject({ kind: 'answer', answer: { accessExpiresAt: expect.any(Date) } });
    expect(await provider.exchangeCode(code, VERIFIER)).toEqual({ kind: 'refused', status: 401 });
    expect(await provider.exchangeCode('made-up', VERIFIER)).toEqual({ kind: 'refused', status: 401 });
  });

  it('are refused to an app with the wrong secret', async () => {
    const stranger = gateway({ clientSecret: '00000000-0000-4000-8000-000000000000' });
    expect(await stranger.exchangeCode(await aCode(), VERIFIER)).toMatchObject({ kind: 'refused' });
  });

  it('are refused to a code that came to someone else: the verifier belongs to the one who asked', async () => {
    expect(await provider.exchangeCode(await aCode(), 'w'.repeat(43))).toEqual({ kind: 'refused', status: 401 });
    expect(await provider.exchangeCode(await simulator.code(bistro().id), VERIFIER)).toMatchObject({ kind: 'refused' });
  });

  it('come by the secret alone where PKCE is off', async () => {
    const plain = gateway({ pkce: false });
    const asked = { state: 's', returnTo: `${SITE_URL}/api/pos-sign-in/finish`, posMerchantId: bistro().id };
    const address = plain.consentAddress({ ...asked, verifier: VERIFIER });
    expect(address).not.toContain('code_challenge');
    const code = (await simulator.consent(address)).searchParams.get('code') ?? '';
    expect(await plain.exchangeCode(code, VERIFIER)).toMatchObject({ kind: 'answer' });
  });

  it('are renewed with the refresh token, once', async () => {
    const { refreshToken, accessToken } = await tokensFor();
    const renewed = await provider.refreshTokens(refreshToken);
    expect(renewed.kind === 'answer' && renewed.answer.accessToken).not.toBe(accessToken);
    expect(await provider.refreshTokens(refreshToken)).toEqual({ kind: 'refused', status: 401 });
  });

  it('are unknown when the reply is lost, broken or late', async () => {
    const slow = gateway({ timeoutMs: 1500 });
    for (const fault of ['drop', 'timeout', 'malformed', 'status'] as const) {
      const { refreshToken } = await tokensFor();
      await simulator.control('POST /__sim/fault', {
        fault,
        route: 'refresh',
        ...(fault === 'status' ? { value: 500 } : {}),
      });
      expect(await slow.refreshTokens(refreshToken), fault).toMatchObject({ kind: 'unknown' });
    }
  });
});

describe('a merchant', () => {
  it('is read with address, zone and owner', async () => {
    const owner = bistro().employees.find(({ isOwner }) => isOwner);
    expect(await provider.readMerchant(await accessTo())).toEqual({
      kind: 'answer',
      answer: {
        id: bistro().id,
        name: 'Bistro du Quai',
        ownerId: owner?.id,
        email: 'merchant@comptoir.test',
        phone: '418-555-0142',
        addressLine: '200-45, rue du Sault-au-Matelot',
        city: 'Québec',
        postalCode: 'G1K 3Z4',
        timeZone: 'America/Montreal',
        language: 'fr',
      },
    });
  });

  it('is refused to the token of another', async () => {
    const access = await accessTo(simulator.merchant('Cantine des Îles').id);
    expect(await provider.readMerchant({ ...access, posMerchantId: bistro().id })).toMatchObject({ kind: 'refused' });
    expect(await provider.readMerchant({ ...access, posMerchantId: '../apps' })).toMatchObject({ kind: 'refused' });
  });

  it.each(['down', 'timeout', 'malformed'] as const)('is unavailable when the provider is %s', async (fault) => {
    const slow = gateway({ timeoutMs: 1500 });
    const access = await accessTo();
    await simulator.control('POST /__sim/fault', { fault, route: 'merchant' });
    expect(await slow.readMerchant(access)).toMatchObject({ kind: 'unavailable' });
  });

  it('is unavailable when no one listens', async () => {
    const server: Server = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = server.address() as AddressInfo;
    await new Promise((resolve) => server.close(resolve));
    const alone = gateway({ apiUrl: `http://127.0.0.1:${port}` });
    expect(await alone.readMerchant({ posMerchantId: 'X', accessToken: 'y' })).toEqual({
      kind: 'unavailable',
      detail: 'ECONNREFUSED',
    });
    expect(await alone.exchangeCode('x', VERIFIER)).toEqual({ kind: 'unavailable', detail: 'ECONNREFUSED' });
  });
});

describe('who consented', () => {
  const access = async (employee?: string) => {
    const outcome = await provider.exchangeCode(await aCode(bistro().id, employee), VERIFIER);
    if (outcome.kind !== 'answer') throw new Error(JSON.stringify(outcome));
    return { posMerchantId: bistro().id, tokens: outcome.answer };
  };

  it('is named by the provider itself, also after a renewal', async () => {
    const employee = bistro().employees.find(({ isOwner }) => !isOwner);
    const { posMerchantId, tokens } = await access(employee?.id);
    const named = { kind: 'answer', answer: { id: employee?.id, name: employee?.name } };
    expect(await provider.readCurrentEmployee({ posMerchantId, accessToken: tokens.accessToken })).toMatchObject(named);
    const renewed = await provider.refreshTokens(tokens.refreshToken);
    const accessToken = renewed.kind === 'answer' ? renewed.answer.accessToken : '';
    expect(await provider.readCurrentEmployee({ posMerchantId, accessToken })).toMatchObject(named);
  });

  it('is no one where it does not say, and unavailable where it cannot be asked', async () => {
    const { posMerchantId, tokens } = await access();
    const asked = { posMerchantId, accessToken: tokens.accessToken };
    await simulator.control('POST /__sim/fault', { fault: 'nobody-named' });
    expect(await provider.readCurrentEmployee(asked)).toEqual({ kind: 'answer', answer: null });
    await simulator.control('POST /__sim/fault', { fault: 'malformed', route: 'current_employee' });
    expect(await provider.readCurrentEmployee(asked)).toMatchObject({ kind: 'unavailable' });
  });
});

describe('an employee', () => {
  it('is read without the device code', async () => {
    const employee = bistro().employees[0];
    const outcome = await provider.readEmployee(await accessTo(), employee?.id ?? '');
    expect(outcome).toMatchObject({ kind: 'answer', answer: { name: 'Camille Roy', isActive: true, role: 'owner' } });
    expect(JSON.stringify(outcome)).not.toMatch(/pin/i);
  });

  it('who is not there is refused', async () => {
    expect(await provider.readEmployee(await accessTo(), '0000000000000')).toEqual({ kind: 'refused', status: 404 });
  });
});

/** A merchant of the simulator whose staff is as many as they say, the owner first. */
async function staffed(name: string, count: number) {
  const merchant = simulator.merchant(name);
  const [owner] = merchant.employees;
  const employees = Array.from({ length: count - 1 }, (_, index) => ({
    ...owner,
    id: `EMP${String(index).padStart(10, '0')}`,
    name: `Personne ${index}`,
    // As much as the provider may tell of one.
    customId: 'x'.repeat(127),
    nickname: 'y'.repeat(127),
    email: `${'z'.repeat(100)}@comptoir.test`,
    role: 'EMPLOYEE',
    isOwner: false,
  }));
  await simulator.control('POST /__sim/merchants', [
    { ...merchant, isInstalled: true, employees: [owner, ...employees] },
  ]);
  return accessTo(merchant.id);
}

describe('a list', () => {
  it('of employees is read with roles and without device codes', async () => {
    const outcome = await provider.listEmployees(await accessTo());
    expect(outcome).toMatchObject({
      kind: 'answer',
      answer: [{ name: 'Camille Roy', role: 'owner' }, { role: 'admin' }, { role: 'manager' }, { role: 'employee' }],
    });
    expect(JSON.stringify(outcome)).not.toMatch(/pin/i);
  });

  it('of devices is read with model and serial', async () => {
    expect(await provider.listDevices(await accessTo())).toMatchObject({
      kind: 'answer',
      answer: [
        { name: 'Caisse du comptoir', model: 'Flex 3', serial: 'C045UQ10420001' },
        { name: 'Bar', model: 'Flex 3' },
        { name: 'Terrasse', model: 'Station Duo 2', serial: 'C503UQ10420003' },
      ],
    });
  });

  it('of taxes is read with rates, as they are at the provider', async () => {
    const outcome = await provider.listTaxRates(await accessTo());
    expect(outcome.kind === 'answer' && outcome.answer.map((tax) => ({ ...tax, id: '' }))).toEqual([
      { id: '', name: 'NO_TAX_APPLIED', rate: 0, isDefault: false, taxType: 'VAT_EXEMPT' },
      { id: '', name: 'TPS', rate: 500_000, isDefault: true, taxType: 'VAT_TAXABLE' },
      { id: '', name: 'TVQ', rate: 997_500, isDefault: true, taxType: 'VAT_TAXABLE' },
    ]);
  });

  it('may be empty', async () => {
    expect(await provider.listDevices(await accessTo(simulator.merchant('Café Nouvelle-Vague').id))).toEqual({
      kind: 'answer',
      answer: [],
    });
  });

  it('of taxes leaves out those that were removed', async () => {
    const merchant = simulator.merchant('Crêpes & Cie') as unknown as { id: string; taxRates: object[] };
    const taxRates = merchant.taxRates.map((tax, index) => (index === 1 ? { ...tax, deletedTime: 1 } : tax));
    await simulator.control('POST /__sim/merchants', [{ ...merchant, taxRates }]);
    const outcome = await provider.listTaxRates(await accessTo(merchant.id));
    expect(outcome.kind === 'answer' && outcome.answer.map(({ name }) => name)).toEqual(['NO_TAX_APPLIED', 'TVQ']);
  });

  it.each([1000, 1001, 2001])('of %d is read to its end, each once', async (count) => {
    const outcome = await provider.listEmployees(await staffed('Brasserie Chaudière', count));
    const ids = outcome.kind === 'answer' ? outcome.answer.map(({ id }) => id) : [];
    expect([ids.length, new Set(ids).size]).toEqual([count, count]);
  });

  it.each(['down', 'timeout', 'malformed', 'drop'] as const)(
    'of which a page is %s is unavailable as a whole',
    async (fault) => {
      const access = await staffed('Sushi Saint-Roch', 1500);
      const slow = gateway({ timeoutMs: 1500 });
      await simulator.control('POST /__sim/fault', { fault, route: 'employees', after: 1 });
      expect(await slow.listEmployees(access)).toMatchObject({ kind: 'unavailable' });
      expect(await provider.listEmployees(access)).toMatchObject({ kind: 'answer' });
    },
  );

  it('is met with patience when it is too much at once', async () => {
    const access = await accessTo();
    await simulator.control('POST /__sim/fault', { fault: 'status', value: 429, route: 'devices', times: 2 });
    expect(await provider.listDevices(access)).toMatchObject({ kind: 'answer' });
  });

  it('is refused to anyone who may not see it', async () => {
    await simulator.control('POST /__sim/config', { permissions: ['MERCHANT_R'], missingPermissionStatus: 403 });
    try {
      expect(await provider.listEmployees(await accessTo())).toEqual({ kind: 'refused', status: 403 });
      expect(await provider.listTaxRates(await accessTo())).toEqual({ kind: 'refused', status: 403 });
    } finally {
      const permissions = ['MERCHANT_R', 'EMPLOYEES_R', 'INVENTORY_R', 'ORDERS_R', 'PAYMENTS_R'];
      await simulator.control('POST /__sim/config', { permissions, missingPermissionStatus: 401 });
    }
  });
});

describe('limits', () => {
  it('are met with patience: a 429 is tried again until it is let in', async () => {
    const access = await accessTo();
    await simulator.control('POST /__sim/fault', { fault: 'status', value: 429, route: 'merchant', times: 2 });
    expect(await provider.readMerchant(access)).toMatchObject({ kind: 'answer' });
  });

  it('end in unavailable when the provider stays busy longer than a call may take', async () => {
    const access = await accessTo();
    await simulator.control('POST /__sim/fault', { fault: 'status', value: 429, route: 'merchant', times: 'always' });
    const hasty = gateway({ timeoutMs: 1500 });
    expect(await hasty.readMerchant(access)).toMatchObject({ kind: 'unavailable' });
  });

  it('of a token are kept even when much is asked at once', async () => {
    const access = await accessTo();
    const patient = gateway({ timeoutMs: 30_000 });
    const outcomes = await Promise.all(Array.from({ length: 40 }, () => patient.readMerchant(access)));
    expect(outcomes.every(({ kind }) => kind === 'answer')).toBe(true);
  }, 60_000);
});

describe('deliveries', () => {
  it('are the provider’s only with its code in the header', () => {
    const { webhookAuthCode } = simulator.settings;
    expect(provider.recognizesDelivery({ 'x-clover-auth': webhookAuthCode })).toBe(true);
    for (const header of [undefined, '', webhookAuthCode.slice(1), `${webhookAuthCode} `, [webhookAuthCode, 'x']]) {
      expect(provider.recognizesDelivery({ 'x-clover-auth': header })).toBe(false);
    }
  });

  it('are news of our own app only', () => {
    const appId = simulator.settings.clientId;
    const updates = [
      { objectId: `A:${appId}`, type: 'DELETE', ts: 1_790_000_000_000 },
      { objectId: `A:${appId}`, type: 'UPDATE', ts: 1 },
      { objectId: 'A:ANOTHERAPP001', type: 'DELETE', ts: 1 },
      { objectId: 'E:EMP0000000001', type: 'UPDATE', ts: 1 },
      { objectId: 'E:EMP0000000002', type: 'CREATE', ts: 1 },
      { objectId: 'M:M1', type: 'UPDATE', ts: 1 },
      { objectId: 'P:PAY0000000001', type: 'CREATE', ts: 1 },
      { objectId: '', type: '', ts: 1 },
    ];
    expect(provider.readDelivery({ appId, merchants: { M1: updates } })).toEqual([
      { kind: 'app-removed', posMerchantId: 'M1', at: new Date(1_790_000_000_000) },
      { kind: 'employee-changed', posMerchantId: 'M1', employeeId: 'EMP0000000001' },
      { kind: 'data-changed', posMerchantId: 'M1', data: 'employees' },
      { kind: 'data-changed', posMerchantId: 'M1', data: 'employees' },
      { kind: 'data-changed', posMerchantId: 'M1', data: 'merchant' },
    ]);
    expect(provider.readDelivery({ appId: 'ANOTHERAPP001', merchants: { M1: updates } })).toBeNull();
  });
});
