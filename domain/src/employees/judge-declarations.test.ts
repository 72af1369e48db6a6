import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type EmployeeStanding, judgeDeclarations } from './judge-declarations.ts';

const camille: EmployeeStanding = {
  id: 'camille',
  name: 'Camille Roy',
  toldName: null,
  refusedName: null,
  hasLeft: false,
  state: 'waiting',
};
const told = { toldName: 'Camille Roy', state: 'declared' } as const;
const judged = (...changes: Partial<EmployeeStanding>[]) =>
  Object.fromEntries(
    judgeDeclarations(changes.map((change, place) => ({ ...camille, id: String(place + 1), ...change }))),
  );

describe('one employee', () => {
  it.each([
    ['waits', {}],
    ['is declared', told],
    ['was refused', { state: 'refused', refusedName: 'CAMILLE ROY' }],
    ['was refused, after a request that was never answered', { toldName: 'Camille Roy', state: 'refused' }],
    ['left, and the authority knows them', { ...told, hasLeft: true, state: 'to-withdraw' }],
    ['left, and the authority does not know them', { hasLeft: true, state: 'withdrawn' }],
    ['is written in other letters', { ...told, name: 'CAMILLE ROY' }],
  ] as const)('stays as they are who %s', (_, change) => {
    expect(judged(change)).toEqual({});
  });

  it.each([
    ['left while declared', { ...told, hasLeft: true }, 'to-withdraw'],
    ['left before the authority answered', { toldName: 'Camille Roy', hasLeft: true }, 'to-withdraw'],
    ['was taken for withdrawn, though it may know them', { ...told, hasLeft: true, state: 'withdrawn' }, 'to-withdraw'],
    ['left while waiting', { hasLeft: true }, 'withdrawn'],
    ['left after a refusal', { hasLeft: true, state: 'refused', refusedName: 'Camille Roy' }, 'withdrawn'],
    ['was renamed while declared', { ...told, name: 'Camille Roy-Gagnon' }, 'to-withdraw'],
    ['was renamed before it answered', { toldName: 'Camille Roy', name: 'Camille Gagnon' }, 'to-withdraw'],
    ['was renamed after a refusal', { state: 'refused', refusedName: 'Camille Roi' }, 'waiting'],
    ['came back before the withdrawal', { ...told, state: 'to-withdraw' }, 'waiting'],
    ['came back after it', { state: 'withdrawn' }, 'waiting'],
  ] as const)('who %s', (_, change, state) => {
    expect(judged(change)).toEqual({ 1: state });
  });
});

describe('two of one name', () => {
  it('the first has it', () => {
    expect(judged({}, { name: 'camille roy' })).toEqual({ 2: 'same-name' });
  });

  it('the one whom the authority knows has it, wherever they stand', () => {
    expect(judged({}, told)).toEqual({ 1: 'same-name' });
  });

  it('whoever left has it until it was withdrawn', () => {
    expect(judged({}, { ...told, hasLeft: true, state: 'to-withdraw' })).toEqual({ 1: 'same-name' });
    expect(judged({ state: 'same-name' }, { hasLeft: true, state: 'withdrawn' })).toEqual({ 1: 'waiting' });
  });

  it('the old name of somebody who was renamed is taken, too', () => {
    expect(judged({ ...told, name: 'Camille Gagnon', state: 'to-withdraw' }, {})).toEqual({ 2: 'same-name' });
  });

  it('names that the authority cannot write are not one name', () => {
    expect(judged({ name: '' }, { name: '' })).toEqual({});
  });
});

it('what is judged once is judged alike again, no name is asked for twice and nobody who may be known is forgotten', () => {
  const name = fc.constantFrom('Camille Roy', 'camille roy', 'Louis Côté', '');
  const employee = fc.record({
    name,
    toldName: fc.option(name),
    refusedName: fc.option(name),
    hasLeft: fc.boolean(),
    state: fc.constantFrom('waiting', 'declared', 'refused', 'same-name', 'to-withdraw', 'withdrawn'),
  });
  fc.assert(
    fc.property(fc.array(employee, { maxLength: 6 }), (people) => {
      const before = people.map((one, place) => ({ ...one, id: String(place) }));
      const changes = judgeDeclarations(before);
      const after = before.map((one) => ({ ...one, state: changes.get(one.id) ?? one.state }));
      expect(judgeDeclarations(after).size).toBe(0);
      const known = after.filter(({ toldName }) => toldName !== null);
      expect(known.filter(({ state }) => state === 'withdrawn')).toEqual([]);
      const asked = after.filter(({ state, toldName }) => state === 'waiting' && toldName === null);
      const names = asked.map((one) => one.name.toLowerCase()).filter((one) => one !== '');
      const knownNames = new Set(known.map(({ toldName }) => toldName?.toLowerCase()));
      expect(names.filter((one, place) => names.indexOf(one) !== place || knownNames.has(one))).toEqual([]);
    }),
  );
});
