import { beforeEach, describe, expect, it } from 'vitest';
import { anEmployee } from '../../../../test/factories/employees.ts';
import { TYPED_INFORMATION } from '../../../../test/factories/merchant-information.ts';
import { aMerchant, asSystem, aUser, bearer, type MadeMerchant } from '../../../../test/factories/merchants.ts';
import { aTerminal, type MadeTerminal } from '../../../../test/factories/terminals.ts';
import { lost, refusedUser, taken, unavailable } from '../../../../test/fake-authority.ts';
import { runJobs } from '../../../../test/run-jobs.ts';
import { useTestApp } from '../../../../test/test-app.ts';
import { declareEmployees } from './declare-employees.ts';
import { queueDeclarations } from './queue-declarations.ts';

const NOW = new Date('2026-06-01T17:00:00Z');
let now = NOW;
const test = useTestApp({ now: () => now });

let merchant: MadeMerchant;
let till: MadeTerminal;

beforeEach(async () => {
  now = NOW;
  test.authority.userRequests.length = 0;
  test.authority.behaveToUsers(() => taken());
  till = await aTerminal(test);
  ({ merchant } = till);
});

const declare = () => declareEmployees(test.dependencies, merchant.id);
const queue = () =>
  test.dependencies.database.transaction({ role: 'system' }, (tx) => queueDeclarations(tx, merchant.id));
interface Standing {
  readonly name: string;
  readonly state: string;
  readonly known: string | null;
  readonly errors: readonly { readonly id: string }[];
  readonly invalid: readonly string[];
}
const standings = () =>
  asSystem<Standing>(test, {
    text: `select name, declaration as state, declared_name as known, declaration_errors as errors,
      invalid_tax_numbers as invalid from pos_employees where merchant_id = $1 order by id`,
    values: [merchant.id],
  });
const states = async () => (await standings()).map(({ state }) => state);
const events = () =>
  asSystem<{ event: string; facts: object }>(test, {
    text: `select event, facts from activity_log where merchant_id = $1 and event like 'employee%' order by occurred_at, id`,
    values: [merchant.id],
  });

describe('an employee who waits', () => {
  it('is declared in the authority’s characters, once, and it is logged', async () => {
    await anEmployee(test, merchant.id, { name: 'Zoé “Zo” Œuvrard' });
    await declare();
    await declare();
    expect(test.authority.userRequests).toEqual(["AJO Zoé 'Zo' OEuvrard"]);
    expect(await standings()).toMatchObject([
      { state: 'declared', known: "Zoé 'Zo' OEuvrard", errors: [], invalid: [] },
    ]);
    expect(await events()).toMatchObject([{ event: 'employee-declared', facts: { name: "Zoé 'Zo' OEuvrard" } }]);
  });

  it('is declared one at a time, also when many ask at once', async () => {
    for (const name of ['Ana', 'Bob', 'Cléo', 'Dan']) await anEmployee(test, merchant.id, { name });
    let open = 0;
    let most = 0;
    test.authority.behaveToUsers(async () => {
      open += 1;
      most = Math.max(most, open);
      await new Promise((resolve) => setImmediate(resolve));
      open -= 1;
      return taken();
    });
    await Promise.all([declare(), declare(), declare()]);
    expect(test.authority.userRequests.toSorted()).toEqual(['AJO Ana', 'AJO Bob', 'AJO Cléo', 'AJO Dan']);
    expect(most).toBe(1);
  });

  it('goes on waiting without a till, or with one whose certificate is not in force', async () => {
    await anEmployee(test, merchant.id);
    const change = (text: string) => asSystem(test, { text, values: [till.id] });
    await change('update devices set linked_at = null where id = $1');
    await declare();
    await change('update devices set linked_at = now() where id = $1');
    await change(`update certificates set revoked_at = '2026-05-01' where device_id = $1`);
    await declare();
    await change(`update certificates set revoked_at = null, not_after = '2026-05-01' where device_id = $1`);
    await declare();
    expect(await states()).toEqual(['waiting']);
    await change(`update certificates set not_after = '2031-01-01' where device_id = $1`);
    await declare();
    expect(await states()).toEqual(['declared']);
    expect(test.authority.userRequests).toHaveLength(1);
  });

  it('goes on waiting while the merchant has no tax numbers that can be sent', async () => {
    await anEmployee(test, merchant.id);
    const setNumber = (qst: string | null) =>
      asSystem(test, { text: 'update merchants set qst_number = $2 where id = $1', values: [merchant.id, qst] });
    await setNumber(null);
    await declare();
    expect(test.authority.userRequests).toEqual([]);
    await setNumber(merchant.qst);
    await declare();
    expect(await states()).toEqual(['declared']);
  });

  it('is declared though a tax number is not valid, and it is kept which', async () => {
    await anEmployee(test, merchant.id);
    test.authority.behaveToUsers(() => taken(false, true));
    await declare();
    expect(await standings()).toMatchObject([{ state: 'declared', invalid: ['gst_number'] }]);
  });

  it('is not asked about when the authority takes none of the name', async () => {
    await anEmployee(test, merchant.id, { name: '王小明' });
    await anEmployee(test, merchant.id, { name: 'Louis Côté' });
    await declare();
    expect(test.authority.userRequests).toEqual(['AJO Louis Côté']);
    expect(await states()).toEqual(['refused', 'declared']);
  });
});

describe('other tax numbers', () => {
  const save = async (change: object) => {
    const { token } = await aUser(test, { role: 'merchant', merchantId: merchant.id });
    const { version } = (await read(token)).json<{ version: number }>();
    const url = `/api/merchant/${merchant.id}`;
    const payload = { ...TYPED_INFORMATION, ...change, version };
    expect((await test.app.inject({ method: 'PUT', url, headers: bearer(token), payload })).statusCode).toBe(200);
  };
  const read = (token: string) =>
    test.app.inject({ method: 'GET', url: `/api/merchant/${merchant.id}`, headers: bearer(token) });

  it('have everybody declared again, also those refused for the old ones', async () => {
    await anEmployee(test, merchant.id, { name: 'Ana' });
    await anEmployee(test, merchant.id, { name: 'Bob' });
    test.authority.behaveToUsers(({ name }) => (name === 'Bob' ? refusedUser('JW00B999043E') : taken(false, true)));
    await declare();
    expect(await standings()).toMatchObject([{ state: 'declared', invalid: ['gst_number'] }, { state: 'refused' }]);
    test.authority.behaveToUsers(() => taken());
    await save({ qst_number: merchant.qst });
    await runJobs(test);
    expect(await standings()).toMatchObject([
      { state: 'declared', invalid: [] },
      { state: 'declared', invalid: [] },
    ]);
  });

  it('are what it takes: another name of the business asks for nothing', async () => {
    await save({ qst_number: merchant.qst });
    await anEmployee(test, merchant.id, { state: 'declared', declaredName: 'Camille Roy' });
    await runJobs(test);
    await save({ qst_number: merchant.qst, company_name: 'Chez Camille' });
    await runJobs(test);
    expect(test.authority.userRequests).toEqual([]);
  });
});

describe('the authority', () => {
  it('is asked again after a lost reply, which may have been stored', async () => {
    await anEmployee(test, merchant.id);
    test.authority.behaveToUsers(() => lost());
    await expect(declare()).rejects.toThrow('did not answer');
    expect(await standings()).toMatchObject([{ state: 'waiting', known: 'Camille Roy' }]);
    test.authority.behaveToUsers(() => taken());
    await declare();
    expect(await states()).toEqual(['declared']);
    expect(test.authority.userRequests).toEqual(['AJO Camille Roy', 'AJO Camille Roy']);
  });

  it('knows no employee whom it was never asked about', async () => {
    await anEmployee(test, merchant.id);
    test.authority.behaveToUsers(() => unavailable());
    await expect(declare()).rejects.toThrow('did not answer');
    expect(await standings()).toMatchObject([{ state: 'waiting', known: null }]);
  });

  it('is asked again by the queue once it answers', async () => {
    await anEmployee(test, merchant.id);
    test.authority.behaveToUsers(() => unavailable());
    await queue();
    await runJobs(test);
    expect(await states()).toEqual(['waiting']);
    test.authority.behaveToUsers(() => taken());
    await queue();
    await runJobs(test);
    expect(await states()).toEqual(['declared']);
  });

  it('is asked again after a fault of its own', async () => {
    await anEmployee(test, merchant.id);
    test.authority.behaveToUsers(() => ({
      kind: 'answer',
      httpStatus: 400,
      body: '',
      answer: { kind: 'refused', errors: [{ id: 'JW00B999100E', mess: 'panne', codRetour: '00', noTrans: null }] },
    }));
    await expect(declare()).rejects.toThrow('did not answer');
    expect(await standings()).toMatchObject([{ state: 'waiting', errors: [] }]);
  });

  it('is not asked again about a name that it refused, and about the others', async () => {
    await anEmployee(test, merchant.id, { name: 'Ana' });
    await anEmployee(test, merchant.id, { name: 'Bob' });
    test.authority.behaveToUsers(({ name }) => (name === 'Ana' ? refusedUser('JW00B999407E') : taken()));
    await declare();
    await queue();
    await runJobs(test);
    expect(test.authority.userRequests).toEqual(['AJO Ana', 'AJO Bob']);
    expect(await standings()).toMatchObject([
      { state: 'refused', known: null, errors: [{ id: 'JW00B999407E', codRetour: '16' }] },
      { state: 'declared' },
    ]);
    expect(await events()).toMatchObject([
      { event: 'employee-declaration-refused', facts: { name: 'Ana', errors: [{ id: 'JW00B999407E' }] } },
      { event: 'employee-declared' },
    ]);
  });

  it('gets one name only when it refuses what would be refused of everybody, until that has changed', async () => {
    await anEmployee(test, merchant.id, { name: 'Ana' });
    await anEmployee(test, merchant.id, { name: 'Bob' });
    test.authority.behaveToUsers(() => refusedUser('JW00B999071E'));
    await declare();
    await declare();
    expect(test.authority.userRequests).toEqual(['AJO Ana']);
    expect(await states()).toEqual(['refused', 'waiting']);
    test.authority.behaveToUsers(() => taken());
    await queue();
    await runJobs(test);
    expect(await states()).toEqual(['declared', 'declared']);
  });

  it('is asked by another server once the one that asked has ended', async () => {
    await anEmployee(test, merchant.id);
    await asSystem(test, {
      text: `update pos_employees set lease_id = gen_random_uuid(), lease_until = $2, declared_name = name where merchant_id = $1`,
      values: [merchant.id, new Date(NOW.getTime() + 10_000)],
    });
    await declare();
    expect(test.authority.userRequests).toEqual([]);
    now = new Date(NOW.getTime() + 10_001);
    await declare();
    expect(await states()).toEqual(['declared']);
  });

  it('answers too late for employees who were taken over', async () => {
    await anEmployee(test, merchant.id);
    test.authority.behaveToUsers(async () => {
      await asSystem(test, {
        text: 'update pos_employees set lease_id = gen_random_uuid() where merchant_id = $1',
        values: [merchant.id],
      });
      return taken();
    });
    await declare();
    expect(await states()).toEqual(['waiting']);
    expect(await events()).toEqual([]);
  });
});

describe('meanwhile', () => {
  const change = (text: string) => asSystem(test, { text, values: [merchant.id] });

  it('an employee left: they are to be withdrawn', async () => {
    await anEmployee(test, merchant.id);
    test.authority.behaveToUsers(async () => {
      await change(`update pos_employees set left_at = now(), declaration = 'to-withdraw' where merchant_id = $1`);
      return taken();
    });
    await declare();
    expect(await standings()).toMatchObject([{ state: 'to-withdraw', known: 'Camille Roy' }]);
  });

  it.each([
    ['then refused', () => refusedUser('JW00B999407E')],
    ['was never asked about', () => unavailable()],
  ])('an employee left whom the authority %s: there is nothing to withdraw', async (_, reply) => {
    await anEmployee(test, merchant.id);
    test.authority.behaveToUsers(async () => {
      await change(`update pos_employees set left_at = now(), declaration = 'to-withdraw' where merchant_id = $1`);
      return reply();
    });
    await declare().catch(() => {});
    expect(await standings()).toMatchObject([{ state: 'withdrawn', known: null }]);
  });

  it('an employee was renamed whom the authority then refused: the new name waits', async () => {
    await anEmployee(test, merchant.id);
    test.authority.behaveToUsers(async () => {
      await change(
        `update pos_employees set name = 'Camille Gagnon', declaration = 'to-withdraw' where merchant_id = $1`,
      );
      test.authority.behaveToUsers(() => taken());
      return refusedUser('JW00B999407E');
    });
    await declare();
    expect(test.authority.userRequests).toEqual(['AJO Camille Roy', 'AJO Camille Gagnon']);
    expect(await states()).toEqual(['declared']);
  });
});

it('a name that has become free is declared for the employee who bears it', async () => {
  await anEmployee(test, merchant.id, { state: 'withdrawn', hasLeft: true });
  await anEmployee(test, merchant.id, { state: 'same-name' });
  await declare();
  expect(await states()).toEqual(['withdrawn', 'declared']);
});

it('a staff of 1,001 is declared, everybody once, with replies lost on the way', async () => {
  await asSystem(test, {
    text: `insert into pos_employees (id, merchant_id, pos_employee_id, name, role, read_at)
      select gen_random_uuid(), $1, n, 'Employé ' || n, 'employee', now() from generate_series(1, 1001) n`,
    values: [merchant.id],
  });
  const known = new Set<string | null>();
  test.authority.behaveToUsers(({ name }) => {
    const isNew = !known.has(name);
    known.add(name);
    return isNew && known.size % 300 === 0 ? lost() : taken();
  });
  for (let tries = 0; tries < 3; tries += 1) await expect(declare()).rejects.toThrow('did not answer');
  await declare();
  expect(known.size).toBe(1001);
  expect(test.authority.userRequests).toHaveLength(1001 + 3);
  expect(new Set(await states())).toEqual(new Set(['declared']));
  expect(await events()).toHaveLength(1001);
}, 120_000);

it('another merchant’s employees are none of its business', async () => {
  const other = await aMerchant(test);
  await anEmployee(test, other.id);
  await declare();
  expect(test.authority.userRequests).toEqual([]);
});
