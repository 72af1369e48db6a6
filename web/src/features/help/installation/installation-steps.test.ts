import type { ProgressView } from '@comptoir/contract/help/installation';
import { describe, expect, it } from 'vitest';
import { aNewProgress, aProgress } from '../../../../test/progress.ts';
import type { Missing, ShownStep } from '../../../shared/installation/step-location.ts';
import { findCurrentStep, guideStates, isToVerify } from './installation-steps.ts';

const check = (state: ShownStep['state'], ...missing: Missing[]) => aProgress({ functionality: { state, missing } });

describe('the steps of the guide', () => {
  it('are what the progress says', () => {
    expect(guideStates(aProgress())).toEqual({
      prerequisites: 'done',
      device: 'done',
      certificate: 'done',
      employees: 'done',
      receipt: 'done',
      refund: 'done',
      verify: 'done',
      completion: 'done',
    });
    expect(guideStates(aNewProgress())).toEqual({
      prerequisites: 'open',
      device: 'open',
      certificate: 'blocked',
      employees: 'waiting',
      receipt: 'blocked',
      refund: 'blocked',
      verify: 'blocked',
      completion: 'blocked',
    });
  });

  it('are not known before it is there', () => {
    expect(guideStates(undefined)).toMatchObject({
      prerequisites: 'unknown',
      receipt: 'unknown',
      refund: 'unknown',
      verify: 'unknown',
      completion: 'unknown',
    });
  });

  it.each([
    [check('open', 'test-bill', 'test-refund', 'confirmation'), ['open', 'blocked', 'blocked']],
    [check('open', 'test-bill-waiting', 'test-refund', 'confirmation'), ['waiting', 'open', 'blocked']],
    [check('open', 'test-bill-refused', 'test-refund', 'confirmation'), ['open', 'blocked', 'blocked']],
    [check('waiting', 'test-refund-waiting', 'confirmation'), ['done', 'waiting', 'blocked']],
    [check('open', 'test-refund-refused', 'confirmation'), ['done', 'open', 'blocked']],
    [check('open', 'confirmation'), ['done', 'done', 'open']],
    [check('open', 'check-failed', 'confirmation'), ['open', 'blocked', 'blocked']],
    [check('done'), ['done', 'done', 'done']],
  ])('of the check follow its bills', (progress, expected) => {
    const { receipt, refund, verify } = guideStates(progress);
    expect([receipt, refund, verify]).toEqual(expected);
  });

  it('have one that is to be done now: the first that a person can do, else the first that is not done', () => {
    const currentOf = (progress: ProgressView | undefined) => findCurrentStep(guideStates(progress));
    expect(currentOf(aNewProgress())).toBe('prerequisites');
    expect(currentOf(aProgress({ certificate: { state: 'waiting' }, employees: { state: 'open' } }))).toBe('employees');
    expect(currentOf(aProgress({ certificate: { state: 'waiting' } }))).toBe('certificate');
    expect(currentOf(check('open', 'confirmation'))).toBe('verify');
    expect(currentOf(aProgress())).toBeNull();
    expect(currentOf(undefined)).toBeNull();
  });

  it('are ready to be verified when there is nothing else left', () => {
    const [open] = check('open', 'confirmation').steps.slice(-1);
    const [early] = check('open', 'test-refund', 'confirmation').steps.slice(-1);
    expect([open, early].map((step) => step && isToVerify(step))).toEqual([true, false]);
  });
});
