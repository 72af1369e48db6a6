import type * as Argon2 from '@node-rs/argon2';
import { verify } from '@node-rs/argon2';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { hashPassword, passwordMatches } from './password.ts';

// Files share their modules: what this one imports is its own, from before the mock to after the last test.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());

vi.mock('@node-rs/argon2', async (original) => {
  const argon2 = await original<typeof Argon2>();
  return { ...argon2, verify: vi.fn<typeof verify>(argon2.verify) };
});

describe('a flood of sign-ins', () => {
  it('checks two passwords at once, keeps a hundred waiting and turns the rest away', async () => {
    const ends: ((matches: boolean) => void)[] = [];
    vi.mocked(verify).mockImplementation(() => new Promise<boolean>((resolve) => ends.push(resolve)));
    const refused: unknown[] = [];
    const checks = Array.from({ length: 105 }, async () => {
      try {
        return await passwordMatches('a hash', 'a password');
      } catch (error) {
        refused.push(error);
        return null;
      }
    });
    await expect.poll(() => refused.length, { timeout: 10_000 }).toBe(3);
    expect(ends).toHaveLength(2);
    expect(refused[0]).toMatchObject({ code: 'too-many-requests', retryAfter: 5 });
    await expect
      .poll(
        () => {
          ends.forEach((end) => end(true));
          return ends.length;
        },
        { timeout: 10_000 },
      )
      .toBe(102);
    ends.forEach((end) => end(true));
    expect((await Promise.all(checks)).filter((matches) => matches === true)).toHaveLength(102);
  });
});

describe('a password that is kept', () => {
  it('costs what a guess must cost: argon2id, 19 MiB, two passes', async () => {
    expect(await hashPassword('a password')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });
});
