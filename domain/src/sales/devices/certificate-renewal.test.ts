import { describe, expect, it } from 'vitest';
import { codeActiveBy, dueReminder, decideRenewal, renewalWish } from './certificate-renewal.ts';

describe('decideRenewal', () => {
  it.each(['renewable', 'expiring'] as const)('lets a certificate that is %s be replaced', (state) => {
    expect(decideRenewal(state)).toEqual({ ok: true, value: null });
  });

  it.each([
    ['valid', 'certificate-not-renewable'],
    ['none', 'device-has-no-certificate'],
    ['expired', 'device-has-no-certificate'],
    ['revoked', 'device-has-no-certificate'],
  ] as const)('refuses one that is %s as %s', (state, reason) => {
    expect(decideRenewal(state)).toEqual({ ok: false, reason });
  });
});

it.each([
  ['valid', false, 'none'],
  ['valid', true, 'none'],
  ['renewable', false, 'possible'],
  ['renewable', true, 'requested'],
  ['expiring', false, 'due'],
  ['expiring', true, 'requested'],
  ['expired', true, 'none'],
  ['revoked', true, 'none'],
  ['none', false, 'none'],
] as const)('a till whose certificate is %s, renewal asked for: %s, gets %s', (state, isRequested, wish) => {
  expect(renewalWish(state, isRequested)).toBe(wish);
});

it.each([
  ['2030-10-02T23:59:59Z', null],
  ['2030-10-03T00:00:00Z', 90],
  ['2030-12-01T23:59:59Z', 90],
  ['2030-12-02T00:00:00Z', 30],
  ['2030-12-25T00:00:00Z', 7],
  ['2030-12-31T23:59:59Z', 7],
  ['2031-01-01T00:00:00Z', null],
])('on %s the reminder of %s days is due', (now, days) => {
  expect(dueReminder(new Date('2031-01-01T00:00:00Z'), new Date(now))).toBe(days);
});

describe('codeActiveBy', () => {
  const setAt = new Date('2026-06-01T12:00:00Z');

  it('is ninety minutes after the code came on file, while that lies ahead', () => {
    expect(codeActiveBy(setAt, new Date('2026-06-01T13:29:59Z'))).toEqual(new Date('2026-06-01T13:30:00Z'));
  });

  it('is nothing once that has passed, or when it is unknown since when the code is there', () => {
    expect(codeActiveBy(setAt, new Date('2026-06-01T13:30:00Z'))).toBeNull();
    expect(codeActiveBy(null, setAt)).toBeNull();
  });
});
