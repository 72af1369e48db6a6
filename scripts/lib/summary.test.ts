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

  it('names the 25 slowest files of all runners, the slowest first', () => {
    const names = (runner: string) => Array.from({ length: 20 }, (_, index) => `${runner}-${index}`);
    const { text } = summary([
      step('vitest', 20, [], 0, names('unit')),
      step('playwright', 20, [], 0, names('journey')),
    ]);
    const lines = text.split('\n');
    const shown = lines.slice(lines.indexOf('Slowest files:') + 1, lines.indexOf('', lines.indexOf('Slowest files:')));
    expect(shown).toHaveLength(25);
    expect(shown[0]).toBe('    19.0 s  unit-19');
    expect(shown[24]).toBe('     7.0 s  unit-7');
  });

  it('says what the files of each package take, the slowest first', () => {
    const { text } = summary([step('vitest', 3, [], 0, ['words.test.ts', 'api/src/a.test.ts', 'web/src/b.test.ts'])]);
    expect(text).toContain(
      'Files of each package, one after the other:\n      2.0 s  web (1 files)\n      1.0 s  api (1 files)\n      0.0 s  . (1 files)',
    );
  });

  it('lists every failure by name before that line', () => {
    const { text, ok } = summary([step('lint', 0, ['lint']), step('vitest', 2, ['a.test.ts: adds'], 1)]);
    expect(text).toContain('Failures:\n  lint\n  a.test.ts: adds\n\n2 passed, 2 failed, 1 skipped');
    expect(ok).toBe(false);
  });

  it('fails a package whose files take longer than its budget, in that step', () => {
    const steps = [step('vitest', 2, [], 0, ['web/a.test.ts', 'api/b.test.ts', 'api/c.test.ts'])];
    const budgets = { vitest: { api: 2, web: 0 }, playwright: { api: 1 } };
    expect(summary(steps, { vitest: { ...budgets.vitest, api: 3 }, playwright: budgets.playwright }).ok).toBe(true);
    const { text, ok } = summary(steps, budgets);
    expect(text).toContain('Failures:\n  vitest: api took 3 s, over its budget of 2 s\n\n2 passed, 1 failed');
    expect(ok).toBe(false);
  });
});
