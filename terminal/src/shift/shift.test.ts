import { describe, expect, it } from 'vitest';
import { answerCalls, type Answer } from '../../test/answer-calls.ts';
import { deviceConfiguration } from '../../test/device-configuration.ts';
import { linkedRecord } from '../../test/linked-record.ts';
import { makeTerminal } from '../../test/made-terminal.ts';
import { sentenceOf, sentenceOfAttempt } from '../../test/sentence-of.ts';
import { makeContext } from '../../test/test-context.ts';
import { TerminalError } from '../terminal-error.ts';
import { readTerminalRecord, type LinkedRecord } from '../terminal/terminal-record.ts';
import type { Terminal } from '../terminal/with-terminal.ts';
import { beginShift, type SignIn } from './begin-shift.ts';
import { administratorsOf, getEmployee, digestCode, isCode, isCodeOf } from './recognize-employee.ts';
import { requireShift } from './require-shift.ts';

const EMPLOYEES = [
  { name: 'Camille Roy', opensAllTabs: true },
  { name: 'Élise Côté', opensAllTabs: false },
];
const CODES = { 'Camille Roy': digestCode('1234'), 'Élise Côté': digestCode('567890') };

function recordWith({ codes = CODES, employees = EMPLOYEES, requireShift: isRequired = false } = {}): LinkedRecord {
  const record = linkedRecord();
  return { ...record, codes, configuration: { ...record.configuration, employees, requireShift: isRequired } };
}
const context = () => makeContext('http://comptoir.test');
const terminalWith = (codes: Record<string, string>): Promise<Terminal> =>
  makeTerminal(context(), [], recordWith({ codes: codes as typeof CODES }));
const begin = (terminal: Terminal, signIn: Partial<SignIn> = {}) =>
  beginShift(terminal, { user: 'Camille Roy', code: '1234', forget: null, ...signIn });

describe('a code', () => {
  it.each(['1234', '123456789012'])('may be %s', (typed) => {
    expect(isCode(typed)).toBe(true);
  });

  it.each(['123', '1234567890123', '12a4', ' 1234', '1234x', 'x1234'])('is not "%s"', (typed) => {
    expect(isCode(typed)).toBe(false);
  });

  it('is kept so that it is known again and cannot be read, otherwise each time', () => {
    const digest = digestCode('1234');
    expect(digest).toMatch(/^[\w+/]{22}==:[\w+/]{43}=$/);
    expect(digestCode('1234')).not.toBe(digest);
    expect([isCodeOf(digest, '1234'), isCodeOf(digest, '1235')]).toEqual([true, false]);
    for (const damaged of ['', 'x', ':', digest.slice(0, 30)]) expect(isCodeOf(damaged, '1234')).toBe(false);
  });
});

describe('an employee', () => {
  const { configuration } = recordWith();

  it.each(['Élise Côté', ' élise côté ', 'ÉLISE CÔTÉ'])('is known as "%s"', (typed) => {
    expect(getEmployee(configuration, typed)).toEqual(EMPLOYEES[1]);
  });

  it('that no one knows is named, with those who are known', () => {
    expect(sentenceOf(() => getEmployee(configuration, 'Zoé'))).toBe(
      '« Zoé » n’est pas un employé déclaré. Employés : Camille Roy, Élise Côté.',
    );
  });

  it('administers the till where it may', () => {
    expect(administratorsOf(EMPLOYEES)).toEqual(['Camille Roy']);
  });
});

describe('a shift', () => {
  it('begins with the code that the employee chose', async () => {
    const terminal = await terminalWith(CODES);
    expect(await begin(terminal, { user: 'camille roy' })).toEqual({ user: 'Camille Roy', isNewCode: false });
    expect(terminal.journal.state.shift).toMatchObject({ user: 'Camille Roy' });
    expect((await readTerminalRecord(terminal.folder)).codes).toEqual({});
  });

  it('begins with the first code that an employee types, which is theirs from then on', async () => {
    const known = { 'Camille Roy': CODES['Camille Roy'] };
    const terminal = await terminalWith(known);
    expect(await begin(terminal, { user: 'Élise Côté', code: '4321' })).toEqual({
      user: 'Élise Côté',
      isNewCode: true,
    });
    const { codes } = await readTerminalRecord(terminal.folder);
    expect(codes).toMatchObject(known);
    expect(isCodeOf(codes['Élise Côté'] ?? '', '4321')).toBe(true);
  });

  it.each<[string, Partial<SignIn>, string]>([
    ['a code that is none', { code: '12' }, 'Un code d’employé a de 4 à 12 chiffres.'],
    [
      'another code',
      { code: '9999' },
      'Ce n’est pas votre code. Si vous l’avez oublié, un administrateur de la caisse peut l’effacer : --forget.',
    ],
    [
      'another’s code',
      { code: '567890' },
      'Ce n’est pas votre code. Si vous l’avez oublié, un administrateur de la caisse peut l’effacer : --forget.',
    ],
    ['an unknown name', { user: 'Zoé' }, '« Zoé » n’est pas un employé déclaré. Employés : Camille Roy, Élise Côté.'],
    [
      'a forgotten code of no one',
      { forget: 'Zoé' },
      '« Zoé » n’est pas un employé déclaré. Employés : Camille Roy, Élise Côté.',
    ],
    [
      'a forgotten code, without being an administrator',
      { user: 'Élise Côté', code: '567890', forget: 'Camille Roy' },
      'Élise Côté n’administre pas la caisse et ne peut pas effacer le code de quelqu’un.',
    ],
  ])('does not begin with %s', async (_, signIn, sentence) => {
    const terminal = await terminalWith(CODES);
    expect(await sentenceOfAttempt(begin(terminal, signIn))).toBe(sentence);
    expect(terminal.journal.state.shift).toBeNull();
    expect((await readTerminalRecord(terminal.folder)).codes).toEqual({});
  });

  it('of an administrator can have the code of another forgotten', async () => {
    const terminal = await terminalWith(CODES);
    await begin(terminal, { forget: 'élise côté' });
    expect((await readTerminalRecord(terminal.folder)).codes).toEqual({ 'Camille Roy': CODES['Camille Roy'] });
  });
});

describe('where every bill names its user', () => {
  const require = async (isRequired: boolean, answer: Answer, isBegun = false) => {
    const world = context();
    const entries = isBegun ? [{ kind: 'shift-began' as const, user: 'Camille Roy' }] : [];
    const terminal = await makeTerminal(world, entries, recordWith({ requireShift: isRequired }));
    const calls = answerCalls(answer);
    return { calls, required: requireShift(world, terminal) };
  };
  const configuration = (isRequired: boolean) => ({
    json: deviceConfiguration({ requireShift: isRequired, employees: [{ name: 'Alex Roy', opensAllTabs: false }] }),
  });

  it('none is made before a shift is begun, by the employees of now', async () => {
    const { required } = await require(true, configuration(true));
    const error: unknown = await required.catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(TerminalError);
    expect(error).toMatchObject({ code: 'shift-required', message: 'the command cannot go on' });
    expect(
      sentenceOf(() => {
        throw error;
      }),
    ).toContain('shift --user "Alex Roy" --code 1234');
  });

  it('that holds while Comptoir is silent, and no longer once it says so', async () => {
    expect(await sentenceOfAttempt((await require(true, null)).required)).toContain('--user "Camille Roy"');
    await expect((await require(true, configuration(false))).required).resolves.toBeUndefined();
  });

  it.each([
    [false, false],
    [true, true],
  ])('Comptoir is not asked where nothing is missing (required: %s, begun: %s)', async (isRequired, isBegun) => {
    const { calls, required } = await require(isRequired, null, isBegun);
    await expect(required).resolves.toBeUndefined();
    expect(calls).toEqual([]);
  });
});
