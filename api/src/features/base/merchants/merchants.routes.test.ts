import type { MerchantView } from '@comptoir/contract/base/merchants';
import { expect, it } from 'vitest';
import { aMerchant, asSystem, aUser, bearer } from '../../../../test/factories/merchants.ts';
import { useTestApp } from '../../../../test/test-app.ts';

const test = useTestApp();

async function readOwn(merchantId: string): Promise<{ text: string; view: MerchantView }> {
  const { token } = await aUser(test, { role: 'merchant', merchantId });
  const reply = await test.app.inject({ method: 'GET', url: `/api/merchant/${merchantId}`, headers: bearer(token) });
  return { text: reply.body, view: reply.json<MerchantView>() };
}

it('shows that an authorization code is on file, never which', async () => {
  const merchant = await aMerchant(test);
  const { text, view } = await readOwn(merchant.id);
  expect(view).toMatchObject({ hasAuthorizationCode: true, file_number: merchant.file, qst_number: merchant.qst });
  expect(text).not.toContain(merchant.code);
});

it('shows that there is none', async () => {
  const merchant = await aMerchant(test);
  await asSystem(test, {
    text: 'update merchants set authorization_code_sealed = null where id = $1',
    values: [merchant.id],
  });
  expect((await readOwn(merchant.id)).view.hasAuthorizationCode).toBe(false);
});
