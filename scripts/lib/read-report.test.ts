import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readReport } from './read-report.mjs';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'comptoir-report-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

function read(report: unknown, run: { runner: 'vitest' | 'playwright'; ok: boolean }) {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return readReport(file, { ...run, root: '/repo' });
}

const passed = { status: 'passed', fullName: 'adds' };

describe('readReport of vitest', () => {
  it('counts what passed, failed and was skipped, and names what failed', () => {
    const assertionResults = [
      passed,
      { status: 'failed', fullName: 'subtracts' },
      { status: 'pending', fullName: 'waits' },
    ];
    const report = {
      testResults: [
        { name: '/repo/api/a.test.ts', status: 'failed', startTime: 1000, endTime: 3500, assertionResults },
      ],
    };
    expect(read(report, { runner: 'vitest', ok: false })).toEqual({
      passed: 1,
      failed: 1,
      skipped: 1,
      failures: ['api/a.test.ts: subtracts'],
      files: [{ name: 'api/a.test.ts', seconds: 2.5 }],
    });
  });

  it('counts a file that could not be loaded as a failure', () => {
    const testResults = [
      { name: 'a.test.ts', status: 'passed', assertionResults: [passed] },
      { name: 'b.test.ts', status: 'failed', assertionResults: [] },
    ];
    const tally = read({ testResults }, { runner: 'vitest', ok: false });
    expect(tally).toMatchObject({ passed: 1, failed: 1, failures: ['b.test.ts: the file itself'] });
  });

  it('never takes a run that failed for a success', () => {
    const report = { testResults: [{ name: 'a.test.ts', status: 'passed', assertionResults: [passed] }] };
    expect(read(report, { runner: 'vitest', ok: false }).failed).toBe(1);
  });

  it('never takes a run without tests, or without a report, for a success', () => {
    expect(read({ testResults: [] }, { runner: 'vitest', ok: true }).failed).toBe(1);
    expect(readReport(join(folder, 'missing.json'), { root: '/repo', runner: 'vitest', ok: true }).failed).toBe(1);
  });
});

const spec = (title: string, status: string) => ({
  title,
  tests: [{ status, projectName: 'fr', results: [{ duration: 1500 }] }],
});

describe('readReport of playwright', () => {
  it('counts nested tests per project, and a test that passed only when repeated as failed', () => {
    const inner = {
      title: 'sale',
      specs: [spec('prints', 'expected'), spec('waits', 'flaky'), spec('later', 'skipped')],
    };
    const report = {
      suites: [{ title: 'sale.spec.ts', suites: [inner], specs: [spec('breaks', 'unexpected')] }],
      errors: [],
    };
    expect(read(report, { runner: 'playwright', ok: false })).toEqual({
      passed: 1,
      failed: 2,
      skipped: 1,
      failures: ['sale.spec.ts › breaks (fr)', 'sale.spec.ts › sale › waits (fr)'],
      files: [{ name: 'e2e/sale.spec.ts', seconds: 6 }],
    });
  });

  it('counts an error outside any test', () => {
    const report = { suites: [], errors: [{ message: 'the server did not start' }] };
    expect(read(report, { runner: 'playwright', ok: false }).failures).toEqual([
      'playwright: the server did not start',
    ]);
  });
});
