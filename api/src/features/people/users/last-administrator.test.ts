import { expect, it } from 'vitest';
import { aPartner, asSystem, aUser, bearer } from '../../../../test/factories/merchants.ts';
import { useTestApp } from '../../../../test/test-app.ts';
import type { SignedIn } from '../../base/access/recognize-user.ts';
import { setUserSuspension } from './users.routes.ts';
import { updateUser } from './update-user.ts';
import { v7 as uuid } from 'uuid';

const test = useTestApp();

it('an administrator who was only invited does not count as another', async () => {
  const { id } = await aUser(test, { role: 'admin' });
  await asSystem(test, {
    text: "insert into users (id, account_id, email, name, role) values ($1, account_of('jamais-venue@comptoir.test', $1, true), 'jamais-venue@comptoir.test', 'Jamais Venue', 'admin')",
    values: [uuid()],
  });
  const caller = { actor: { role: 'admin', userId: uuid(), merchantId: null, partnerId: null } } as SignedIn;
  await expect(setUserSuspension(test.dependencies, caller, { id, suspended: true })).rejects.toMatchObject({
    code: 'last-administrator',
  });
  await asSystem(test, { text: 'delete from users where email = $1', values: ['jamais-venue@comptoir.test'] });
  await asSystem(test, { text: 'update users set suspended_at = now() where id = $1', values: [id] });
});

it('the last administrator keeps their rights, no matter who asks', async () => {
  const { id } = await aUser(test, { role: 'admin' });
  const former = uuid();
  // A user whose call was let in just before they lost their own rights.
  const caller = { actor: { role: 'admin', userId: former, merchantId: null, partnerId: null } } as SignedIn;
  const partnerId = uuid();
  await asSystem(test, { text: "insert into partners (id, name) values ($1, 'P')", values: [partnerId] });
  const demotion = { id, name: 'X', belonging: { role: 'partner', partnerId } as const };
  await expect(updateUser(test.dependencies, caller, demotion)).rejects.toMatchObject({ code: 'last-administrator' });
  await expect(setUserSuspension(test.dependencies, caller, { id, suspended: true })).rejects.toMatchObject({
    code: 'last-administrator',
  });
});

const put = (path: string, payload: object, token: string) =>
  test.app.inject({ method: 'PUT', url: `/api/users${path}`, headers: bearer(token), payload });

it('administrators cannot all be shut out by many tries at once, whatever each tries', async () => {
  await asSystem(test, { text: "update users set suspended_at = now() where role = 'admin'" });
  const all: { id: string; token: string }[] = [];
  for (let made = 0; made < 4; made += 1) all.push(await aUser(test, { role: 'admin' }));
  const partnerId = await aPartner(test);
  const tries = all.flatMap((by) =>
    all
      .filter(({ id }) => id !== by.id)
      .flatMap(({ id }) => [
        put(`/${id}/suspension`, { suspended: true }, by.token),
        put(`/${id}`, { name: 'X', belonging: { role: 'partner', partnerId } }, by.token),
      ]),
  );
  const replies = await Promise.all(tries);
  const left = await asSystem(test, {
    text: "select id from users where role = 'admin' and suspended_at is null",
  });
  expect(left.length).toBeGreaterThanOrEqual(1);
  const codes = replies
    .filter(({ statusCode }) => statusCode !== 200)
    .map((reply) => reply.json<{ error: { code: string } }>().error.code);
  expect(codes.every((code) => ['last-administrator', 'session-ended', 'forbidden'].includes(code))).toBe(true);
});
