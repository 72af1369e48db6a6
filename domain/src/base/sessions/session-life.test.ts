import { describe, expect, it } from 'vitest';
import {
  isReplaced,
  RENEWED_TOKEN_GRACE_MS,
  SESSION_LIFETIME_MS,
  TOKEN_LIFETIME_MS,
  tokenExpiry,
} from './session-life.ts';

const NOW = new Date('2026-11-23T12:00:00.500Z');
const later = (ms: number): Date => new Date(NOW.getTime() + ms);

describe('a session', () => {
  it('ends after seven days for merchants and partners, after one for administrators', () => {
    expect(SESSION_LIFETIME_MS).toEqual({ merchant: 604_800_000, partner: 604_800_000, admin: 86_400_000 });
  });

  it('has tokens of twelve hours, and the last ends with it', () => {
    expect(tokenExpiry(NOW, later(TOKEN_LIFETIME_MS + 1))).toEqual(later(TOKEN_LIFETIME_MS));
    expect(tokenExpiry(NOW, later(60_000))).toEqual(later(60_000));
  });
});

describe('a token', () => {
  const issued = Math.floor(NOW.getTime() / 1000);

  it('that was issued with the last renewal is never replaced', () => {
    expect(isReplaced(issued, NOW, later(TOKEN_LIFETIME_MS))).toBe(false);
  });

  it('that another has replaced works for the grace, and no longer', () => {
    const renewedAt = later(1000);
    expect(isReplaced(issued, renewedAt, new Date(renewedAt.getTime() + RENEWED_TOKEN_GRACE_MS - 1))).toBe(false);
    expect(isReplaced(issued, renewedAt, new Date(renewedAt.getTime() + RENEWED_TOKEN_GRACE_MS))).toBe(true);
  });
});
