import type { MailFailurePage } from '@comptoir/contract/base/mail';
import { beforeEach, describe, expect, it } from 'vitest';
import { aMerchant, aUser, bearer } from '../../../../test/factories/merchants.ts';
import { useTestApp } from '../../../../test/test-app.ts';
import { forgetFailures } from './list-failures.ts';

let clock = new Date('2026-06-01T16:00:00Z');
const test = useTestApp({ now: () => clock });

let admin: string;
beforeEach(async () => {
  clock = new Date('2026-06-01T16:00:00Z');
  admin = (await aUser(test, { role: 'admin' })).token;
});

const send = (address: string, subject = 'Bonjour') =>
  test.dependencies.mailer.send({ to: { name: 'Camille', address }, subject, text: '', html: '' });
const refused = { kind: 'refused', detail: '550 no such mailbox' } as const;

async function fail(address: string, subject?: string): Promise<void> {
  test.mailer.fail(refused);
  await send(address, subject);
}

const list = async (cursor = 0): Promise<MailFailurePage> => {
  const url = `/api/mail-failures?cursor=${cursor}`;
  return (await test.app.inject({ method: 'GET', url, headers: bearer(admin) })).json();
};
const settle = (id: string) =>
  test.app.inject({ method: 'PUT', url: `/api/mail-failures/${id}/settlement`, headers: bearer(admin) });
const ofAddress = async (address: string) => (await list()).items.filter((item) => item.address === address);

describe('a mail that does not go out', () => {
  it('is listed with whose address it is, however it was typed', async () => {
    const { id: merchantId } = await aMerchant(test);
    const { email } = await aUser(test, { role: 'merchant', merchantId });
    await fail(email.toUpperCase(), 'Bienvenue');
    expect(await ofAddress(email)).toMatchObject([
      { subject: 'Bienvenue', outcome: 'refused', detail: '550 no such mailbox', tries: 1, merchantId },
    ]);
  });

  it('is one failure however often it is tried, with the latest reason', async () => {
    await fail('encore@ami.test');
    clock = new Date('2026-06-01T17:00:00Z');
    test.mailer.fail({ kind: 'unavailable', detail: 'ECONNREFUSED' });
    await send('encore@ami.test');
    expect(await ofAddress('encore@ami.test')).toMatchObject([
      {
        tries: 2,
        outcome: 'unavailable',
        detail: 'ECONNREFUSED',
        firstFailedAt: '2026-06-01T16:00:00.000Z',
        lastFailedAt: '2026-06-01T17:00:00.000Z',
        merchantId: null,
      },
    ]);
  });

  it('is settled by any mail that reaches the address', async () => {
    await fail('retour@ami.test', 'Un');
    await fail('retour@ami.test', 'Deux');
    expect(await ofAddress('retour@ami.test')).toHaveLength(2);
    await send('retour@ami.test', 'Trois');
    expect(await ofAddress('retour@ami.test')).toEqual([]);
    await fail('retour@ami.test', 'Un');
    expect(await ofAddress('retour@ami.test')).toMatchObject([{ tries: 1 }]);
  });

  it('is settled by an administrator, once', async () => {
    await fail('perdu@ami.test');
    const [failure] = await ofAddress('perdu@ami.test');
    expect((await settle(failure?.id ?? '')).statusCode).toBe(204);
    expect(await ofAddress('perdu@ami.test')).toEqual([]);
    expect((await settle(failure?.id ?? '')).json()).toMatchObject({ error: { code: 'not-found' } });
  });

  it('is counted as the pages list it', async () => {
    const { count: before } = await list();
    for (let index = 0; index < 51; index += 1) await fail(`page-${index}@ami.test`);
    const first = await list();
    expect(first).toMatchObject({ count: before + 51, nextCursor: '50', previousCursor: null });
    const next = await list(50);
    expect(next).toMatchObject({ nextCursor: null, previousCursor: '0' });
    expect(first.items.length + next.items.length).toBe(before + 51);
  });

  it('is forgotten a month after nothing was heard of it', async () => {
    await fail('vieux@ami.test');
    clock = new Date('2026-07-02T16:00:00Z');
    await forgetFailures({ database: test.dependencies.database, now: () => clock });
    admin = (await aUser(test, { role: 'admin' })).token;
    expect(await ofAddress('vieux@ami.test')).toEqual([]);
  });
});

it('a mail has left also when that cannot be noted', async () => {
  await test.owner.query('alter table mail_failures rename to hidden');
  try {
    expect(await send('quand-meme@ami.test')).toEqual({ kind: 'sent' });
  } finally {
    await test.owner.query('alter table hidden rename to mail_failures');
  }
});
