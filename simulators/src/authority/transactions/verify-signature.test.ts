import { createPublicKey } from 'node:crypto';
import { FIRST_LINK } from '@comptoir/websrm/signing/signing';
import { expect, it } from 'vitest';
import { verifySignature } from './verify-signature.ts';

const KEY = createPublicKey({
  key: Buffer.from(
    'MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE3f0kGkCWCgEK7XxBlQBDzucbXV5CJzaBJvaw5BdpMCSPizDy6/It0n4Pvp2fb2utfnx/SrDGYFBXYSLNsLPJyQ==',
    'base64',
  ),
  format: 'der',
  type: 'spki',
});
const ACTU = '4HvMuKhbN+9+aLqeR0g/LrfOSp+CcdZB7N+3B2+N7Vp7yto+84lObEjZVdrxeaDJ8G2QZuZz88+/hvi9d9NrFQ==';
const SIGNATRANSM = 'YG2UiZje7rZCHaDye6e/pqBmGYhAb/lzF9qUi/oVJx6CGgH0h0TlVzDthodK5Ak6/c9jBgZTjAxKoRb4KW1uPg==';

// Written out by hand and not built by the code that terminals use: the check must not share their mistakes.
const BILL = `A-100120260115120500+000000000.79+000000001.57+000000018.10812345678RT00014071234567TQ0001FACOPE${FIRST_LINK}`;

it('takes the signature of a bill and of a request that were made elsewhere', () => {
  expect(verifySignature(KEY, BILL, ACTU)).toBe(true);
  expect(verifySignature(KEY, `K4M7-R2T92468-1357-9024${ACTU}`, SIGNATRANSM)).toBe(true);
});

it('refuses another text, another signature, and what is no signature', () => {
  expect(verifySignature(KEY, BILL.replace('18.10', '18.11'), ACTU)).toBe(false);
  expect(verifySignature(KEY, BILL, SIGNATRANSM)).toBe(false);
  expect(verifySignature(KEY, BILL, '')).toBe(false);
});
