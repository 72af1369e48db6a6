import type { FunctionalityView } from '@comptoir/contract/help/installation';
import { beforeEach, describe, expect, it } from 'vitest';
import { v7 as uuid } from 'uuid';
import { aCard, aSubscription } from '../../../../test/factories/billing.ts';
import { aPartner, asSystem, aUser } from '../../../../test/factories/merchants.ts';
import {
  aNewcomer,
  checkEvents,
  installed,
  makeCheck,
  readSteps,
  stepOf,
  verifyCheck,
} from '../../../../test/factories/newcomers.ts';
import { aTerminal } from '../../../../test/factories/terminals.ts';
import { accept } from '../../../../test/fake-authority.ts';
import { useTestApp } from '../../../../test/test-app.ts';
import { completeRegistrations } from './installation.jobs.ts';

const NOW = new Date('2026-06-01T17:00:00Z');
const test = useTestApp({ now: () => NOW });

beforeEach(() => {
  test.authority.behave((request) => accept(test.authority.received, request));
});

/** Someone who works there, as the provider was read. */
async function anEmployee(merchantId: string, declaration: string, changedAt = NOW): Promise<string> {
  const id = uuid();
  await asSystem(test, {
    text: `insert into pos_employees (id, merchant_id, pos_employee_id, name, role, read_at, declaration, declaration_changed_at)
      values ($1, $2, $3, 'Camille', 'employee', $4, $5, $4)`,
    values: [id, merchantId, id, changedAt, declaration],
  });
  return id;
}

async function connect(merchantId: string, { state = 'connected', wasRead = true } = {}): Promise<void> {
  await asSystem(test, {
    text: `insert into pos_connections (merchant_id, provider, pos_merchant_id, state, access_token_sealed, refresh_token_sealed)
      values ($1, 'Clover', $2, $3, $4, $4)`,
    values: [merchantId, uuid(), state, state === 'connected' ? Buffer.from('x') : null],
  });
  if (wasRead)
    await asSystem(test, {
      text: "insert into pos_reads (merchant_id, kind, read_at) values ($1, 'employees', $2)",
      values: [merchantId, NOW],
    });
}

const isCompleted = async (merchantId: string): Promise<boolean | undefined> =>
  (
    await asSystem<{ done: boolean }>(test, {
      text: 'select subscription_completed as done from merchants where id = $1',
      values: [merchantId],
    })
  )[0]?.done;

describe('the progress of a registration', () => {
  it('begins with the account and names what is missing of the rest', async () => {
    const { merchant, token } = await aNewcomer(test);
    await asSystem(test, {
      text: "update merchants set sub_sector = null, qst_number = '12', authorization_code_sealed = null where id = $1",
      values: [merchant.id],
    });
    const view = await readSteps(test, token);
    expect(view.subscriptionCompleted).toBe(false);
    expect(view.steps.map(({ step }) => stepOf(view, step))).toEqual([
      ['done'],
      ['open', 'plan'],
      ['open', 'card'],
      ['open', 'sub_sector', 'authorization_code', 'qst_number'],
      ['open', 'device'],
      ['blocked', 'device-first'],
      ['done', 'employees-elsewhere'],
      ['blocked', 'certificate-first'],
    ]);
  });

  it('knows since when plan, card, device and certificate are there', async () => {
    const newcomer = await aNewcomer(test);
    await installed(test, newcomer);
    const { steps } = await readSteps(test, newcomer.token);
    expect(steps.map(({ step, doneAt }) => [step, doneAt !== null])).toEqual([
      ['account', false],
      ['plan', true],
      ['card', true],
      ['information', false],
      ['device', true],
      ['certificate', true],
      ['employees', false],
      ['functionality', false],
    ]);
  });

  it('counts a person who comes in through the provider alone, and no one who has no password yet', async () => {
    const { merchant } = await aNewcomer(test);
    const { token: admin } = await aUser(test, { role: 'admin' });
    await asSystem(test, {
      text: 'update accounts set password_hash = null where id in (select account_id from users where merchant_id = $1)',
      values: [merchant.id],
    });
    const query = `?merchantId=${merchant.id}`;
    expect(stepOf(await readSteps(test, admin, query), 'account')).toEqual(['open', 'password']);
    await asSystem(test, {
      text: `insert into pos_identities (merchant_id, provider, pos_employee_id, user_id)
        select merchant_id, 'Clover', 'e', id from users where merchant_id = $1`,
      values: [merchant.id],
    });
    expect(stepOf(await readSteps(test, admin, query), 'account')).toEqual(['done']);
  });

  it('shows a partner that there is a card, and nothing more of it', async () => {
    const partnerId = await aPartner(test);
    const newcomer = await aNewcomer(test, { partnerId });
    const { token } = await aUser(test, { role: 'partner', partnerId });
    const query = `?merchantId=${newcomer.merchant.id}`;
    expect(stepOf(await readSteps(test, token, query), 'card')).toEqual(['open', 'card']);
    await aCard(test, newcomer.merchant.id);
    expect(stepOf(await readSteps(test, token, query), 'card')).toEqual(['done']);
  });

  it('does not count a card that another provider has', async () => {
    const { merchant, token } = await aNewcomer(test);
    const card = await aCard(test, merchant.id);
    await asSystem(test, { text: "update cards set provider = 'former' where id = $1", values: [card] });
    expect(stepOf(await readSteps(test, token), 'card')).toEqual(['open', 'card']);
  });

  it('waits for an authorization code that may not be active yet', async () => {
    const { merchant, token } = await aNewcomer(test);
    const till = await aTerminal(test, { merchant });
    await asSystem(test, {
      text: 'update certificates set revoked_at = now() where device_id = $1',
      values: [till.id],
    });
    expect(stepOf(await readSteps(test, token), 'certificate')).toEqual(['open', 'certificate-revoked']);
    await asSystem(test, {
      text: `insert into certificate_requests (device_id, merchant_id, modif, csr_sealed, public_key, requested_at, state,
          merchant_version)
        values ($1, $2, 'AJO', 'x', 'x', now(), 'refused', 1)`,
      values: [till.id, merchant.id],
    });
    expect(stepOf(await readSteps(test, token), 'certificate')).toEqual(['open', 'certificate-refused']);
    await asSystem(test, {
      text: 'update merchants set authorization_code_set_at = $2 where id = $1',
      values: [merchant.id, new Date(NOW.getTime() - 80 * 60_000)],
    });
    expect(stepOf(await readSteps(test, token), 'certificate')).toEqual(['waiting', 'code-activation']);
  });
});

describe('the employees', () => {
  it.each([
    [{ state: 'not_connected', wasRead: false }, ['open', 'provider-sign-in']],
    [{ state: 'connected', wasRead: false }, ['waiting', 'employees-reading']],
    [{ state: 'needs_reauth', wasRead: true }, ['done']],
  ])('of a connection like %j', async (connection, expected) => {
    const { merchant, token } = await aNewcomer(test);
    await connect(merchant.id, connection);
    expect(stepOf(await readSteps(test, token), 'employees')).toEqual(expected);
  });

  it('count as long as they work there', async () => {
    const newcomer = await aNewcomer(test);
    const { id } = newcomer.merchant;
    await connect(id);
    await anEmployee(id, 'declared');
    const [refused] = [
      await anEmployee(id, 'refused'),
      await anEmployee(id, 'same-name'),
      await anEmployee(id, 'to-withdraw'),
    ];
    expect(stepOf(await readSteps(test, newcomer.token), 'employees')).toEqual([
      'open',
      'employees-refused',
      'employees-same-name',
      'employees-renamed',
    ]);
    await asSystem(test, {
      text: "update pos_employees set left_at = now() where merchant_id = $1 and declaration <> 'declared' and id <> $2",
      values: [id, refused],
    });
    expect(stepOf(await readSteps(test, newcomer.token), 'employees')).toEqual(['open', 'employees-refused']);
    await asSystem(test, { text: "update pos_employees set declaration = 'waiting' where id = $1", values: [refused] });
    expect(stepOf(await readSteps(test, newcomer.token), 'employees')).toEqual(['blocked', 'certificate-first']);
    await installed(test, newcomer);
    expect(stepOf(await readSteps(test, newcomer.token), 'employees')[0]).not.toBe('done');
  });
});

describe('a merchant who is fully registered', () => {
  it('is so when a person has the check verified and everything else is done, once', async () => {
    const newcomer = await aNewcomer(test);
    await makeCheck(await installed(test, newcomer));
    const passed = (await verifyCheck(test, newcomer.token)).json<FunctionalityView>();
    expect(passed.result).toMatchObject({ outcome: 'passed', checkedByRole: 'merchant' });
    const view = await readSteps(test, newcomer.token);
    expect(view.subscriptionCompleted).toBe(true);
    expect(view.steps.every(({ state }) => state === 'done')).toBe(true);
    expect((await verifyCheck(test, newcomer.token)).json()).toEqual(passed);
    expect(await checkEvents(test, newcomer.merchant.id)).toEqual([
      { event: 'functionality-confirmed', byPerson: true },
      { event: 'registration-completed', byPerson: false },
    ]);
  });

  it('stays so, whatever becomes of the steps', async () => {
    const newcomer = await aNewcomer(test);
    const till = await installed(test, newcomer);
    await makeCheck(till);
    await verifyCheck(test, newcomer.token);
    await asSystem(test, {
      text: 'update certificates set revoked_at = now() where device_id = $1',
      values: [till.id],
    });
    const view = await readSteps(test, newcomer.token);
    expect(stepOf(view, 'certificate')).toEqual(['open', 'certificate-revoked']);
    expect(view.subscriptionCompleted).toBe(true);
  });

  it('is found by itself when another step was the last, by two servers at once too', async () => {
    const newcomer = await aNewcomer(test);
    const { id } = newcomer.merchant;
    await connect(id);
    const employee = await anEmployee(id, 'refused');
    await makeCheck(await installed(test, newcomer));
    await verifyCheck(test, newcomer.token);
    expect((await readSteps(test, newcomer.token)).subscriptionCompleted).toBe(false);
    await completeRegistrations(test.dependencies);
    expect(await isCompleted(id)).toBe(false);
    await asSystem(test, {
      text: "update pos_employees set declaration = 'declared' where id = $1",
      values: [employee],
    });
    await Promise.all([completeRegistrations(test.dependencies), completeRegistrations(test.dependencies)]);
    expect(await isCompleted(id)).toBe(true);
    expect((await checkEvents(test, id)).map(({ event }) => event)).toEqual([
      'functionality-confirmed',
      'registration-completed',
    ]);
  });

  it('is not one who has only subscribed', async () => {
    const newcomer = await aNewcomer(test);
    await aSubscription(test, { merchantId: newcomer.merchant.id, anchor: '2026-05-20' });
    await readSteps(test, newcomer.token);
    await completeRegistrations(test.dependencies);
    expect(await isCompleted(newcomer.merchant.id)).toBe(false);
  });
});
