import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { control } from '../../../test/control.ts';
import {
  allow,
  authorizePath,
  BISTRO,
  BISTRO_OWNER,
  callClover,
  connect,
  exchange,
  ILES,
  readTokens,
  startTestClover,
  type TestClover,
} from '../../../test/test-clover.ts';
import { CLOVER_APP } from '../clover-app.ts';
import { cloverId } from '../clover-id.ts';

let clover: TestClover;
let token: string;

beforeAll(async () => {
  // Enough for one test after the other without pause; the limits have tests of their own.
  clover = await startTestClover({ rateLimits: { tokenPerSecond: 10_000, appPerSecond: 10_000 } });
  token = (await connect(clover.running)).access_token;
});
afterAll(() => clover.remove());

const m = (path: string, merchant = BISTRO) => `GET /v3/merchants/${merchant}${path}`;
const get = (path: string, options: Parameters<typeof callClover>[2] = {}) =>
  callClover(clover.running, m(path), { token, ...options });

describe('the merchant', () => {
  it('is shown with links to its parts', async () => {
    const { json } = await get('');
    const href = `${clover.running.urls.apiUrl}/v3/merchants/${BISTRO}`;
    expect(json).toEqual({
      href,
      id: BISTRO,
      name: 'Bistro du Quai',
      owner: { id: BISTRO_OWNER },
      defaultCurrency: 'CAD',
      phoneNumber: '418-555-0142',
      customerContactEmail: 'merchant@comptoir.test',
      createdTime: expect.any(Number),
      isBillable: true,
      address: { href: `${href}/address` },
      properties: { href: `${href}/properties` },
      employees: { href: `${href}/employees` },
      devices: { href: `${href}/devices` },
    });
  });

  it('is shown with up to three of them whole', async () => {
    expect(await get('?expand=address,owner%2Cdevices')).toMatchObject({
      json: {
        address: {
          address1: '200-45, rue du Sault-au-Matelot',
          city: 'Québec',
          state: 'QC',
          zip: 'G1K 3Z4',
          country: 'CA',
        },
        owner: { name: 'Camille Roy', isOwner: true },
        devices: {
          elements: [{ serial: 'C045UQ10420001' }, { serial: 'C045UQ10420002' }, { serial: 'C503UQ10420003' }],
        },
      },
    });
  });

  it('has an address and properties of their own, the bank numbers among them', async () => {
    expect((await get('/address')).json).toMatchObject({ href: expect.stringContaining('/address'), zip: 'G1K 3Z4' });
    expect((await get('/properties')).json).toMatchObject({
      timezone: 'America/Montreal',
      locale: 'fr_CA',
      pinLength: 4,
      abaAccountNumber: expect.stringMatching(/^\d+$/),
      ddaAccountNumber: expect.stringMatching(/^\d+$/),
      merchantRef: { id: BISTRO },
    });
  });

  it('of the Magdalen Islands keeps Atlantic time', async () => {
    const { access_token: own } = await connect(clover.running, ILES);
    const { json } = await callClover(clover.running, m('/properties', ILES), { token: own });
    expect(json).toMatchObject({ timezone: 'America/Halifax' });
  });

  it('has a bill for the app', async () => {
    const path = `GET /v3/apps/${CLOVER_APP.clientId}/merchants/${BISTRO}/billing_info`;
    expect(await callClover(clover.running, path, { token })).toMatchObject({
      status: 200,
      json: { status: 'ACTIVE', isInTrial: false, appSubscription: { amount: 3900, app: { id: CLOVER_APP.clientId } } },
    });
  });
});

describe('a list', () => {
  it('lists its elements, each with its address, its own address, and what it can be filtered by', async () => {
    const { json, headers } = await get('/employees');
    const href = `${clover.running.urls.apiUrl}/v3/merchants/${BISTRO}/employees`;
    expect(json).toMatchObject({
      elements: [{ href: `${href}/${BISTRO_OWNER}`, id: BISTRO_OWNER }, {}, {}, {}],
      href: `${href}?limit=100`,
    });
    expect(headers.get('X-Clover-Allowed-Filter-Fields')).toBe('id, name, email, role, modifiedTime');
  });

  it('shows device codes, which no caller may keep', async () => {
    const digits = expect.stringMatching(/^\d{4}$/);
    expect((await get(`/employees/${BISTRO_OWNER}`)).json).toMatchObject({ pin: digits, unhashedPin: digits });
  });

  it('is listed in parts, and empty beyond its end', async () => {
    const part = await get('/employees?limit=2&offset=1');
    expect(part.json).toMatchObject({
      elements: [{ role: 'ADMIN', isOwner: false }, { role: 'MANAGER' }],
      href: expect.stringContaining('limit=2&offset=1'),
    });
    expect((await get('/employees?offset=4')).json).toMatchObject({ elements: [] });
  });

  it.each([100, 101, 1001])('of %i is listed by a hundred, or by up to a thousand', async (count) => {
    const [{ id, employees }] = await readMerchants();
    const many = Array.from({ length: count - 1 }, (_, index) => ({
      ...employees[1],
      id: cloverId(`many:${index}`),
      isOwner: false,
    }));
    await upsert({ ...(await readMerchants())[0], employees: [employees[0], ...many] });
    const lengthOf = async (query: string) => elementsOf((await get(`/employees${query}`)).json).length;
    expect(await lengthOf('')).toBe(100);
    expect(await lengthOf('?limit=1000')).toBe(Math.min(count, 1000));
    expect(await lengthOf('?offset=100')).toBe(Math.min(count - 100, 100));
    await upsert({ ...(await readMerchants())[0], id, employees });
  });

  it.each([
    ['role=MANAGER', ['MANAGER']],
    ['role!=ADMIN', ['MANAGER', 'EMPLOYEE']],
    ['name=Camille*', ['ADMIN']],
    ['name=Camille', []],
    [`id=${BISTRO_OWNER}`, ['ADMIN']],
    ['email!=missing@x.test', ['ADMIN', 'ADMIN', 'MANAGER', 'EMPLOYEE']],
    ['modifiedTime>1', ['ADMIN', 'ADMIN', 'MANAGER', 'EMPLOYEE']],
    ['modifiedTime<=1', []],
  ])('filtered by %s has %o', async (filter, roles) => {
    const { json } = await get(`/employees?filter=${encodeURIComponent(filter)}`);
    expect(elementsOf(json).map(({ role }) => role)).toEqual(roles);
  });

  it('meets all of several filters', async () => {
    const { json } = await get('/tax_rates?filter=isDefault=true&filter=rate%3E%3D997500');
    expect(elementsOf(json)).toMatchObject([{ name: 'TVQ', rate: 997_500 }]);
  });

  it('lists employees who are gone no more, and lets them in no more', async () => {
    const [merchant] = await readMerchants();
    const employees = merchant.employees.map((one, index) => (index === 3 ? { ...one, deletedTime: 1 } : one));
    await upsert({ ...merchant, employees });
    expect(elementsOf((await get('/employees')).json)).toHaveLength(3);
    expect(await get(`/employees/${employees[3]?.id}`)).toMatchObject({ status: 404 });
    const whole = (await get('?expand=employees')).json as { employees: unknown };
    expect(elementsOf(whole.employees)).toHaveLength(3);
    const launch = `GET /__sim/launch?merchant=${BISTRO}&employee=${employees[3]?.id}`;
    expect(await callClover(clover.running, launch)).toMatchObject({ status: 404 });
    const consent = authorizePath({ __employee: employees[3]?.id ?? '' });
    expect(await callClover(clover.running, consent)).toMatchObject({ status: 400 });
    await upsert(merchant);
  });
});

describe('taxes', () => {
  it('are GST and QST, by default, in ten-millionths; and a rate that charges nothing', async () => {
    expect(elementsOf((await get('/tax_rates')).json)).toMatchObject([
      { name: 'NO_TAX_APPLIED', rate: 0, isDefault: false },
      { name: 'TPS', rate: 500_000, isDefault: true },
      { name: 'TVQ', rate: 997_500, isDefault: true },
    ]);
  });

  it('of one merchant are set up wrongly', async () => {
    const taverne = cloverId('merchant:taverne');
    const { access_token: own } = await connect(clover.running, taverne);
    const { json } = await callClover(clover.running, m('/tax_rates', taverne), { token: own });
    expect(elementsOf(json).map(({ rate }) => rate)).toEqual([0, 1_497_500]);
  });
});

describe('sales', () => {
  it('show a receipt of $5.00 and its refund, whole when asked for', async () => {
    const { json } = await get('/orders?filter=paymentState=REFUNDED&expand=lineItems,payments,refunds');
    expect(elementsOf(json)).toMatchObject([
      {
        total: 575,
        lineItems: { elements: [{ name: 'Reçu de test', price: 500 }] },
        payments: { elements: [{ amount: 575, taxAmount: 75 }] },
        refunds: { elements: [{ amount: 575, status: 'SUCCESS' }] },
      },
    ]);
  });

  it('show payments with their taxes and card only when asked for', async () => {
    const plain = elementsOf((await get('/payments?filter=amount=575')).json);
    expect(plain).toMatchObject([{ amount: 575, result: 'SUCCESS' }]);
    expect(plain[0]).not.toHaveProperty('cardTransaction');
    const { json } = await get('/payments?filter=amount=575&expand=cardTransaction,taxRates');
    expect(elementsOf(json)).toMatchObject([
      { cardTransaction: { cardType: 'INTERAC' }, taxRates: { elements: [{ taxAmount: 25 }, { taxAmount: 50 }] } },
    ]);
  });

  it.each(['/refunds', '/credits', '/tenders', '/roles', '/devices'])(
    '%s has things, and each of them an address',
    async (path) => {
      const [first] = elementsOf((await get(path)).json);
      expect(await get(`${path}/${first?.id}`)).toMatchObject({
        status: 200,
        json: { id: first?.id, href: first?.['href'] },
      });
    },
  );

  it('are asked for by at most 90 days at a time', async () => {
    const now = Date.now();
    const day = 86_400_000;
    const filter = (...bounds: string[]) => bounds.map((bound) => `filter=${encodeURIComponent(bound)}`).join('&');
    const late = await get(`/orders?${filter(`createdTime>=${now - 89 * day}`)}`);
    expect(elementsOf(late.json)).toHaveLength(2);
    for (const path of ['/orders', '/payments']) {
      expect(await get(`${path}?${filter(`createdTime>=${now - 91 * day}`)}`)).toMatchObject({ status: 400 });
      const old = filter(`modifiedTime>${now - 200 * day}`, `modifiedTime<${now - 120 * day}`);
      expect(await get(`${path}?${old}`)).toMatchObject({ status: 200, json: { elements: [] } });
    }
  });
});

describe('a call is refused', () => {
  it.each([
    ['/employees?limit=0', 400],
    ['/employees?limit=1001', 400],
    ['/employees?limit=x', 400],
    ['/employees?offset=-1', 400],
    ['/employees?unknown=1', 400],
    ['/employees?access_token=x', 400],
    ['/employees?filter=pin=1234', 400],
    ['/employees?filter=name', 400],
    ['/employees?expand=shifts', 400],
    ['/orders?expand=lineItems,payments,refunds,discounts', 400],
    ['?expand=bankProcessing', 400],
    ['?limit=1', 400],
    ['/address?expand=x', 400],
    ['/properties?x=1', 400],
    [`/employees/${BISTRO_OWNER}?limit=1`, 400],
    ['/employees/AAAAAAAAAAAAA', 404],
    ['/shifts', 404],
    ['/merchant', 404],
    ['/constructor', 404],
    ['/address/x', 404],
    ['/employees/x/y', 404],
  ])('%s with %i', async (path, status) => {
    expect(await get(path)).toMatchObject({ status, json: { message: expect.any(String) } });
  });

  it('says what was not found', async () => {
    const { json } = await get('/orders/AAAAAAAAAAAAA');
    expect(json).toEqual({ message: 'Not Found', details: 'Order not found' });
  });

  it.each([
    ['nothing', {}],
    ['another scheme', { authorization: 'Basic x' }],
    ['an unknown token', { authorization: 'Bearer x' }],
  ])('with 401 for %s', async (_what, headers) => {
    const answer = await callClover(clover.running, m(''), { headers });
    expect(answer).toMatchObject({ status: 401, json: { message: '401 Unauthorized' } });
  });

  it('with 401 for another merchant’s token, whether that merchant exists or not', async () => {
    for (const other of [ILES, 'AAAAAAAAAAAAA']) {
      expect(await callClover(clover.running, m('/employees', other), { token })).toMatchObject({ status: 401 });
    }
    const billing = `GET /v3/apps/${CLOVER_APP.clientId}/merchants/${ILES}/billing_info`;
    expect(await callClover(clover.running, billing, { token })).toMatchObject({ status: 401 });
  });

  it('with 401 for a missing permission, or with 403 when set so', async () => {
    await control(clover.running, 'POST /__sim/config', { permissions: ['MERCHANT_R'] });
    expect(await get('')).toMatchObject({ status: 200 });
    expect(await get('/employees')).toMatchObject({ status: 401 });
    await control(clover.running, 'POST /__sim/config', { missingPermissionStatus: 403 });
    expect(await get('/tax_rates')).toMatchObject({ status: 403, json: { message: '403 Forbidden' } });
    await control(clover.running, 'POST /__sim/config', {
      permissions: ['MERCHANT_R', 'EMPLOYEES_R', 'INVENTORY_R', 'ORDERS_R', 'PAYMENTS_R'],
    });
  });

  it('with 405 for anything but reading', async () => {
    const answer = await callClover(clover.running, `POST /v3/merchants/${BISTRO}/employees`, { token, body: {} });
    expect(answer).toMatchObject({ status: 405 });
  });

  it('with 404 for another app’s bill and for paths that do not exist', async () => {
    for (const path of [`/v3/apps/AAAAAAAAAAAAA/merchants/${BISTRO}/billing_info`, '/v3/merchants', '/v3/x']) {
      expect(await callClover(clover.running, `GET ${path}`, { token })).toMatchObject({ status: 404 });
    }
  });
});

type Thing = { id: string } & Record<string, unknown>;

function elementsOf(json: unknown): Thing[] {
  return (json as { elements: Thing[] }).elements;
}

async function readMerchants() {
  const { json } = await control(clover.running, 'GET /__sim/merchants');
  const { items } = json as { items: [{ id: string; employees: Thing[] }] };
  return items;
}

async function upsert(merchant: object): Promise<void> {
  expect(await control(clover.running, 'POST /__sim/merchants', [merchant])).toMatchObject({ status: 200 });
}

describe('who consented', () => {
  const current = (of: string) => get('/employees/current', { token: of });
  const consentOf = async (employee: string) => {
    const code = await allow(clover.running, { __employee: employee });
    return readTokens(await exchange(clover.running, code)).access_token;
  };

  it('is named to the token, of each merchant’s people', async () => {
    for (const id of [BISTRO_OWNER, cloverId('employee:bistro:employee')])
      expect(await current(await consentOf(id))).toMatchObject({ status: 200, json: { id } });
  });

  it('is not named when Clover does not say, once', async () => {
    const owners = await consentOf(BISTRO_OWNER);
    await control(clover.running, 'POST /__sim/fault', { fault: 'nobody-named' });
    expect((await get('', { token: owners })).status).toBe(200);
    expect((await current(owners)).status).toBe(404);
    expect((await current(owners)).status).toBe(200);
  });
});
