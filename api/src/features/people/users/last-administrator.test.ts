import { expect, it } from 'vitest';
import { asSystem, aUser } from '../../../../test/factories/merchants.ts';
import { useTestApp } from '../../../../test/test-app.ts';
import type { SignedIn } from '../../base/sessions/recognize-user.ts';
import { setUserSuspension } from './set-user-suspension.ts';
import { updateUser } from './update-user.ts';
import { v7 as uuid } from 'uuid';

const test = useTestApp();

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
