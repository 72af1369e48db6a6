import { describe, expect, it } from 'vitest';
import { clockRemark } from './clock-remark.ts';

const arrivedAt = new Date('2026-11-23T17:00:00Z');
const remark = (occurredAt: string, language: 'fr' | 'en' = 'fr', isByDevice = true) =>
  clockRemark({ isByDevice, occurredAt: new Date(occurredAt), arrivedAt, timeZone: 'America/Montreal' }, language);

describe('a line that a till reported', () => {
  it('needs no word about its time when it arrived within the minute', () => {
    expect(remark('2026-11-23T16:59:01Z')).toBeNull();
    expect(remark('2026-11-23T17:00:59Z')).toBeNull();
  });

  it.each(['2026-11-23T16:59:00Z', '2026-11-23T17:01:00Z'])('needs one from a minute on: %s', (occurredAt) => {
    expect(remark(occurredAt)).not.toBeNull();
  });

  it.each([
    ['2026-11-23T15:30:00Z', 'fr', /^Heure de l’appareil\u00A0: 23 novembre 2026.*10.*30.*\.$/],
    ['9999-12-31T23:59:00Z', 'en', /^The device’s own time: December 31, 9999.*\.$/],
    ['0001-01-02T00:00:00Z', 'fr', /^Heure de l’appareil\u00A0: 1(?:er)? janvier 1 .*\.$/],
  ] as const)('says what the till’s clock said: %s (%s)', (occurredAt, language, words) => {
    expect(remark(occurredAt, language)).toMatch(words);
  });

  it('speaks of no device where none reported it', () => {
    expect(remark('2026-11-20T15:30:00Z', 'en', false)).toMatch(/^It happened on: November 20, 2026.*\.$/);
    expect(remark('2026-11-20T15:30:00Z', 'fr', false)).toMatch(/^Survenu\u00A0: 20 novembre 2026.*\.$/);
  });
});
