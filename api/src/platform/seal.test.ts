import { createCipheriv, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createSeal, type SealedPlace } from './seal.ts';

const [older, newer] = [randomBytes(32), randomBytes(32)];
const seal = createSeal(() => [older]);
const place = { table: 'users', column: 'totp_secret_sealed', row: 'a' };

describe('a sealed value', () => {
  it('opens where it was sealed, and is never sealed alike twice', () => {
    const [one, two] = [seal.seal('K4M7-R2T9 é', place), seal.seal('K4M7-R2T9 é', place)];
    expect(seal.open(one, place)).toBe('K4M7-R2T9 é');
    expect(one.equals(two)).toBe(false);
  });

  it.each<Partial<SealedPlace>>([{ table: 'cards' }, { column: 'name' }, { row: 'b' }])(
    'does not open in another place: %o',
    (other) => {
      const sealed = seal.seal('secret', place);
      expect(() => seal.open(sealed, { ...place, ...other })).toThrow(/authenticate/);
    },
  );

  it('is named with its place by the error of who cannot open it', () => {
    const sealed = seal.seal('secret', place);
    expect(() => seal.open(sealed, { ...place, row: 'b' })).toThrow(
      expect.objectContaining({ name: 'SealError', place: 'users.totp_secret_sealed:b' }),
    );
  });

  it.each([0, 3, 8, 20, 35])('does not open with its byte %i altered', (at) => {
    const sealed = seal.seal('secret', place);
    sealed[at] = (sealed[at] ?? 0) ^ 1;
    expect(() => seal.open(sealed, place)).toThrow(/authenticate|key that is not known/);
  });

  it('does not open with a part of its tag', () => {
    const sealed = seal.seal('', place);
    expect(() => seal.open(sealed.subarray(0, -12), place)).toThrow(/authentication tag/i);
  });

  it('opens with the older keys too, and is sealed with the newest', () => {
    const both = createSeal(() => [newer, older]);
    const sealed = seal.seal('old', place);
    expect(both.open(sealed, place)).toBe('old');
    expect(() => createSeal(() => [newer]).open(sealed, place)).toThrow('a key that is not known');
    const fresh = both.seal('new', place);
    expect(fresh.subarray(0, 5)).toEqual(both.newest());
    expect(createSeal(() => [newer]).open(fresh, place)).toBe('new');
    expect(() => seal.open(fresh, place)).toThrow('a key that is not known');
  });

  it('takes up a key that comes while it is in use', () => {
    const secrets = [older];
    const growing = createSeal(() => secrets);
    growing.seal('before', place);
    secrets.unshift(newer);
    expect(createSeal(() => [newer]).open(growing.seal('after', place), place)).toBe('after');
  });
});

describe('what passes', () => {
  it('comes back for its own purpose alone, with a key that opens nothing that is kept', () => {
    const sealed = seal.passing('states').seal('state');
    expect(seal.passing('states').open(sealed)).toBe('state');
    expect(() => seal.passing('other').open(sealed)).toThrow(/authenticate|not known/);
    expect(() => seal.open(sealed, place)).toThrow(/authenticate|not known/);
    expect(() => seal.passing('states').open(seal.seal('kept', place))).toThrow(/authenticate|not known/);
  });
});

describe('what was sealed before values had a place', () => {
  it('opens for being given one, with any of the keys', () => {
    const nonce = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', older, nonce);
    const text = Buffer.concat([cipher.update('once', 'utf8'), cipher.final()]);
    const unbound = Buffer.concat([nonce, cipher.getAuthTag(), text]);
    expect(createSeal(() => [newer, older]).openUnbound(unbound)).toBe('once');
    expect(() => createSeal(() => [newer]).openUnbound(unbound)).toThrow('none of the keys');
    expect(() => seal.open(unbound, place)).toThrow(/authenticate|not known/);
  });
});
