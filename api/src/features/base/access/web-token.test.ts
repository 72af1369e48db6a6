import type { TokenClaims } from '@comptoir/contract/base/sessions';
import { createSigner, createDecoder } from 'fast-jwt';
import { describe, expect, it } from 'vitest';
import { makeTokenKey, parseTokenKeys, type TokenKey } from './token-keys.ts';
import { createWebTokens } from './web-token.ts';

const [older, newer] = parseTokenKeys(`${makeTokenKey()}\n${makeTokenKey()}`, 'x') as [TokenKey, TokenKey];
const [stranger] = parseTokenKeys(makeTokenKey(), 'x') as [TokenKey];
const now = new Date('2027-01-15T12:00:00Z');
const claims: TokenClaims = {
  role: 'admin',
  merchantId: null,
  partnerId: null,
  email: 'a@comptoir.test',
  sub: '019aa000-0000-7000-8000-000000000001',
  sid: '019aa000-0000-7000-8000-000000000002',
  iat: now.getTime() / 1000,
  exp: now.getTime() / 1000 + 60,
};
const tokensWith = (...keys: TokenKey[]) =>
  createWebTokens(
    () => keys,
    () => now,
  );

describe('a web token', () => {
  it('names its key, who signed it and for whom, beside the claims', async () => {
    const token = await tokensWith(newer, older).sign(claims);
    const { header, payload } = createDecoder({ complete: true })(token) as { header: object; payload: object };
    expect(header).toEqual({ alg: 'ES256', typ: 'JWT', kid: newer.kid });
    expect(payload).toEqual({ ...claims, iss: 'comptoir', aud: 'comptoir-portal' });
  });

  it('goes on through a change of keys, until the key that signed it is gone', async () => {
    const token = await tokensWith(older).sign(claims);
    expect(await tokensWith(older).read(token)).toEqual(claims);
    expect(await tokensWith(newer, older).read(token)).toEqual(claims);
    expect(await tokensWith(newer).read(token)).toBeNull();
  });

  it('ends with its key, also where it was read before, and a key of the same name does not bring it back', async () => {
    const keys = [older];
    const tokens = createWebTokens(
      () => keys,
      () => now,
    );
    const token = await tokens.sign(claims);
    expect(await tokens.read(token)).toEqual(claims);
    expect(await tokens.read(token)).toEqual(claims);
    keys[0] = { ...newer, kid: older.kid };
    expect(await tokens.read(token)).toBeNull();
    keys[0] = older;
    expect(await tokens.read(token)).toEqual(claims);
  });

  it('expires also where it was read before', async () => {
    let clock = now;
    const tokens = createWebTokens(
      () => [older],
      () => clock,
    );
    const token = await tokens.sign(claims);
    expect(await tokens.read(token)).toEqual(claims);
    clock = new Date(now.getTime() + 60_000);
    expect(await tokens.read(token)).toBeNull();
  });

  it('is signed with a key that came while tokens were being signed', async () => {
    const keys = [older];
    const tokens = createWebTokens(
      () => keys,
      () => now,
    );
    await tokens.sign(claims);
    keys.unshift(newer);
    expect(await tokensWith(newer).read(await tokens.sign(claims))).toEqual(claims);
  });

  it.each([
    ['of another issuer', { iss: 'another', aud: 'comptoir-portal' }],
    ['for another audience', { iss: 'comptoir', aud: 'comptoir-tills' }],
    ['for no audience', { iss: 'comptoir' }],
    ['of no issuer', { aud: 'comptoir-portal' }],
  ])('is none when it is %s, though our key signed it', async (_, said) => {
    const sign = createSigner({ key: newer.privateKey, algorithm: 'ES256', kid: newer.kid });
    const forged = sign({ ...claims, ...said });
    expect(await tokensWith(newer).read(forged)).toBeNull();
    expect(await tokensWith(newer).read(sign({ ...claims, iss: 'comptoir', aud: 'comptoir-portal' }))).toEqual(claims);
  });

  it.each([
    ['the key itself', { jwk: stranger.publicKey }],
    ['an address of keys', { jku: 'https://evil.example/keys.json' }],
    ['an address of a certificate', { x5u: 'https://evil.example/key.pem' }],
    ['a file as its name', { kid: '../../../../dev/null' }],
    ['the name of a thing that every object has', { kid: 'constructor' }],
    ['a word for who has to understand it', { crit: ['exp'] }],
  ])('is none by what a stranger writes at its head: %s', async (_what, said) => {
    const header = { alg: 'ES256', kid: newer.kid, ...said };
    const sign = createSigner({ key: stranger.privateKey, algorithm: 'ES256', header });
    const token = sign({ ...claims, iss: 'comptoir', aud: 'comptoir-portal' });
    expect(createDecoder({ complete: true })(token)).toMatchObject({ header });
    expect(await tokensWith(newer).read(token)).toBeNull();
  });

  it('is none without the name of its key, and none once it has expired', async () => {
    const sign = createSigner({ key: newer.privateKey, algorithm: 'ES256' });
    const said = { iss: 'comptoir', aud: 'comptoir-portal' };
    expect(await tokensWith(newer).read(sign({ ...claims, ...said }))).toBeNull();
    expect(await tokensWith(newer).read(await tokensWith(newer).sign({ ...claims, exp: claims.iat }))).toBeNull();
  });
});

describe('keys of web tokens', () => {
  it.each(['', 'no key', makeTokenKey().replace(/\n[^-]/, '\nx')])('are EC P-256 keys', (text) => {
    expect(() => parseTokenKeys(text, 'COMPTOIR_TOKEN_KEY')).toThrow(
      'COMPTOIR_TOKEN_KEY holds EC P-256 private keys as PEM, the newest first.',
    );
  });
});
