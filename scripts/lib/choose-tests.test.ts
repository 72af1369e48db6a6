import { expect, it } from 'vitest';
import { chooseTests, sumDurations } from './choose-tests.mjs';

const [NEAR, FAR] = ['src/bills/sign.test.ts', 'src/cli/sale.test.ts'];
const durations = sumDurations([
  { id: `${NEAR}#slow`, timeSpentMs: 900 },
  { id: `${NEAR}#quick`, timeSpentMs: 100 },
  { id: `${FAR}#quick`, timeSpentMs: 20 },
  { id: `${FAR}#long`, timeSpentMs: 5000 },
]);
const ALL = [`${FAR}#long`, `${FAR}#quick`, `${NEAR}#slow`, `${NEAR}#quick`];
const choose = (seconds: number, tests = ALL) =>
  chooseTests(tests, { source: 'src/bills/sign.ts', seconds, durations });

it('a fault is looked for by the tests beside its file first, and by the quick before the slow', () => {
  expect(choose(Infinity)).toEqual([`${NEAR}#quick`, `${NEAR}#slow`, `${FAR}#quick`, `${FAR}#long`]);
});

it('no longer than the time that is given, but by one test in any case', () => {
  expect(choose(1.02)).toEqual([`${NEAR}#quick`, `${NEAR}#slow`, `${FAR}#quick`]);
  expect(choose(1)).toEqual([`${NEAR}#quick`, `${NEAR}#slow`]);
  expect(choose(0.01)).toEqual([`${NEAR}#quick`]);
});

it('by none where none reaches it', () => {
  expect(choose(1, [])).toEqual([]);
});

it('a file of tests takes what its tests take', () => {
  expect([durations[NEAR], durations[FAR]]).toEqual([1000, 5020]);
});
