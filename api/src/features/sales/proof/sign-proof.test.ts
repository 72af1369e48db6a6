import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { createProofSigner } from './sign-proof.ts';

const keyOf = (checkpoint: Buffer): string => /^key (\S+)$/m.exec(String(checkpoint))?.[1] ?? '';

it('proofs are signed with one key for as long as the secret is the newest, wherever it is read', () => {
  const [first, second] = [randomBytes(32), randomBytes(32)];
  const secrets = [first];
  const sign = createProofSigner(() => secrets);
  const key = keyOf(sign('a\n'));
  expect(keyOf(sign('b\n'))).toBe(key);
  expect(keyOf(createProofSigner(() => [first])('a\n'))).toBe(key);
  secrets.unshift(second);
  expect(keyOf(sign('a\n'))).not.toBe(key);
  expect(String(sign('a\n'))).not.toContain(second.toString('base64'));
});
