import { describe, expect, it } from 'vitest';
import { summary } from './summary.mjs';

const step = (title: string, passed: number, failures: string[] = [], skipped = 0) => ({
  title,
  seconds: 1,
  tally: { passed, failed: failures.length, skipped, failures },
});

describe('summary', () => {
  it('ends with one plain line that adds up every runner', () => {
    const { text, ok } = summary([step('lint', 1), step('vitest', 40), step('playwright', 3)]);
    expect(text.split('\n').at(-1)).toBe('44 passed, 0 failed');
    expect(ok).toBe(true);
  });

  it('lists every failure by name before that line', () => {
    const { text, ok } = summary([step('lint', 0, ['lint']), step('vitest', 2, ['a.test.ts: adds'], 1)]);
    expect(text).toContain('Failures:\n  lint\n  a.test.ts: adds\n\n2 passed, 2 failed, 1 skipped');
    expect(ok).toBe(false);
  });
});
