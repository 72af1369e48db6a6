import { expect, it } from 'vitest';
import { aMerchantSummary, hoursAgo } from '../../../test/factories.ts';
import { attentionReasons } from './attention-reasons.ts';

it.each([
  ['nothing', {}, []],
  ['a bill that has just been made', { waiting: 1, oldestWaitingAt: hoursAgo(1) }, ['recent']],
  ['a bill that waits for a day', { waiting: 1, oldestWaitingAt: hoursAgo(25) }, ['waiting']],
  ['a bill close to the limit', { waiting: 1, oldestWaitingAt: hoursAgo(43) }, ['late']],
  ['a bill past the limit', { waiting: 1, oldestWaitingAt: hoursAgo(50) }, ['late']],
  ['a certificate', { devicesInTrouble: 1 }, ['devices']],
  ['money that is owed', { owedCents: 5634 }, ['owed']],
  ['money that a paused merchant owes', { active: false, owedCents: 5634 }, ['owed']],
  ['a registration', { subscriptionCompleted: false }, ['registration']],
  ['nothing that cannot wait in a paused merchant', { active: false, devicesInTrouble: 1 }, []],
  [
    'everything at once, the most pressing first',
    { oldestWaitingAt: hoursAgo(50), devicesInTrouble: 2, owedCents: 1, subscriptionCompleted: false },
    ['late', 'devices', 'owed', 'registration'],
  ],
])('finds %s', (_, overrides, reasons) => {
  expect(attentionReasons(aMerchantSummary(overrides), new Date())).toEqual(reasons);
});
