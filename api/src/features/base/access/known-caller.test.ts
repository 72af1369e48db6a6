import { describe, expect, it } from 'vitest';
import { aMerchant, asSystem, aUser, bearer } from '../../../../test/factories/merchants.ts';
import { aTerminal } from '../../../../test/factories/terminals.ts';
import { useTestApp } from '../../../../test/test-app.ts';

const clock = new Date();
const test = useTestApp({ now: () => clock });

async function get(token: string, path: string) {
  const reply = await test.app.inject({ method: 'GET', url: `/api${path}`, headers: bearer(token) });
  return { status: reply.statusCode, body: reply.body, code: codeOf(reply.body) };
}

const codeOf = (body: string): string | undefined =>
  (JSON.parse(body) as { error?: { code: string } } | null)?.error?.code;

/** An owner who was here lately, with a device that their list shows. */
async function anOwner() {
  const merchant = await aMerchant(test);
  const { id, token } = await aUser(test, { role: 'merchant', merchantId: merchant.id });
  const device = await aTerminal(test, { merchant });
  const { body } = await get(token, '/devices');
  expect(body).toContain(device.id);
  return { id, token, merchant, device };
}

const change = (text: string, userId: string) => asSystem(test, { text: `${text} where id = $1`, values: [userId] });

describe('a caller who was here lately', () => {
  it('reads nothing more once their session has ended', async () => {
    const { id, token, device } = await anOwner();
    await asSystem(test, { text: 'update sessions set revoked_at = now() where user_id = $1', values: [id] });
    const reply = await get(token, '/devices');
    expect(reply).toMatchObject({ status: 401, code: 'session-ended' });
    expect(reply.body).not.toContain(device.id);
  });

  it('reads nothing more once their session has run out', async () => {
    const { token } = await anOwner();
    await asSystem(test, { text: 'update sessions set ends_at = $1 where ends_at > $1', values: [clock] });
    expect(await get(token, '/devices')).toMatchObject({ status: 401, code: 'session-ended' });
  });

  it('reads nothing more once they are suspended', async () => {
    const { id, token } = await anOwner();
    await change('update users set suspended_at = now()', id);
    expect(await get(token, '/devices')).toMatchObject({ status: 401, code: 'session-ended' });
  });

  it('reads what they may now, and nothing of the merchant they were with', async () => {
    const { id, token, device } = await anOwner();
    const elsewhere = await anOwner();
    await asSystem(test, {
      text: 'update users set merchant_id = $2 where id = $1',
      values: [id, elsewhere.merchant.id],
    });
    const { status, body } = await get(token, '/devices');
    expect(status).toBe(200);
    expect(body).toContain(elsewhere.device.id);
    expect(body).not.toContain(device.id);
  });

  it('is refused what their right no longer covers', async () => {
    const { id, token } = await anOwner();
    expect((await get(token, '/card')).status).toBe(200);
    await change("update users set merchant_right = 'reader'", id);
    expect(await get(token, '/card')).toMatchObject({ status: 403, code: 'forbidden' });
  });

  it('learns nothing of the shape of a call once their session has ended', async () => {
    const { id, token } = await anOwner();
    expect(await get(token, '/bills?limit=none')).toMatchObject({ status: 422, code: 'validation-failed' });
    await asSystem(test, { text: 'update sessions set revoked_at = now() where user_id = $1', values: [id] });
    expect(await get(token, '/bills?limit=none')).toMatchObject({ status: 401, code: 'session-ended' });
  });

  it('is refused like anybody else for what is not there', async () => {
    const { token } = await anOwner();
    expect(await get(token, '/bills/01890000-0000-7000-8000-000000000000')).toMatchObject({ code: 'not-found' });
  });
});
