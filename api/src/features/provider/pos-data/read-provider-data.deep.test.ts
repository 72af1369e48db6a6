import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { asSystem } from '../../../../test/factories/merchants.ts';
import { aBrowser, consentTo, finish } from '../../../../test/pos-browser.ts';
import { runJobs } from '../../../../test/run-jobs.ts';
import { SITE_URL, startSimulatedClover, type SimulatedMerchant } from '../../../../test/simulated-clover.ts';
import { useTestApp } from '../../../../test/test-app.ts';
import { readProviderData } from './read-provider-data.ts';

const simulator = await startSimulatedClover();
const provider = { ...simulator.settings, timeoutMs: 2000 };
const test = useTestApp({ config: { publicUrl: SITE_URL, provider } });

let queue: pg.Client;
beforeAll(async () => {
  const url = await test.app.listen({ port: 0, host: '127.0.0.1' });
  await simulator.control('POST /__sim/config', { webhookUrl: `${url}/api/webhooks/clover` });
  queue = new pg.Client(test.databaseUrl);
  await queue.connect();
});
afterEach(() => simulator.control('DELETE /__sim/fault'));
afterAll(async () => {
  await queue.end();
  await simulator.stop();
});

type Employee = SimulatedMerchant['employees'][number] & { role?: string; deletedTime?: number };

/** Connects a merchant of the provider's, without doing yet what follows from it. */
async function connect(name: string) {
  const merchant = simulator.merchant(name);
  const browser = aBrowser(test);
  await finish(browser, await consentTo(simulator, browser, { merchant }));
  const [row] = await asSystem<{ merchantId: string }>(test, {
    text: 'select merchant_id as "merchantId" from pos_connections where pos_merchant_id = $1',
    values: [merchant.id],
  });
  return { id: merchant.id, employees: merchant.employees, merchantId: row?.merchantId ?? '', atProvider: merchant };
}

type Connected = Awaited<ReturnType<typeof connect>>;

async function read(merchant: Connected, kind: 'merchant' | 'employees' | 'devices' | 'tax-rates' = 'employees') {
  const { provider: gateway, ...deps } = test.dependencies;
  if (!gateway) throw new Error('no provider');
  await readProviderData({ ...deps, provider: gateway }, { merchantId: merchant.merchantId, kind });
}

/** At the provider, from now on. */
const staff = ({ atProvider }: Connected, employees: readonly Employee[]) =>
  simulator.control('POST /__sim/merchants', [{ ...atProvider, isInstalled: true, employees }]);

const crowd = ({ employees: [owner] }: Connected, count: number): Employee[] => [
  ...(owner ? [owner] : []),
  ...Array.from({ length: count - 1 }, (_, index) => ({
    ...(owner as Employee),
    id: `EMP${String(index).padStart(10, '0')}`,
    name: `Personne ${index}`,
    role: 'EMPLOYEE',
    isOwner: false,
  })),
];

interface Kept {
  readonly name: string;
  readonly role: string;
  readonly declaration: string;
  readonly hasLeft: boolean;
}
const employeesOf = ({ merchantId }: Connected) =>
  asSystem<Kept>(test, {
    text: `select name, role, declaration, left_at is not null as "hasLeft" from pos_employees
      where merchant_id = $1 order by id`,
    values: [merchantId],
  });

const rowsOf = (table: string, { merchantId }: Connected) =>
  asSystem<Record<string, unknown>>(test, {
    text: `select * from ${table} where merchant_id = $1`,
    values: [merchantId],
  });

const readsOf = async (merchant: Connected) =>
  Object.fromEntries(
    (
      await asSystem<{ kind: string; wasRead: boolean; failure: string | null }>(test, {
        text: `select kind, read_at is not null as "wasRead", failure from pos_reads where merchant_id = $1`,
        values: [merchant.merchantId],
      })
    ).map(({ kind, wasRead, failure }) => [kind, failure ?? (wasRead ? 'read' : 'never')]),
  );

const waitingReadings = async (): Promise<string[]> =>
  (
    await queue.query<{ key: string }>(
      `select key from graphile_worker.jobs where task_identifier = 'read-pos-data' and attempts = 0 order by key`,
    )
  ).rows.map(({ key }) => key);

const declaredAs = (merchant: Connected, name: string) =>
  asSystem(test, {
    text: `update pos_employees set declaration = 'declared', declared_name = name where merchant_id = $1 and name = $2`,
    values: [merchant.merchantId, name],
  });

describe('a merchant who connects', () => {
  it('has everything read soon after, and nothing kept that opens a device or an account', async () => {
    const bistro = await connect('Bistro du Quai');
    await runJobs(test);
    expect(await rowsOf('pos_merchants', bistro)).toMatchObject([
      { name: 'Bistro du Quai', city: 'Québec', postal_code: 'G1K 3Z4', time_zone: 'America/Montreal' },
    ]);
    expect(await employeesOf(bistro)).toMatchObject([
      { name: 'Camille Roy', role: 'owner', hasLeft: false },
      { role: 'admin' },
      { role: 'manager' },
      { role: 'employee' },
    ]);
    expect((await rowsOf('pos_devices', bistro)).map(({ serial }) => String(serial)).toSorted()).toEqual([
      'C045UQ10420001',
      'C045UQ10420002',
      'C503UQ10420003',
    ]);
    expect((await rowsOf('pos_tax_rates', bistro)).map(({ rate }) => String(rate)).toSorted()).toEqual([
      '0',
      '500000',
      '997500',
    ]);
    expect(await readsOf(bistro)).toEqual({
      merchant: 'read',
      employees: 'read',
      devices: 'read',
      'tax-rates': 'read',
      inventory: 'read',
    });
    await expectNoSecrets(bistro);
  });
});

/** Looks through all that was kept, queued or logged. */
async function expectNoSecrets(merchant: Connected): Promise<void> {
  const known = merchant.atProvider as unknown as {
    properties: { abaAccountNumber: string; ddaAccountNumber: string };
    employees: { pin: string }[];
  };
  const tables = ['pos_merchants', 'pos_employees', 'pos_devices', 'pos_tax_rates', 'pos_reads', 'activity_log'];
  const kept = await Promise.all(tables.map((table) => rowsOf(table, merchant)));
  const { rows: jobs } = await queue.query('select * from graphile_worker._private_jobs');
  // Without what may hold such digits at random: ids, instants and the hardware's serials.
  const text = JSON.stringify([kept, jobs, test.logLines]).replaceAll(
    /[\da-f]{8}-[\da-f-]{27}|\d{4}-\d\d-\d\dT[\d:.]+Z|"time":\d+|C\d{3}UQ\d{8}|"(?:pos_\w+_id|duration\w*|responseTime)":"?[\w.-]+"?/g,
    '',
  );
  for (const { pin } of known.employees) expect(text).not.toMatch(new RegExp(`\\b${pin}\\b`));
  for (const number of [known.properties.abaAccountNumber, known.properties.ddaAccountNumber])
    expect(text).not.toContain(number);
  expect(text).not.toMatch(/unhashedPin|"pin"|AccountNumber/i);
}

describe('employees', () => {
  it('of any number are there once each, and stay so however often they are read', async () => {
    const brasserie = await connect('Brasserie Chaudière');
    await staff(brasserie, crowd(brasserie, 1001));
    await read(brasserie);
    await read(brasserie);
    const kept = await employeesOf(brasserie);
    expect([kept.length, new Set(kept.map(({ name }) => name)).size]).toEqual([1001, 1001]);
    expect(kept.every(({ declaration, hasLeft }) => declaration === 'waiting' && !hasLeft)).toBe(true);

    await staff(
      brasserie,
      crowd(brasserie, 1001).filter(({ name }) => name !== 'Personne 7'),
    );
    await read(brasserie);
    expect((await employeesOf(brasserie)).filter(({ hasLeft }) => hasLeft)).toMatchObject([{ name: 'Personne 7' }]);
  }, 60_000);

  it('who leave are to be withdrawn when the authority knows them, who are renamed too, who are back wait again', async () => {
    const gare = await connect('Buffet de la Gare');
    const [owner, admin, manager, employee] = gare.employees as [Employee, Employee, Employee, Employee];
    await read(gare);
    await declaredAs(gare, owner.name);
    await declaredAs(gare, admin.name);
    await staff(gare, [{ ...owner, name: 'Denise Tremblay' }, employee, { ...manager, deletedTime: 1 }]);
    await read(gare);
    expect(await employeesOf(gare)).toMatchObject([
      { name: 'Denise Tremblay', declaration: 'to-withdraw', hasLeft: false },
      { name: admin.name, declaration: 'to-withdraw', hasLeft: true },
      { name: manager.name, declaration: 'withdrawn', hasLeft: true },
      { name: employee.name, declaration: 'waiting', hasLeft: false },
    ]);
    await staff(gare, [owner, employee, manager, { ...admin, id: 'EMP0000000001', name: employee.name.toUpperCase() }]);
    await read(gare);
    expect((await employeesOf(gare)).map(({ declaration }) => declaration)).toEqual([
      'declared',
      'to-withdraw',
      'waiting',
      'waiting',
      'same-name',
    ]);
  });

  it('are handed on to be declared, one job for each merchant', async () => {
    const traiteur = await connect('Traiteur Les Trois Pignons');
    await read(traiteur);
    await read(traiteur);
    const { rows } = await queue.query<{ count: string }>('select count(*) from graphile_worker.jobs where key = $1', [
      `declare-employees:${traiteur.merchantId}`,
    ]);
    expect(rows).toEqual([{ count: '1' }]);
  });
});

describe('devices and taxes', () => {
  it('that are gone are forgotten, and what was changed is changed', async () => {
    const dejeuner = await connect('Déjeuner chez Fernande');
    await read(dejeuner, 'devices');
    await read(dejeuner, 'tax-rates');
    const atProvider = dejeuner.atProvider as unknown as { taxRates: object[] };
    await simulator.control('POST /__sim/merchants', [
      {
        ...atProvider,
        devices: [],
        taxRates: atProvider.taxRates.slice(0, 2).map((tax) => ({ ...tax, isDefault: false })),
      },
    ]);
    await read(dejeuner, 'devices');
    await read(dejeuner, 'tax-rates');
    expect(await rowsOf('pos_devices', dejeuner)).toEqual([]);
    expect(await rowsOf('pos_tax_rates', dejeuner)).toMatchObject([{ is_default: false }, { is_default: false }]);
  });
});

describe('a provider that misbehaves', () => {
  it.each([
    ['too busy for a moment', { fault: 'status', value: 429, times: 2 }],
    ['done with the token', { fault: 'status', value: 401 }],
    ['slow', { fault: 'slow', value: 300 }],
  ])('and is %s is read all the same', async (_, fault) => {
    const iles = await connect('Cantine des Îles');
    await simulator.control('POST /__sim/fault', { ...fault, route: 'employees' });
    await read(iles);
    expect(await employeesOf(iles)).toHaveLength(iles.employees.length);
    expect(await readsOf(iles)).toMatchObject({ employees: 'read' });
  });

  it.each([
    ['down', { fault: 'down' }],
    ['silent', { fault: 'timeout' }],
    ['cut off', { fault: 'drop' }],
    ['broken', { fault: 'malformed' }],
    ['broken in the middle of a list', { fault: 'malformed', after: 1 }],
    ['out of order', { fault: 'status', value: 500 }],
  ])('and is %s loses and doubles nothing, says so, and is read later', async (_, fault) => {
    const crepes = await connect('Crêpes & Cie');
    await staff(crepes, crowd(crepes, 1001));
    await read(crepes);
    await simulator.control('POST /__sim/fault', { ...fault, route: 'employees' });
    await expect(read(crepes)).rejects.toThrow(/cannot be read/);
    expect(await readsOf(crepes)).toMatchObject({ employees: 'unavailable' });
    const kept = await employeesOf(crepes);
    expect(kept.filter(({ hasLeft }) => !hasLeft)).toHaveLength(1001);
    await read(crepes);
    expect(await employeesOf(crepes)).toEqual(kept);
    expect(await readsOf(crepes)).toMatchObject({ employees: 'read' });
  });

  it('and reports no one at all is not trusted: someone owns the place', async () => {
    const crepes = await connect('Crêpes & Cie');
    await read(crepes);
    await staff(
      crepes,
      crepes.employees.map((one) => ({ ...one, deletedTime: 1 })),
    );
    await expect(read(crepes)).rejects.toThrow(/cannot be read/);
    expect((await employeesOf(crepes)).some(({ hasLeft }) => !hasLeft)).toBe(true);
  });

  it('and refuses is reported once, not asked again', async () => {
    const taverne = await connect('Taverne du Faubourg');
    await simulator.control('POST /__sim/fault', { fault: 'status', value: 403, route: 'tax_rates' });
    await read(taverne, 'tax-rates');
    expect(await readsOf(taverne)).toMatchObject({ 'tax-rates': 'refused' });
  });
});

describe('news of the provider', () => {
  it('reported many times, twice or in no order is read once, after the last of it', async () => {
    const poutine = await connect('La Roulotte à Poutine');
    await runJobs(test);
    const [owner, ...others] = poutine.employees;
    const change = (type: string, id: string, ts: number) => ({ merchant: poutine.id, object: `E:${id}`, type, ts });
    const updates = [
      ...Array.from({ length: 50 }, (_, index) => change('UPDATE', owner?.id ?? '', 1000 + index)),
      change('CREATE', 'EMP0000000009', 5000),
      change('DELETE', others[0]?.id ?? '', 6000),
      { merchant: poutine.id, object: `M:${poutine.id}`, type: 'UPDATE' },
    ];
    await simulator.control('POST /__sim/webhook/fire', { updates, mode: 'duplicate' });
    await simulator.control('POST /__sim/webhook/fire', { updates: updates.slice(-8), mode: 'out-of-order' });
    expect(await waitingReadings()).toEqual([
      `read-pos-data:${poutine.merchantId}:employees`,
      `read-pos-data:${poutine.merchantId}:merchant`,
    ]);
    // What it says is not trusted: that someone has come or gone is seen in the list.
    await staff(poutine, [
      ...(owner ? [owner] : []),
      ...others.slice(1),
      { ...(others[0] as Employee), id: 'EMP0000000009' },
    ]);
    await runJobs(test);
    expect((await employeesOf(poutine)).map(({ hasLeft }) => hasLeft)).toEqual([false, true, false, false, false]);
  });

  it('of a merchant who is not connected is nothing to read', async () => {
    const mado = simulator.merchant('Bar Laitier Chez Mado');
    const updates = [{ merchant: mado.id, object: `M:${mado.id}`, type: 'UPDATE' }];
    await simulator.control('POST /__sim/webhook/fire', { updates });
    expect(await waitingReadings()).toEqual([]);
  });
});

describe('a merchant who removes the app', () => {
  it('has to come back before anything is read; what was read stays, and no log calls it an error', async () => {
    const sushi = await connect('Sushi Saint-Roch');
    await read(sushi);
    await simulator.control('POST /__sim/uninstall', { merchant: sushi.id });
    test.logLines.length = 0;
    await read(sushi);
    expect(await readsOf(sushi)).toMatchObject({ employees: 'needs-sign-in' });
    expect(await employeesOf(sushi)).toHaveLength(sushi.employees.length);
    await runJobs(test);
    expect(test.logLines.filter((line) => /"level":(50|60)/.test(line))).toEqual([]);
    await connect('Sushi Saint-Roch');
    await runJobs(test);
    expect(await readsOf(sushi)).toMatchObject({ employees: 'read', devices: 'read' });
    expect(await employeesOf(sushi)).toHaveLength(sushi.employees.length);
  });
});
