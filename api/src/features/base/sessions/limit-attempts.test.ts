import { describe, expect, it } from 'vitest';
import { aMerchant, asSystem, aUser } from '../../../../test/factories/merchants.ts';
import { useTestApp } from '../../../../test/test-app.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { limitAttempts } from './limit-attempts.ts';

const now = new Date();
const test = useTestApp({ now: () => now });
const behindProxy = useTestApp({ config: { trustProxy: true } });

let serial = 0;
const anEmail = () => `someone-${(serial += 1)}@comptoir.test`;

/** Makes a try that ends as given, and says how it ended. */
const tryOnce = (
  tried: { email: string; address: string },
  failure: Error | null = new AppError('invalid-credentials'),
) =>
  limitAttempts(test.dependencies, tried, async () => {
    if (failure) throw failure;
  }).then(
    () => 'right',
    (error: unknown) => (error instanceof AppError ? error.code : 'broken'),
  );

async function tryFiveTimes(tried: { email: string; address: string }, failure?: Error): Promise<void> {
  for (let tries = 0; tries < 5; tries += 1) await tryOnce(tried, failure);
}

describe('a try', () => {
  it('is not held against anybody when it failed for another reason than a wrong guess', async () => {
    const tried = { email: anEmail(), address: '198.51.100.1' };
    await tryFiveTimes(tried, new Error('the database is away'));
    await tryFiveTimes(tried, new AppError('second-factor-required'));
    expect(await tryOnce(tried)).toBe('invalid-credentials');
  });

  it('counts for the whole of an IPv6 household, and not for the next one', async () => {
    const email = anEmail();
    await tryFiveTimes({ email, address: '2001:db8:1:2::1' });
    expect(await tryOnce({ email, address: '2001:db8:1:2:ffff::7' })).toBe('too-many-requests');
    expect(await tryOnce({ email, address: '2001:db8:1:3::1' })).toBe('invalid-credentials');
  });

  it('counts for one account there: the next one has its own', async () => {
    const address = '198.51.100.2';
    await tryFiveTimes({ email: anEmail(), address });
    expect(await tryOnce({ email: anEmail(), address })).toBe('invalid-credentials');
  });

  it('that is right clears its own count, and leaves what the address owes to others', async () => {
    const address = '198.51.100.3';
    for (let tries = 0; tries < 49; tries += 1) await tryOnce({ email: anEmail(), address });
    for (let tries = 0; tries < 10; tries += 1)
      expect(await tryOnce({ email: anEmail(), address }, null)).toBe('right');
    expect(await tryOnce({ email: anEmail(), address })).toBe('invalid-credentials');
    expect(await tryOnce({ email: anEmail(), address })).toBe('too-many-requests');
  });

  it('leaves nothing behind that shows who tried', async () => {
    const email = anEmail();
    await tryOnce({ email, address: '198.51.100.4' });
    const kept = await asSystem<{ key: Buffer }>(test, { text: 'select key from slowed_attempts' });
    expect(kept.every(({ key }) => key.length === 32 && !key.toString('latin1').includes(email))).toBe(true);
  });
});

describe('the address of a caller', () => {
  const addressOf = async (app: typeof test, said = '192.0.2.66, 203.0.113.9'): Promise<string | null> => {
    const merchant = await aMerchant(app);
    const user = await aUser(app, { role: 'merchant', merchantId: merchant.id });
    await app.app.inject({
      method: 'POST',
      url: '/api/login',
      payload: { email: user.email, password: user.password },
      headers: { 'x-forwarded-for': said },
      remoteAddress: '10.0.0.1',
    });
    const rows = await asSystem<{ address: string }>(app, {
      text: "select address from sessions where user_id = $1 and address <> '127.0.0.1'",
      values: [user.id],
    });
    return rows[0]?.address ?? null;
  };

  it('is what our own proxy says, never what the caller wrote before it; without a proxy, where the call came from', async () => {
    expect(await addressOf(behindProxy)).toBe('203.0.113.9');
    expect(await addressOf(test)).toBe('10.0.0.1');
  });

  it('is without its port, and is the proxy’s own where that says none', async () => {
    expect(await addressOf(behindProxy, '192.0.2.66, 203.0.113.9:49152')).toBe('203.0.113.9');
    for (const none of ['192.0.2.66, ', 'unknown', 'x'.repeat(5000)])
      expect(await addressOf(behindProxy, none)).toBe('10.0.0.1');
  });
});
