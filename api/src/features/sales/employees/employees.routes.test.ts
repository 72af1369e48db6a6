import type { EmployeeView } from '@comptoir/contract/sales/employees';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anEmployee } from '../../../../test/factories/employees.ts';
import { aMerchant, asSystem, aUser, bearer, type MadeMerchant } from '../../../../test/factories/merchants.ts';
import { aTerminal } from '../../../../test/factories/terminals.ts';
import { lost, refusedUser, taken, unavailable } from '../../../../test/fake-authority.ts';
import { runJobs } from '../../../../test/run-jobs.ts';
import { useTestApp } from '../../../../test/test-app.ts';

const NOW = new Date('2026-06-01T17:00:00Z');
const test = useTestApp({ now: () => NOW });

let merchant: MadeMerchant;
let token: string;
let userId: string;

beforeAll(async () => {
  ({ merchant } = await aTerminal(test));
  ({ token, id: userId } = await aUser(test, { role: 'merchant', merchantId: merchant.id }));
});
beforeEach(() => {
  test.authority.userRequests.length = 0;
  test.authority.behaveToUsers(() => taken());
});

async function call(method: 'GET' | 'POST' | 'DELETE', path: string, as = token) {
  const reply = await test.app.inject({ method, url: `/api/employees${path}`, headers: bearer(as) });
  return { status: reply.statusCode, body: reply.json<unknown>() };
}
const declare = (id: string, as?: string) => call('POST', `/${id}/declaration`, as);
const withdraw = (id: string) => call('DELETE', `/${id}/declaration`);
const list = async (of = merchant.id) => {
  const admin = await aUser(test, { role: 'admin' });
  return ((await call('GET', `?merchantId=${of}`, admin.token)).body as { items: EmployeeView[] }).items;
};
const refusal = (status: number, code: string) => ({ status, body: { error: { code } } });
const stateOf = async (id: string) =>
  (
    await asSystem<{ state: string }>(test, {
      text: 'select declaration as state from pos_employees where id = $1',
      values: [id],
    })
  )[0]?.state;

describe('the list', () => {
  it('is by name, shows whose code opens all tabs, and leaves out who left unless the authority knows them', async () => {
    const { id } = await aMerchant(test);
    await anEmployee(test, id, { name: 'Zoé', role: 'owner' });
    await anEmployee(test, id, { name: 'Émile', role: 'admin' });
    await anEmployee(test, id, { name: 'elsa', role: 'manager' });
    await anEmployee(test, id, { name: 'Gone', hasLeft: true, state: 'withdrawn' });
    await anEmployee(test, id, { name: 'Known', hasLeft: true, state: 'to-withdraw', declaredName: 'Knowne' });
    expect((await list(id)).map(({ name, seesAllTabs, declaration }) => [name, seesAllTabs, declaration.name])).toEqual(
      [
        ['elsa', false, 'elsa'],
        ['Émile', true, 'Émile'],
        ['Known', false, 'Knowne'],
        ['Zoé', true, 'Zoé'],
      ],
    );
  });

  it('explains what the authority said, and blames no merchant information for a name', async () => {
    const { id } = await aMerchant(test);
    const errorOf = (errorId: string) => ({ id: errorId, mess: 'non', codRetour: '16' });
    await anEmployee(test, id, { name: 'A', state: 'refused', errors: [errorOf('JW00B999071E')] });
    await anEmployee(test, id, { name: 'B', state: 'refused', errors: [errorOf('JW00B999407E')] });
    await anEmployee(test, id, { name: 'C', state: 'refused', errors: [errorOf('JW00B999777E')] });
    expect((await list(id)).map(({ declaration }) => declaration.errors)).toMatchObject([
      [{ merchantField: 'gst_number', explanation: { en: expect.stringContaining('GST') } }],
      [{ merchantField: null, explanation: { fr: expect.any(String) } }],
      [{ message: 'non', merchantField: null, explanation: null }],
    ]);
  });
});

describe('declaring an employee by hand', () => {
  it('is done at once, and logged with who asked', async () => {
    const id = await anEmployee(test, merchant.id, { name: 'Alice' });
    expect(await declare(id)).toMatchObject({
      status: 200,
      body: { id, declaration: { state: 'declared', name: 'Alice' } },
    });
    const log = await asSystem(test, {
      text: `select user_id as "userId" from activity_log where merchant_id = $1 and event = 'employee-declared' and facts ->> 'name' = 'Alice'`,
      values: [merchant.id],
    });
    expect(log).toEqual([{ userId }]);
  });

  it('is done again after a refusal', async () => {
    const id = await anEmployee(test, merchant.id, { name: 'Béa' });
    test.authority.behaveToUsers(() => refusedUser('JW00B999407E'));
    expect(await declare(id)).toMatchObject({
      status: 200,
      body: { declaration: { state: 'refused', errors: [{ id: 'JW00B999407E' }] } },
    });
    test.authority.behaveToUsers(() => taken());
    expect(await declare(id)).toMatchObject({ status: 200, body: { declaration: { state: 'declared', errors: [] } } });
  });

  it('lets the others go on once the authority takes one', async () => {
    const errors = [{ id: 'JW00B999071E', mess: 'TPS', codRetour: '16' }];
    const [first, second] = [
      await anEmployee(test, merchant.id, { name: 'Carl', state: 'refused', errors }),
      await anEmployee(test, merchant.id, { name: 'Dora' }),
    ];
    await declare(first);
    await runJobs(test);
    expect(await stateOf(second)).toBe('declared');
  });

  it.each([
    ['is not reached', unavailable],
    ['loses its reply', lost],
  ])('is left to the queue when the authority %s', async (_, outcome) => {
    const id = await anEmployee(test, merchant.id, { name: `Élie ${_}`, state: 'refused' });
    test.authority.behaveToUsers(outcome);
    expect(await declare(id)).toMatchObject(refusal(503, 'authority-unavailable'));
    test.authority.behaveToUsers(() => taken());
    await runJobs(test);
    expect(await stateOf(id)).toBe('declared');
  });

  it('waits for another request about the merchant to end', async () => {
    const [first, second] = [
      await anEmployee(test, merchant.id, { name: 'Flo' }),
      await anEmployee(test, merchant.id, { name: 'Guy' }),
    ];
    const both = await Promise.all([declare(first), declare(second)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
  });

  it.each([
    ['was declared already', { state: 'declared', declaredName: 'Hugo' }],
    ['bears the name of another employee', { state: 'same-name' }],
    ['has left', { state: 'withdrawn', hasLeft: true }],
    ['has to be withdrawn first', { state: 'to-withdraw', declaredName: 'Hugues' }],
    ['has a name that the authority cannot write', { name: '王小明' }],
  ] as const)('is refused for an employee who %s', async (_, given) => {
    const id = await anEmployee(test, merchant.id, { name: 'Hugo', ...given });
    expect(await declare(id)).toMatchObject(refusal(409, 'employee-not-declarable'));
    expect(test.authority.userRequests).toEqual([]);
  });

  it('is refused without tax numbers, and without a certificate', async () => {
    const bare = await aMerchant(test);
    const { token: as } = await aUser(test, { role: 'merchant', merchantId: bare.id });
    const id = await anEmployee(test, bare.id);
    expect(await declare(id, as)).toMatchObject(refusal(409, 'device-has-no-certificate'));
    await asSystem(test, { text: 'update merchants set gst_number = null where id = $1', values: [bare.id] });
    expect(await declare(id, as)).toMatchObject(refusal(409, 'merchant-information-incomplete'));
  });

  it('is refused for an employee who does not exist', async () => {
    expect(await declare('0198f6a0-0000-7000-8000-000000000000')).toMatchObject(refusal(404, 'not-found'));
  });
});

describe('withdrawing an employee', () => {
  it('removes the name that the authority knows, and frees it', async () => {
    const id = await anEmployee(test, merchant.id, {
      name: 'Ines',
      state: 'to-withdraw',
      declaredName: 'Ines B',
      hasLeft: true,
    });
    const other = await anEmployee(test, merchant.id, { name: 'Ines B', state: 'same-name' });
    expect(await withdraw(id)).toMatchObject({ status: 200, body: { declaration: { state: 'withdrawn' } } });
    await runJobs(test);
    expect(test.authority.userRequests).toEqual(['SUP Ines B', 'AJO Ines B']);
    expect(await stateOf(other)).toBe('declared');
  });

  it('has an employee who was renamed declared by the new name', async () => {
    const id = await anEmployee(test, merchant.id, { name: 'Jo Roy', state: 'to-withdraw', declaredName: 'Jo Gagnon' });
    expect(await withdraw(id)).toMatchObject({ body: { declaration: { state: 'waiting', name: 'Jo Roy' } } });
    await runJobs(test);
    expect(test.authority.userRequests).toEqual(['SUP Jo Gagnon', 'AJO Jo Roy']);
    expect(await stateOf(id)).toBe('declared');
  });

  it('keeps the reasons when it is refused', async () => {
    const id = await anEmployee(test, merchant.id, {
      name: 'Kim',
      state: 'to-withdraw',
      declaredName: 'Kim',
      hasLeft: true,
    });
    test.authority.behaveToUsers(() => refusedUser('JW00B999043E'));
    expect(await withdraw(id)).toMatchObject({
      status: 200,
      body: { declaration: { state: 'to-withdraw', errors: [{ id: 'JW00B999043E' }] } },
    });
  });

  it.each([
    ['is not reached', unavailable],
    ['loses its reply', lost],
  ])('is asked again by the person when the authority %s', async (_, outcome) => {
    const id = await anEmployee(test, merchant.id, {
      name: `Léo ${_}`,
      state: 'to-withdraw',
      declaredName: `Léo ${_}`,
      hasLeft: true,
    });
    test.authority.behaveToUsers(outcome);
    expect(await withdraw(id)).toMatchObject(refusal(503, 'authority-unavailable'));
    expect(await stateOf(id)).toBe('to-withdraw');
    test.authority.behaveToUsers(() => taken());
    expect(await withdraw(id)).toMatchObject({ status: 200 });
  });

  it.each(['waiting', 'declared', 'refused', 'same-name'] as const)(
    'is refused for an employee who is %s',
    async (state) => {
      const id = await anEmployee(test, merchant.id, { name: `Max ${state}`, state, declaredName: `Max ${state}` });
      expect(await withdraw(id)).toMatchObject(refusal(409, 'employee-not-declarable'));
    },
  );
});
