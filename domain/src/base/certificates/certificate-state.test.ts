import { expect, it } from 'vitest';
import { certificateState, isCertificateInTrouble } from './certificate-state.ts';

const notBefore = new Date('2026-01-01T00:00:00Z');
const notAfter = new Date('2031-01-01T00:00:00Z');

it.each([
  ['2026-06-01T00:00:00Z', 'valid'],
  ['2028-07-02T12:00:00Z', 'renewable'],
  ['2030-10-02T23:59:59Z', 'renewable'],
  ['2030-10-03T00:00:00Z', 'expiring'],
  ['2031-01-01T00:00:00Z', 'expired'],
])('on %s a five-year certificate is %s', (now, state) => {
  expect(certificateState({ notBefore, notAfter, revokedAt: null }, new Date(now))).toBe(state);
});

it('says revoked before anything else', () => {
  expect(certificateState({ notBefore, notAfter, revokedAt: notBefore }, notAfter)).toBe('revoked');
});

it('says none when there is none', () => {
  expect(certificateState(null, notBefore)).toBe('none');
});

it.each([
  ['valid', false],
  ['renewable', false],
  ['none', true],
  ['expiring', true],
  ['expired', true],
  ['revoked', true],
] as const)('a till whose certificate is %s needs a look: %s', (state, needsLook) => {
  expect(isCertificateInTrouble(state)).toBe(needsLook);
});
