import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findNextStep, isWholeProgress, resolveProgress, PROGRESS_STEPS, type ProgressStep } from './progress.ts';
import { INFORMATION_FIELDS } from '../../base/merchants/merchant-information.ts';
import { type CheckFacts, type LinkedTerminal, type ProgressFacts, type StaffFacts } from './progress-facts.ts';

const NOW = new Date('2026-06-10T15:00:00Z');
const minutesAgo = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);
const LONG_AGO = minutesAgo(100_000);

const certificate = {
  notBefore: LONG_AGO,
  notAfter: new Date('2031-01-01T00:00:00Z'),
  revokedAt: null,
  issuedAt: minutesAgo(600),
};
const till = (fields: Partial<LinkedTerminal> = {}): LinkedTerminal => ({
  linkedAt: minutesAgo(700),
  certificate,
  isRefused: false,
  ...fields,
});
const staff = (fields: Partial<StaffFacts> = {}): StaffFacts => ({
  connection: 'connected',
  wasRead: true,
  refused: 0,
  sameName: 0,
  renamed: 0,
  waitingSince: null,
  ...fields,
});
const check = (fields: Partial<CheckFacts> = {}): CheckFacts => ({
  receipt: 'accepted',
  refund: 'accepted',
  outcome: 'passed',
  passedAt: minutesAgo(5),
  ...fields,
});

const whole: ProgressFacts = {
  hasPerson: true,
  subscribedAt: minutesAgo(900),
  cardSavedAt: minutesAgo(901),
  missingInformation: [],
  codeActiveBy: null,
  devices: [till()],
  staff: staff(),
  check: check(),
};
const nothing: ProgressFacts = {
  hasPerson: false,
  subscribedAt: null,
  cardSavedAt: null,
  missingInformation: INFORMATION_FIELDS,
  codeActiveBy: null,
  devices: [],
  staff: staff({ connection: 'signed-out', wasRead: false }),
  check: check({ receipt: 'none', refund: 'none', outcome: null, passedAt: null }),
};

const stepOf = (step: ProgressStep, fields: Partial<ProgressFacts>, from = whole) => {
  const found = resolveProgress({ ...from, ...fields }, NOW).find((one) => one.step === step);
  return [found?.state, ...(found?.missing ?? [])];
};

describe('the progress of a registration', () => {
  it('has every step in its order, all done and since when, when everything is there', () => {
    const steps = resolveProgress(whole, NOW);
    expect(steps.map(({ step }) => step)).toEqual(PROGRESS_STEPS);
    expect(isWholeProgress(steps)).toBe(true);
    expect(findNextStep(steps)).toBeNull();
    expect(steps.map(({ doneAt }) => doneAt)).toEqual([
      null,
      whole.subscribedAt,
      whole.cardSavedAt,
      null,
      minutesAgo(700),
      certificate.issuedAt,
      null,
      whole.check.passedAt,
    ]);
  });

  it('begins with what the person can do', () => {
    const steps = resolveProgress(nothing, NOW);
    expect(steps.map(({ step, state }) => [step, state])).toEqual([
      ['account', 'open'],
      ['plan', 'open'],
      ['card', 'open'],
      ['information', 'open'],
      ['device', 'open'],
      ['certificate', 'blocked'],
      ['employees', 'open'],
      ['functionality', 'blocked'],
    ]);
    expect(steps.map(({ missing }) => missing)).toEqual([
      ['password'],
      ['plan'],
      ['card'],
      INFORMATION_FIELDS,
      ['device'],
      ['device-first'],
      ['provider-sign-in'],
      ['certificate-first'],
    ]);
    expect(isWholeProgress(steps)).toBe(false);
  });

  it('goes on with what can be done, before what has to wait', () => {
    const isWaiting = { devices: [till({ certificate: null, isRefused: true })], codeActiveBy: minutesAgo(-30) };
    const open = resolveProgress({ ...whole, ...isWaiting, subscribedAt: null }, NOW);
    expect(findNextStep(open)?.step).toBe('plan');
    expect(findNextStep(resolveProgress({ ...whole, ...isWaiting }, NOW))?.step).toBe('certificate');
  });

  it('names the fields that are missing or wrong', () => {
    expect(stepOf('information', { missingInformation: ['qst_number', 'city'] })).toEqual([
      'open',
      'qst_number',
      'city',
    ]);
  });
});

describe('the device', () => {
  it('is done since the first one was linked', () => {
    const devices = [till({ linkedAt: minutesAgo(10) }), till({ linkedAt: minutesAgo(20) })];
    expect(resolveProgress({ ...whole, devices }, NOW)[4]?.doneAt).toEqual(minutesAgo(20));
  });
});

describe('the certificate', () => {
  const none = till({ certificate: null });
  const refused = till({ certificate: null, isRefused: true });
  const expired = till({ certificate: { ...certificate, notAfter: minutesAgo(1) } });
  const revoked = till({ certificate: { ...certificate, revokedAt: minutesAgo(1) } });
  it.each([
    ['is done with one till that can sign, whatever the others', [none, refused, till(), revoked], ['done']],
    ['is done while it expires', [till({ certificate: { ...certificate, notAfter: minutesAgo(-60) } })], ['done']],
    ['is asked for by the till', [none], ['open', 'certificate-request']],
    ['was refused', [none, refused], ['open', 'certificate-refused']],
    ['has expired', [revoked, expired], ['open', 'certificate-expired']],
    ['was revoked', [revoked], ['open', 'certificate-revoked']],
    ['needs a till', [], ['blocked', 'device-first']],
  ])('%s', (_, devices, expected) => {
    expect(stepOf('certificate', { devices })).toEqual(expected);
  });

  it('comes after the information that it states', () => {
    expect(stepOf('certificate', { devices: [none], missingInformation: ['file_number'] })).toEqual([
      'blocked',
      'information-first',
    ]);
  });

  it('waits for a new code to become active, and no longer', () => {
    expect(stepOf('certificate', { devices: [refused], codeActiveBy: minutesAgo(-1) })).toEqual([
      'waiting',
      'code-activation',
    ]);
    expect(stepOf('certificate', { devices: [refused], codeActiveBy: NOW })).toEqual(['open', 'certificate-refused']);
  });
});

describe('the employees', () => {
  it.each([
    [
      'count as done where there is no provider',
      staff({ connection: 'none', wasRead: false }),
      ['done', 'employees-elsewhere'],
    ],
    ['count as done where no one has to be declared', staff(), ['done']],
    ['stay known after a sign-out', staff({ connection: 'signed-out' }), ['done']],
    [
      'are not known before a sign-in',
      staff({ connection: 'signed-out', wasRead: false }),
      ['open', 'provider-sign-in'],
    ],
    ['are being read', staff({ wasRead: false }), ['waiting', 'employees-reading']],
    ['were refused', staff({ refused: 1, waitingSince: NOW }), ['open', 'employees-refused']],
    ['bear one name', staff({ sameName: 1 }), ['open', 'employees-same-name']],
    ['bear another name', staff({ renamed: 2, refused: 1 }), ['open', 'employees-refused', 'employees-renamed']],
    ['are being declared', staff({ waitingSince: minutesAgo(60) }), ['waiting', 'employees-waiting']],
    ['have waited too long', staff({ waitingSince: minutesAgo(61) }), ['open', 'employees-waiting-long']],
  ])('%s', (_, fields, expected) => {
    expect(stepOf('employees', { staff: fields })).toEqual(expected);
  });

  it('can be declared by a till with a certificate alone, and have not waited before there was one', () => {
    const waiting = { staff: staff({ waitingSince: LONG_AGO }) };
    expect(stepOf('employees', { ...waiting, devices: [] })).toEqual(['blocked', 'certificate-first']);
    const devices = [till({ certificate: { ...certificate, issuedAt: minutesAgo(2) } })];
    expect(stepOf('employees', { ...waiting, devices })).toEqual(['waiting', 'employees-waiting']);
  });
});

describe('the functionality check', () => {
  const unconfirmed = (fields: Partial<CheckFacts>) => ({ check: check({ outcome: null, passedAt: null, ...fields }) });
  it.each([
    ['begins with a bill', { receipt: 'none', refund: 'none' }, ['open', 'test-bill', 'test-refund', 'confirmation']],
    ['goes on with its refund', { refund: 'none' }, ['open', 'test-refund', 'confirmation']],
    [
      'can be gone on with while the bill is on its way',
      { receipt: 'sent', refund: 'none' },
      ['open', 'test-bill-waiting', 'test-refund', 'confirmation'],
    ],
    ['waits for the authority', { refund: 'sent' }, ['waiting', 'test-refund-waiting', 'confirmation']],
    ['is to be verified once the authority has both', {}, ['open', 'confirmation']],
    [
      'goes on with the receipt that the authority did not take',
      { receipt: 'refused', refund: 'none' },
      ['open', 'test-bill-refused', 'test-refund', 'confirmation'],
    ],
    [
      'goes on with the refund that it did not take',
      { refund: 'refused' },
      ['open', 'test-refund-refused', 'confirmation'],
    ],
    ['is made again when it failed', { outcome: 'failed' }, ['open', 'check-failed', 'confirmation']],
  ] as const)('%s', (_, fields, expected) => {
    expect(stepOf('functionality', unconfirmed(fields))).toEqual(expected);
  });

  it('needs a till that can sign, unless both bills were made before', () => {
    expect(stepOf('functionality', { devices: [], ...unconfirmed({ receipt: 'none', refund: 'none' }) })).toEqual([
      'blocked',
      'certificate-first',
    ]);
    expect(stepOf('functionality', { devices: [], ...unconfirmed({}) })).toEqual(['open', 'confirmation']);
  });

  it('waits for a till when the only one was unlinked in the middle, or the check failed', () => {
    for (const fields of [{ refund: 'none' }, { refund: 'refused' }, { outcome: 'failed' }] as const) {
      expect(stepOf('functionality', { devices: [], ...unconfirmed(fields) })).toEqual([
        'blocked',
        'certificate-first',
      ]);
    }
  });
});

/** Everything that brings a merchant further, each by itself. */
const GAINS: readonly ((facts: ProgressFacts) => ProgressFacts)[] = [
  (facts) => ({ ...facts, hasPerson: true }),
  (facts) => ({ ...facts, subscribedAt: NOW }),
  (facts) => ({ ...facts, cardSavedAt: NOW }),
  (facts) => ({ ...facts, missingInformation: facts.missingInformation.slice(1) }),
  (facts) => ({ ...facts, missingInformation: [] }),
  (facts) => ({ ...facts, codeActiveBy: minutesAgo(-90) }),
  (facts) => ({ ...facts, devices: [...facts.devices, till({ certificate: null })] }),
  (facts) => ({ ...facts, devices: [...facts.devices, till({ certificate: null, isRefused: true })] }),
  (facts) => ({ ...facts, devices: [...facts.devices, till()] }),
  (facts) => ({ ...facts, staff: { ...facts.staff, connection: 'connected' } }),
  (facts) => ({ ...facts, staff: { ...facts.staff, wasRead: true } }),
  (facts) => ({ ...facts, check: { ...facts.check, receipt: 'accepted' } }),
  (facts) => ({ ...facts, check: { ...facts.check, refund: 'accepted' } }),
  (facts) => ({ ...facts, check: { ...facts.check, outcome: 'passed', passedAt: NOW } }),
];

const doneSteps = (facts: ProgressFacts): ProgressStep[] =>
  resolveProgress(facts, NOW).flatMap(({ step, state }) => (state === 'done' ? [step] : []));

describe('whatever the order', () => {
  it('nothing that brings a merchant further undoes a step, and in the end all are done', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...GAINS], { minLength: GAINS.length }), (gains) => {
        let facts = nothing;
        for (const gain of gains) {
          const before = doneSteps(facts);
          facts = gain(facts);
          expect(doneSteps(facts)).toEqual(expect.arrayContaining(before));
        }
        expect(isWholeProgress(resolveProgress(facts, NOW))).toBe(true);
      }),
    );
  });

  it('a step that is done names nothing missing, and one that is not names something', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...GAINS]), (gains) => {
        const facts = gains.reduce((before, gain) => gain(before), nothing);
        for (const { state, missing, doneAt } of resolveProgress(facts, NOW)) {
          expect(missing.length === 0).toBe(state === 'done');
          expect(doneAt === null || state === 'done').toBe(true);
        }
      }),
    );
  });
});
