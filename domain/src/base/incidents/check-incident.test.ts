import { describe, expect, it } from 'vitest';
import { findImpossibleDays, keptUntil, type IncidentDays } from './check-incident.ts';

const DAYS: IncidentDays = {
  happenedFrom: '2026-06-01',
  happenedUntil: null,
  discoveredOn: '2026-06-03',
  authorityNotifiedOn: null,
  peopleNotifiedOn: null,
};

describe('the days of an incident', () => {
  it.each([
    [{}, []],
    [{ happenedUntil: '2026-06-01', authorityNotifiedOn: '2026-06-03', peopleNotifiedOn: '2026-06-20' }, []],
    [{ happenedUntil: '2026-06-05' }, []],
    [{ happenedFrom: '2026-06-21' }, ['happenedFrom', 'discoveredOn']],
    [{ happenedUntil: '2026-05-31' }, ['happenedUntil']],
    [{ discoveredOn: '2026-05-31' }, ['discoveredOn']],
    [{ discoveredOn: '2026-06-21' }, ['discoveredOn']],
    [{ authorityNotifiedOn: '2026-06-02' }, ['authorityNotifiedOn']],
    [{ peopleNotifiedOn: '2026-06-21' }, ['peopleNotifiedOn']],
  ] as [Partial<IncidentDays>, string[]][])('%j leave %j that cannot be', (change, impossible) =>
    expect(findImpossibleDays({ ...DAYS, ...change }, '2026-06-20')).toEqual(impossible),
  );

  it('keep it in the register for five years', () => expect(keptUntil('2026-06-03')).toBe('2031-06-03'));
});
