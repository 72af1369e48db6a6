import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { followEmployees, type Declaration, type KeptEmployee, type ListedEmployee } from './follow-employees.ts';

/** As the authority's characters are fewer. */
const declarableName = (name: string): string => name.replaceAll('’', "'");
const follow = (stored: readonly KeptEmployee[], listed: readonly ListedEmployee[]) =>
  followEmployees(stored, listed, declarableName);

const listed = (posEmployeeId: string, name: string): ListedEmployee => ({ posEmployeeId, name });
const kept = (
  posEmployeeId: string,
  name: string,
  fields: { declaration?: Declaration; declaredName?: string | null; hasLeft?: boolean } = {},
): KeptEmployee => ({
  posEmployeeId,
  name,
  hasLeft: false,
  declaration: 'waiting',
  declaredName: fields.declaration === 'declared' || fields.declaration === 'to-withdraw' ? declarableName(name) : null,
  ...fields,
});
const outcome = (employees: readonly KeptEmployee[]) =>
  employees.map(({ posEmployeeId, declaration, hasLeft }) =>
    [posEmployeeId, declaration, ...(hasLeft ? ['left'] : [])].join(' '),
  );

describe('an employee who is new', () => {
  it('waits for their declaration, after those who are there', () => {
    expect(outcome(follow([kept('A', 'Ana')], [listed('B', 'Béa'), listed('A', 'Ana')]))).toEqual([
      'A waiting',
      'B waiting',
    ]);
  });
});

describe('an employee who is missing', () => {
  it.each([
    ['waiting', 'withdrawn'],
    ['refused', 'withdrawn'],
    ['same-name', 'withdrawn'],
    ['declared', 'to-withdraw'],
    ['to-withdraw', 'to-withdraw'],
    ['withdrawn', 'withdrawn'],
  ] as const)('has left: who was %s is %s', (declaration, then) => {
    const [one] = follow([kept('A', 'Ana', { declaration })], []);
    expect(one).toMatchObject({ hasLeft: true, declaration: then });
  });

  it.each(['waiting', 'refused'] as const)(
    'is to be withdrawn when the authority may know them by a request whose answer was lost (%s)',
    (declaration) => {
      const pending = kept('A', 'Ana', { declaration, declaredName: 'Ana' });
      expect(outcome(follow([pending], []))).toEqual(['A to-withdraw left']);
    },
  );

  it('stays as they are once they have left', () => {
    const left = [kept('A', 'Ana', { declaration: 'withdrawn', hasLeft: true })];
    expect(follow(left, [])).toEqual(left);
  });
});

describe('an employee who is back', () => {
  it('waits when the authority knows them no more', () => {
    const left = kept('A', 'Ana', { declaration: 'withdrawn', hasLeft: true, declaredName: 'Ana' });
    expect(follow([left], [listed('A', 'Ana')])).toEqual([kept('A', 'Ana')]);
  });

  it('is declared while it still knows them, unless under another name', () => {
    const left = kept('A', 'Ana', { declaration: 'to-withdraw', hasLeft: true });
    expect(outcome(follow([left], [listed('A', 'Ana')]))).toEqual(['A declared']);
    expect(outcome(follow([left], [listed('A', 'Anna')]))).toEqual(['A to-withdraw']);
  });
});

describe('an employee who was renamed', () => {
  it.each([
    ['waiting', 'waiting'],
    ['refused', 'waiting'],
    ['same-name', 'waiting'],
    ['withdrawn', 'waiting'],
    ['declared', 'to-withdraw'],
    ['to-withdraw', 'to-withdraw'],
  ] as const)('and was %s is %s', (declaration, then) => {
    const [one] = follow([kept('A', 'Ana', { declaration })], [listed('A', 'Anna')]);
    expect(one).toMatchObject({ name: 'Anna', declaration: then });
  });

  it('is declared again once the old name is back', () => {
    const renamed = kept('A', 'Anna', { declaration: 'to-withdraw', declaredName: 'Ana' });
    expect(outcome(follow([renamed], [listed('A', 'Ana')]))).toEqual(['A declared']);
  });

  it.each(['Rosa D’Amours', "ROSA D'AMOURS"])('stays declared when it is the same to the authority (%s)', (name) => {
    const declared = kept('A', "Rosa D'Amours", { declaration: 'declared' });
    expect(outcome(follow([declared], [listed('A', name)]))).toEqual(['A declared']);
  });

  it('waits on, back under the name of a request whose answer was lost', () => {
    const pending = kept('A', 'Anna', { declaration: 'waiting', declaredName: 'Ana' });
    expect(outcome(follow([pending], [listed('A', 'Ana')]))).toEqual(['A waiting']);
  });

  it('waits for the new name once the old one is withdrawn', () => {
    const withdrawn = kept('A', 'Anna', { declaration: 'withdrawn' });
    expect(follow([withdrawn], [listed('A', 'Anna')])).toEqual([kept('A', 'Anna')]);
  });
});

describe('an employee who stays the same', () => {
  it.each(['waiting', 'declared', 'refused', 'to-withdraw'] as const)('stays %s', (declaration) => {
    const one = kept('A', 'Ana', { declaration });
    expect(follow([one], [listed('A', 'Ana')])).toEqual([one]);
  });
});

describe('a name', () => {
  it('belongs to the one who had it first', () => {
    expect(outcome(follow([], [listed('A', 'Ana'), listed('B', ' ANA ')]))).toEqual(['A waiting', 'B same-name']);
    const both = [kept('A', 'Anna'), kept('B', 'Ana')];
    expect(outcome(follow(both, [listed('A', 'Ana'), listed('B', 'Ana')]))).toEqual(['A same-name', 'B waiting']);
  });

  it('is one however its spaces are typed, and another without them', () => {
    expect(outcome(follow([], [listed('A', 'Ana  Roy'), listed('B', 'ana roy'), listed('C', 'Anaroy')]))).toEqual([
      'A waiting',
      'B same-name',
      'C waiting',
    ]);
  });

  it('stays with a person whom the authority refused: the next one of that name has to be called otherwise', () => {
    const refused = kept('A', 'Ana', { declaration: 'refused' });
    expect(outcome(follow([refused], [listed('A', 'Ana'), listed('B', 'Ana')]))).toEqual(['A refused', 'B same-name']);
  });

  it('is free again once the authority knows its bearer no more', () => {
    const withdrawn = kept('A', 'Ana', { declaration: 'withdrawn', declaredName: 'Ana', hasLeft: true });
    expect(outcome(follow([withdrawn], [listed('B', 'Ana')]))).toEqual(['A withdrawn left', 'B waiting']);
  });

  it('is free for the next once its bearer has gone', () => {
    const both = [kept('A', 'Ana'), kept('B', 'Ana', { declaration: 'same-name' })];
    expect(outcome(follow(both, [listed('B', 'Ana')]))).toEqual(['A withdrawn left', 'B waiting']);
  });

  it('is not free while the authority may know it', () => {
    const declared = [kept('A', 'Ana', { declaration: 'declared' }), kept('B', 'Béa')];
    expect(outcome(follow(declared, [listed('B', 'Béa'), listed('C', 'ana')]))).toEqual([
      'A to-withdraw left',
      'B waiting',
      'C same-name',
    ]);
  });
});

const DECLARATIONS = ['waiting', 'declared', 'refused', 'same-name', 'to-withdraw', 'withdrawn'] as const;
const anId = fc.constantFrom('A', 'B', 'C', 'D', 'E');
const aName = fc.constantFrom('Ana', 'ana', 'Béa', 'Cléo', 'D’Amours', "D'Amours");
const someListed = fc.uniqueArray(fc.record({ posEmployeeId: anId, name: aName }), {
  selector: (one) => one.posEmployeeId,
});
const someKept = fc.uniqueArray(
  fc.record({
    posEmployeeId: anId,
    name: aName,
    hasLeft: fc.boolean(),
    declaration: fc.constantFrom(...DECLARATIONS),
    declaredName: fc.option(aName),
  }),
  { selector: (one) => one.posEmployeeId },
);

describe('any list', () => {
  it('loses no one and doubles no one: all who are listed are there, all others have left', () => {
    fc.assert(
      fc.property(someKept, someListed, (before, list) => {
        const after = follow(before, list);
        const ids = after.map(({ posEmployeeId }) => posEmployeeId);
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids).toEqual(expect.arrayContaining(before.map(({ posEmployeeId }) => posEmployeeId)));
        const here = after
          .filter(({ hasLeft }) => !hasLeft)
          .map(({ posEmployeeId, name }) => `${posEmployeeId} ${name}`);
        expect(here.sort()).toEqual(list.map(({ posEmployeeId, name }) => `${posEmployeeId} ${name}`).sort());
      }),
    );
  });

  it('changes nothing when it is followed again', () => {
    fc.assert(
      fc.property(someKept, someListed, (before, list) => {
        const once = follow(before, list);
        expect(follow(once, list)).toEqual(once);
      }),
    );
  });

  it('lets no two wait for the same name, nor one for a name that the authority knows', () => {
    fc.assert(
      fc.property(someKept, someListed, (before, list) => {
        const after = follow(before, list);
        const waiting = after.filter(
          (one) => !one.hasLeft && one.declaration === 'waiting' && one.declaredName === null,
        );
        const names = waiting.map(({ name }) => declarableName(name).toLowerCase());
        expect(new Set(names).size).toBe(names.length);
        const known = after.filter((one) => ['declared', 'to-withdraw'].includes(one.declaration) && one.declaredName);
        for (const { declaredName } of known) expect(names).not.toContain(declaredName?.toLowerCase());
      }),
    );
  });
});

describe('names of which the authority takes no character', () => {
  it('are no one’s: none is called the namesake of another', () => {
    const both = followEmployees([], [listed('A', '王伟'), listed('B', '李娜')], () => '');
    expect(outcome(both)).toEqual(['A waiting', 'B waiting']);
  });
});
