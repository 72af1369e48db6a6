import { describe, expect, it } from 'vitest';
import { summary } from './summary.mjs';

const step = (title: string, passed: number, failures: string[] = [], skipped = 0, files: string[] = []) => ({
  title,
  seconds: 1,
  tally: {
    passed,
    failed: failures.length,
    skipped,
    failures,
    files: files.map((name, index) => ({ name, seconds: index })),
  },
});

describe('summary', () => {
  it('ends with one plain line that adds up every runner', () => {
    const { text, ok } = summary([step('lint', 1), step('vitest', 40), step('playwright', 3)]);
    expect(text.split('\n').at(-1)).toBe('44 passed, 0 failed');
    expect(ok).toBe(true);
  });

  it('names the ten slowest files of all runners, the slowest first', () => {
    const names = (runner: string) => Array.from({ length: 8 }, (_, index) => `${runner}-${index}`);
    const { text } = summary([step('vitest', 8, [], 0, names('unit')), step('playwright', 8, [], 0, names('journey'))]);
    const lines = text.split('\n');
    const shown = lines.slice(lines.indexOf('Slowest files:') + 1, lines.indexOf('', lines.indexOf('Slowest files:')));
    expect(shown).toHaveLength(10);
    expect(shown[0]).toBe('     7.0 s  unit-7');
    expect(shown[9]).toBe('     3.0 s  journey-3');
  });

  it('lists every failure by name before that line', () => {
    const { text, ok } = summary([step('lint', 0, ['lint']), step('vitest', 2, ['a.test.ts: adds'], 1)]);
    expect(text).toContain('Failures:\n  lint\n  a.test.ts: adds\n\n2 passed, 2 failed, 1 skipped');
    expect(ok).toBe(false);
  });
});
