import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findTests } from './find-tests.mjs';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'comptoir-changed-'));
  for (const file of [
    'architecture.test.ts',
    'api/src/main.ts',
    'api/src/app.test.ts',
    'api/src/plan/plan.routes.ts',
    'api/src/plan/plan.routes.test.ts',
    'api/src/plan/set-prices.test.ts',
    'api/src/plan/mail/plan.en.ts',
    'bench/relay.ts',
    'e2e/sale.spec.ts',
    'docs/runbook.md',
  ]) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), '');
  }
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

const ofPlan = ['api/src/plan/plan.routes.test.ts', 'api/src/plan/set-prices.test.ts'];

describe('the tests of what changed', () => {
  it.each(['api/src/plan/plan.routes.ts', 'api/src/plan/mail/plan.en.ts'])(
    'are those beside it, or of the nearest folder above that has any: %s',
    (changed) => {
      expect(findTests(root, [changed])).toEqual(ofPlan);
    },
  );

  it('are not those of the folders below it', () => {
    expect(findTests(root, ['api/src/main.ts'])).toEqual(['api/src/app.test.ts']);
  });

  it('are named once, whatever changed', () => {
    expect(findTests(root, [...ofPlan, 'bench/relay.ts', 'api/src/plan/plan.routes.ts'])).toEqual([
      ...ofPlan,
      'architecture.test.ts',
    ]);
  });

  it('are none for a text, nor for a journey', () => {
    expect(findTests(root, ['docs/runbook.md', 'e2e/sale.spec.ts'])).toEqual([]);
  });
});
