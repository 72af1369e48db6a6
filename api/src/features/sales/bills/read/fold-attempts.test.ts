import { describe, expect, it } from 'vitest';
import type { AttemptRow } from './bill-life.queries.ts';
import { foldAttempts } from './fold-attempts.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 5, 1, 12, minute));
const attempt = (minute: number, more: Partial<AttemptRow> = {}): AttemptRow => ({
  startedAt: at(minute),
  trigger: 'schedule',
  inBatch: true,
  receivedAt: at(minute + 1),
  outcome: 'unavailable',
  detail: 'ECONNREFUSED',
  httpStatus: null,
  body: null,
  ...more,
});
const failed = (count: number) => Array.from({ length: count }, (_, minute) => attempt(minute));

describe('attempts of a bill', () => {
  it('that came to nothing in a row are one, with its first and last moment and its last reply', () => {
    expect(foldAttempts([...failed(40), attempt(41, { outcome: 'answer', httpStatus: 200 })])).toEqual([
      {
        startedAt: at(0).toISOString(),
        times: 40,
        lastStartedAt: at(39).toISOString(),
        trigger: 'schedule',
        inBatch: true,
        reply: {
          receivedAt: at(40).toISOString(),
          outcome: 'unavailable',
          httpStatus: null,
          detail: 'ECONNREFUSED',
          body: null,
        },
      },
      expect.objectContaining({ times: 1, reply: expect.objectContaining({ outcome: 'answer' }) }),
    ]);
  });

  it.each<[string, Partial<AttemptRow>]>([
    ['another outcome', { outcome: 'unknown' }],
    ['what it was sent for', { trigger: 'sale' }],
    ['leaving by itself', { inBatch: false }],
    ['another reason', { detail: 'ETIMEDOUT' }],
    ['another status', { httpStatus: 503 }],
    ['a text that came', { body: '<html>' }],
    ['one under way', { outcome: null, receivedAt: null }],
  ])('are separated by %s', (_, more) => {
    expect(foldAttempts([...failed(3), attempt(3, more), attempt(4)]).map(({ times }) => times)).toEqual([3, 1, 1]);
  });

  it.each<[string, Partial<AttemptRow>]>([
    ['answered', { outcome: 'answer' }],
    ['under way', { outcome: null, receivedAt: null }],
    ['answered by a text', { body: '<html>' }],
  ])('that were %s never stand together', (_, more) => {
    expect(foldAttempts([attempt(1, more), attempt(2, more)]).map(({ times }) => times)).toEqual([1, 1]);
  });
});
