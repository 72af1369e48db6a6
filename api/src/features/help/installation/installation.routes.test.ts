import type { ProgressView } from '@comptoir/contract/help/installation';
import type { UnsignedTransaction } from '@comptoir/websrm/requests/transaction';
import { beforeEach, describe, expect, it } from 'vitest';
import { v7 as uuid } from 'uuid';
import { aCard, aSubscription } from '../../../../test/factories/billing.ts';
import {
  aMerchant,
  aPartner,
  asSystem,
  aUser,
  bearer,
  type MadeMerchant,
} from '../../../../test/factories/merchants.ts';
import { aTerminal, type MadeTerminal } from '../../../../test/factories/terminals.ts';
import { accept } from '../../../../test/fake-authority.ts';
import { useTestApp } from '../../../../test/test-app.ts';
import { completeRegistrations } from './complete-registrations.ts';
import { readFacts } from './read-facts.ts';

const NOW = new Date('2026-06-01T17:00:00Z');
const test = useTestApp({ now: () => NOW });

beforeEach(() => {
  test.authority.behave((request) => accept(test.authority.received, request));
});

interface Newcomer {
  readonly merchant: MadeMerchant;
  readonly token: string;
}

/** A merchant whose file is complete, with a person who chose a password, and nothing else yet. */
async function aNewcomer(given: { partnerId?: string } = {}): Promise<Newcomer> {
  const merchant = { ...(await aMerchant(test, given)), gst: '812345676RT0001' };
  await asSystem(test, {
    text: `update merchants set subscription_completed = false, gst_number = $2, area_code = '418',
        phone_number = '5550142', civic_number = '45', street = 'rue du Quai', city = 'Québec', postal_code = 'G1K3Z4'
      where id = $1`,
    values: [merchant.id, merchant.gst],
  });
  return { merchant, token: (await aUser(test, { role: 'merchant', merchantId: merchant.id })).token };
}

const read = async (token: string, query = ''): Promise<ProgressView> =>
  (
    await test.app.inject({ method: 'GET', url: `/api/registration-progress${query}`, headers: bearer(token) })
  ).json<ProgressView>();

const confirm = (token: string) =>
  test.app.inject({ method: 'POST', url: '/api/registration-progress/functionality', headers: bearer(token) });

const stepOf = ({ steps }: ProgressView, name: string) => {
  const { state, missing } = steps.find(({ step }) => step === name) ?? { state: null, missing: [] };
  return [state, ...missing];
};

const negated = (money: string): string => money.replace('+', '-');

/** What makes a credit note of the draft of a bill. */
const refundOf =
  (noTrans: string) =>
  (draft: UnsignedTransaction): UnsignedTransaction => ({
    ...draft,
    items: draft.items.map((item) => ({ ...item, qte: negated(item.qte), prix: negated(item.prix) })),
    mont: {
      avantTax: negated(draft.mont.avantTax),
      TPS: negated(draft.mont.TPS),
      TVQ: negated(draft.mont.TVQ),
      apresTax: negated(draft.mont.apresTax),
    },
    refs: [{ noTrans, datTrans: draft.datTrans, avantTax: draft.mont.avantTax }],
  });

/** The $5 receipt and its refund, submitted. */
async function makeCheck(till: MadeTerminal): Promise<void> {
  const sale = await till.bill();
  const refund = await till.bill(refundOf(sale.transaction.noTrans));
  await till.submitBills([sale.text]);
  await till.submitBills([refund.text]);
}

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

/** Everything but the check: plan, card, till with certificate. */
async function installed({ merchant }: Newcomer): Promise<MadeTerminal> {
  await aSubscription(test, { merchantId: merchant.id, anchor: '2026-05-20' });
  await aCard(test, merchant.id);
  return aTerminal(test, { merchant });
}

const eventsOf = (merchantId: string) =>
  asSystem<{ event: string; byPerson: boolean }>(test, {
    text: `select event, user_id is not null as "byPerson" from activity_log
      where merchant_id = $1 and event in ('functionality-confirmed', 'registration-completed') order by id`,
    values: [merchantId],
  });

const isCompleted = async (merchantId: string): Promise<boolean | undefined> =>
  (
    await asSystem<{ done: boolean }>(test, {
      text: 'select subscription_completed as done from merchants where id = $1',
      values: [merchantId],
    })
  )[0]?.done;

describe('the progress of a registration', () => {
  it('begins with the account and names what is missing of the rest', async () => {
    const { merchant, token } = await aNewcomer();
    await asSystem(test, {
      text: "update merchants set sub_sector = null, qst_number = '12', authorization_code_sealed = null where id = $1",
      values: [merchant.id],
    });
    const view = await read(token);
    expect(view.subscriptionCompleted).toBe(false);
    expect(view.steps.map(({ step }) => stepOf(view, step))).toEqual([
      ['done'],
      ['open', 'plan'],
      ['open', 'card'],
      ['open', 'sub_sector', 'authorization_code', 'qst_number'],
      ['open', 'device'],
      ['blocked', 'device-first'],
      ['done'],
      ['blocked', 'certificate-first'],
    ]);
  });

  it('knows since when plan, card, device and certificate are there', async () => {
    const newcomer = await aNewcomer();
    await installed(newcomer);
    const { steps } = await read(newcomer.token);
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
    const { merchant } = await aNewcomer();
    const { token: admin } = await aUser(test, { role: 'admin' });
    await asSystem(test, {
      text: 'update users set password_hash = null where merchant_id = $1',
      values: [merchant.id],
    });
    const query = `?merchantId=${merchant.id}`;
    expect(stepOf(await read(admin, query), 'account')).toEqual(['open', 'password']);
    await asSystem(test, {
      text: `insert into pos_identities (merchant_id, provider, pos_employee_id, user_id)
        select merchant_id, 'Clover', 'e', id from users where merchant_id = $1`,
      values: [merchant.id],
    });
    expect(stepOf(await read(admin, query), 'account')).toEqual(['done']);
  });

  it('shows a partner that there is a card, and nothing more of it', async () => {
    const partnerId = await aPartner(test);
    const newcomer = await aNewcomer({ partnerId });
    const { token } = await aUser(test, { role: 'partner', partnerId });
    const query = `?merchantId=${newcomer.merchant.id}`;
    expect(stepOf(await read(token, query), 'card')).toEqual(['open', 'card']);
    await aCard(test, newcomer.merchant.id);
    expect(stepOf(await read(token, query), 'card')).toEqual(['done']);
  });

  it('does not count a card that another provider has', async () => {
    const { merchant, token } = await aNewcomer();
    const card = await aCard(test, merchant.id);
    await asSystem(test, { text: "update cards set provider = 'former' where id = $1", values: [card] });
    expect(stepOf(await read(token), 'card')).toEqual(['open', 'card']);
  });

  it('waits for an authorization code that may not be active yet', async () => {
    const { merchant, token } = await aNewcomer();
    const till = await aTerminal(test, { merchant });
    await asSystem(test, {
      text: 'update certificates set revoked_at = now() where device_id = $1',
      values: [till.id],
    });
    expect(stepOf(await read(token), 'certificate')).toEqual(['open', 'certificate-revoked']);
    await asSystem(test, {
      text: `insert into certificate_requests (device_id, merchant_id, modif, csr_sealed, public_key, requested_at, state,
          merchant_version)
        values ($1, $2, 'AJO', 'x', 'x', now(), 'refused', 1)`,
      values: [till.id, merchant.id],
    });
    expect(stepOf(await read(token), 'certificate')).toEqual(['open', 'certificate-refused']);
    await asSystem(test, {
      text: 'update merchants set authorization_code_set_at = $2 where id = $1',
      values: [merchant.id, new Date(NOW.getTime() - 80 * 60_000)],
    });
    expect(stepOf(await read(token), 'certificate')).toEqual(['waiting', 'code-activation']);
  });
});

describe('the employees', () => {
  it.each([
    [{ state: 'not_connected', wasRead: false }, ['open', 'provider-sign-in']],
    [{ state: 'connected', wasRead: false }, ['waiting', 'employees-reading']],
    [{ state: 'needs_reauth', wasRead: true }, ['done']],
  ])('of a connection like %j', async (connection, expected) => {
    const { merchant, token } = await aNewcomer();
    await connect(merchant.id, connection);
    expect(stepOf(await read(token), 'employees')).toEqual(expected);
  });

  it('count as long as they work there', async () => {
    const newcomer = await aNewcomer();
    const { id } = newcomer.merchant;
    await connect(id);
    await anEmployee(id, 'declared');
    const [refused] = [
      await anEmployee(id, 'refused'),
      await anEmployee(id, 'same-name'),
      await anEmployee(id, 'to-withdraw'),
    ];
    expect(stepOf(await read(newcomer.token), 'employees')).toEqual([
      'open',
      'employees-refused',
      'employees-same-name',
      'employees-renamed',
    ]);
    await asSystem(test, {
      text: "update pos_employees set left_at = now() where merchant_id = $1 and declaration <> 'declared' and id <> $2",
      values: [id, refused],
    });
    expect(stepOf(await read(newcomer.token), 'employees')).toEqual(['open', 'employees-refused']);
    await asSystem(test, { text: "update pos_employees set declaration = 'waiting' where id = $1", values: [refused] });
    expect(stepOf(await read(newcomer.token), 'employees')).toEqual(['blocked', 'certificate-first']);
    await installed(newcomer);
    expect(stepOf(await read(newcomer.token), 'employees')[0]).not.toBe('done');
  });
});

describe('the functionality check', () => {
  it('follows the receipt and its refund to the authority', async () => {
    const newcomer = await aNewcomer();
    const till = await installed(newcomer);
    const step = async () => stepOf(await read(newcomer.token), 'functionality');
    expect(await step()).toEqual(['open', 'test-bill', 'test-refund', 'confirmation']);
    const sale = await till.bill();
    const refund = await till.bill(refundOf(sale.transaction.noTrans));
    test.authority.behave(async () => ({ kind: 'unavailable', detail: 'down' }));
    await till.submitBills([sale.text]);
    expect(await step()).toEqual(['open', 'test-bill-waiting', 'test-refund', 'confirmation']);
    test.authority.behave((request) => accept(test.authority.received, request));
    await till.submitBills([refund.text]);
    expect(await step()).toEqual(['open', 'confirmation']);
  });

  it('takes neither the refund of another bill, nor a receipt of the training mode, for it', async () => {
    const newcomer = await aNewcomer();
    const till = await installed(newcomer);
    const sale = await till.bill();
    const other = await till.bill(refundOf('A-9999'));
    await till.submitBills([sale.text, other.text]);
    const step = async () => stepOf(await read(newcomer.token), 'functionality');
    expect(await step()).toEqual(['open', 'test-refund', 'confirmation']);
    const dear = await aNewcomer();
    const elsewhere = await installed(dear);
    const soup = await elsewhere.bill((draft) => ({ ...draft, modTrans: 'FOR' }));
    await elsewhere.submitBills([soup.text]);
    expect(stepOf(await read(dear.token), 'functionality')).toEqual([
      'open',
      'test-bill',
      'test-refund',
      'confirmation',
    ]);
  });

  it('is right without a tax that the merchant is not registered for, and wrong with another amount', async () => {
    const newcomer = await aNewcomer();
    const till = await installed(newcomer);
    const amounted =
      (tax: 'P' | 'FP', [avantTax, TPS, TVQ]: readonly [string, string, string]) =>
      (draft: UnsignedTransaction) => ({
        ...draft,
        items: draft.items.map((item) => ({ ...item, prix: avantTax, tax })),
        mont: { avantTax, TPS, TVQ, apresTax: '+000000005.50' },
      });
    const other = await till.bill(amounted('FP', ['+000000004.78', '+000000000.24', '+000000000.48']));
    await till.submitBills([other.text]);
    const step = async () => stepOf(await read(newcomer.token), 'functionality');
    expect(await step()).toEqual(['open', 'test-bill', 'test-refund', 'confirmation']);
    const sale = await till.bill(amounted('P', ['+000000005.00', '+000000000.00', '+000000000.50']));
    await till.submitBills([sale.text]);
    expect(await step()).toEqual(['open', 'test-refund', 'confirmation']);
  });

  it('is made again when it was not confirmed for a month', async () => {
    const newcomer = await aNewcomer();
    await makeCheck(await installed(newcomer));
    const checkAt = async (now: string) => {
      const asked = { merchantId: newcomer.merchant.id, now: new Date(now), provider: null };
      const known = await test.dependencies.database.transaction({ role: 'system' }, (tx) => readFacts(tx, asked));
      return known?.facts.check;
    };
    expect(await checkAt('2026-07-01T00:00:00Z')).toEqual({ bill: 'accepted', refund: 'accepted', confirmedAt: null });
    expect(await checkAt('2026-07-02T00:00:00Z')).toEqual({ bill: 'none', refund: 'none', confirmedAt: null });
  });

  it('cannot be confirmed before the authority has both', async () => {
    const newcomer = await aNewcomer();
    const till = await installed(newcomer);
    await till.submitBills([(await till.bill()).text]);
    const reply = await confirm(newcomer.token);
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toMatchObject({
      error: { code: 'validation-failed', fields: [{ path: 'step', rule: 'bills-first' }] },
    });
    expect(await eventsOf(newcomer.merchant.id)).toEqual([]);
  });
});

describe('a merchant who is fully registered', () => {
  it('is so with the word of a person, when everything else is done, once', async () => {
    const newcomer = await aNewcomer();
    await makeCheck(await installed(newcomer));
    const view = (await confirm(newcomer.token)).json<ProgressView>();
    expect(view.subscriptionCompleted).toBe(true);
    expect(view.steps.every(({ state }) => state === 'done')).toBe(true);
    expect((await confirm(newcomer.token)).json()).toEqual(view);
    expect(await eventsOf(newcomer.merchant.id)).toEqual([
      { event: 'functionality-confirmed', byPerson: true },
      { event: 'registration-completed', byPerson: false },
    ]);
  });

  it('stays so, whatever becomes of the steps', async () => {
    const newcomer = await aNewcomer();
    const till = await installed(newcomer);
    await makeCheck(till);
    await confirm(newcomer.token);
    await asSystem(test, {
      text: 'update certificates set revoked_at = now() where device_id = $1',
      values: [till.id],
    });
    const view = await read(newcomer.token);
    expect(stepOf(view, 'certificate')).toEqual(['open', 'certificate-revoked']);
    expect(view.subscriptionCompleted).toBe(true);
  });

  it('is found by itself when another step was the last, by two servers at once too', async () => {
    const newcomer = await aNewcomer();
    const { id } = newcomer.merchant;
    await connect(id);
    const employee = await anEmployee(id, 'refused');
    await makeCheck(await installed(newcomer));
    expect((await confirm(newcomer.token)).json<ProgressView>().subscriptionCompleted).toBe(false);
    await completeRegistrations(test.dependencies);
    expect(await isCompleted(id)).toBe(false);
    await asSystem(test, {
      text: "update pos_employees set declaration = 'declared' where id = $1",
      values: [employee],
    });
    await Promise.all([completeRegistrations(test.dependencies), completeRegistrations(test.dependencies)]);
    expect(await isCompleted(id)).toBe(true);
    expect((await eventsOf(id)).map(({ event }) => event)).toEqual([
      'functionality-confirmed',
      'registration-completed',
    ]);
  });

  it('is not one who has only subscribed', async () => {
    const newcomer = await aNewcomer();
    await aSubscription(test, { merchantId: newcomer.merchant.id, anchor: '2026-05-20' });
    await read(newcomer.token);
    await completeRegistrations(test.dependencies);
    expect(await isCompleted(newcomer.merchant.id)).toBe(false);
  });
});
