import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.mjs';

/**
 * Files of one package, and the tests that have to notice a fault in them.
 * `aim` is the share of faults to be noticed, in percent, where it is not nine of ten.
 * @typedef {{ folder: string, sources: string[], testFiles: string[], aim?: number }} MutatedArea
 */

const BILLS = 'src/features/sales/bills';
const PAYMENTS = 'src/features/money/payments';

/** Rules of the relay that need no database, each with its tests beside it. */
const RELAY_RULES = [
  'take/attest-bills',
  'take/check-bill',
  'take/decide-unplaced',
  'take/place-bills',
  'lanes/plan-request',
  'lanes/settle-request',
];

/** Use cases that a person starts. The effects of an outcome are a rule of the domain. */
const PAYMENT_FILES = ['derive-key', 'pay-invoice', 'refund-invoice', 'retry-refund'];

/** Hooks: state, time, addresses and calls of screens; how they look is no rule that could be broken. */
const HOOKS = readdirSync(join(ROOT, 'web', 'src'), { recursive: true, encoding: 'utf8' })
  .filter((name) => /(^|\/)use-[^.]*\.tsx?$/.test(name))
  .map((name) => `src/${name}`);

/**
 * Areas that are held to an aim.
 * @type {Map<string, MutatedArea>}
 */
export const MUTATED_AREAS = new Map([
  ['domain', { folder: 'domain', sources: ['src'], testFiles: ['src/**/*.test.ts'] }],
  ['websrm', { folder: 'websrm', sources: ['src'], testFiles: ['src/**/*.test.ts'] }],
  ['terminal', { folder: 'terminal', sources: ['src'], testFiles: ['src/**/*.test.ts'], aim: 85 }],
  ['hooks', { folder: 'web', sources: HOOKS, testFiles: ['src/**/*.test.ts?(x)'], aim: 85 }],
  [
    'payments',
    {
      folder: 'api',
      sources: PAYMENT_FILES.map((name) => `${PAYMENTS}/${name}.ts`),
      testFiles: PAYMENT_FILES.map((name) => `${PAYMENTS}/${name}.test.ts`),
    },
  ],
  [
    'relay',
    {
      folder: 'api',
      sources: RELAY_RULES.map((name) => `${BILLS}/${name}.ts`),
      testFiles: RELAY_RULES.map((name) => `${BILLS}/${name}.test.ts`),
    },
  ],
]);
