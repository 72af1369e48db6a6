import { IncoherentTransactionError } from '@comptoir/websrm/recipes/refuse-incoherent';
import { describe, expect, it } from 'vitest';
import { plainSpaces } from '../../test/plain-spaces.ts';
import { sentenceOf, sentenceOfAttempt } from '../../test/sentence-of.ts';
import { makeContext } from '../../test/test-context.ts';
import { TerminalError } from '../terminal-error.ts';
import { TEXTS } from '../texts/language.ts';
import { confirm } from './confirm.ts';
import { describeFailure } from './describe-failure.ts';
import { nameTill } from './run-command.ts';
import { readArguments, readCount } from './read-arguments.ts';
import { readDay } from './read-day.ts';
import { describeReply } from './show-document.ts';

const read = (...words: string[]) => readArguments(words, { positionals: 0, values: ['from', 'by'], flags: ['yes'] });

describe('a failure', () => {
  const described = (error: unknown, language: 'fr' | 'en' = 'fr') =>
    plainSpaces(describeFailure(error, { language, dataDir: '/d' }));
  const disk = (code: string, path?: string) => Object.assign(new Error(code), { code, path });

  it('is a sentence, with the code that a program knows it by', () => {
    expect(described(new TerminalError((texts) => texts.notDone()))).toBe('Rien n’a été fait.');
    expect(described(new TerminalError((texts) => texts.notDone(), { code: 'clock-apart' }), 'en')).toBe(
      'Nothing was done. (clock-apart)',
    );
  });

  it('of a bill says what Revenu Québec would answer, each once', () => {
    const finding = (errorId: string) => ({ errorId }) as IncoherentTransactionError['findings'][number];
    const error = new IncoherentTransactionError([finding('JW00B999532E'), finding('JW00B999532E'), finding('JW0')]);
    expect(described(error)).toMatch(
      /^Revenu Québec refuserait cette facture, qui n’a pas été faite : JW00B999532E .+ JW0$/,
    );
    expect(described(error, 'en')).not.toBe(described(error));
  });

  it.each<readonly [code: string, sentence: string]>([
    ['ENOENT', 'Le fichier /x est abîmé. Remettez-en une copie de sauvegarde.'],
    ...['ENOSPC', 'EDQUOT'].map(
      (code) => [code, 'Le disque est plein (/x). Libérez de l’espace, puis recommencez.'] as const,
    ),
    ...['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EISDIR', 'EEXIST'].map(
      (code) => [code, 'Impossible d’écrire dans /x : vérifiez les droits de ce dossier.'] as const,
    ),
    ['EIO', 'Le disque ne répond pas comme il faut (EIO, /x).'],
  ])('of the disk (%s) names the file', (code, sentence) => {
    expect(described(disk(code, '/x'))).toBe(sentence);
    expect(described(disk(code))).toBe(sentence.replace('/x', '/d'));
  });

  it('that no one foresaw is named', () => {
    expect(described(new TypeError('x is not a function'))).toContain('x is not a function');
    expect(described(disk('ERR_INVALID_ARG'))).toContain('ERR_INVALID_ARG');
    expect(described(disk('XENOENT'))).toContain('XENOENT');
    expect(described({})).toContain('[object Object]');
  });
});

describe('a question', () => {
  const ask = (answer: string | null, ...words: string[]) =>
    confirm(makeContext('http://comptoir.test', { answers: answer === null ? [] : [answer] }), read(...words), 'Sûr? ');

  it.each(['o', 'OUI', ' y ', 'yes'])('is said yes to with "%s"', async (answer) => {
    await expect(ask(answer)).resolves.toBeUndefined();
  });

  it.each(['', 'n', 'ouin', 'non oui', 'xo'])('is not said yes to with "%s"', async (answer) => {
    expect(await sentenceOfAttempt(ask(answer))).toBe('Rien n’a été fait.');
  });

  it('is not asked where yes was said before, and needs someone to answer', async () => {
    await expect(ask(null, '--yes')).resolves.toBeUndefined();
    expect(await sentenceOfAttempt(ask(null))).toBe('Il faut le confirmer : ajoutez --yes à la commande.');
  });
});

describe('a proposed command', () => {
  const shown = (line: string, ...words: string[]) => {
    const { screen, lines, warnings } = makeContext('http://comptoir.test');
    const named = nameTill(screen, words);
    named.print(line);
    named.warn(line);
    expect(warnings).toEqual(lines);
    return lines[0];
  };

  it.each([
    ['--till', 'bar'],
    ['sale', '5', '--till=bar'],
  ])('names the till that this one names', (...words) => {
    expect(shown('Voir : npm run terminal -- pay 12, ou npm run terminal -- end-of-shift', ...words)).toBe(
      'Voir : npm run terminal -- pay --till bar 12, ou npm run terminal -- end-of-shift --till bar',
    );
  });

  it.each(['npm run terminal -- help', 'npm run terminal -- enrol --till NOM', 'Rien'])(
    'stays as it is: %s',
    (line) => {
      expect(shown(line, '--till', 'bar')).toBe(line);
    },
  );

  it('stays as it is where no till is named', () => {
    expect(shown('npm run terminal -- send')).toBe('npm run terminal -- send');
    expect(shown('npm run terminal -- send', 'x--till=bar')).toBe('npm run terminal -- send');
  });
});

describe('what is typed', () => {
  it('may be a day', () => {
    expect(readDay(read('--from', '2028-02-29'), 'from')).toBe('2028-02-29');
    expect(readDay(read(), 'from')).toBeUndefined();
  });

  it.each(['2026-02-29', '2026-2-1', 'hier', '', '2026-01-01T00:00', '+020260-01-01'])('is no day: "%s"', (typed) => {
    expect(sentenceOf(() => readDay(read('--from', typed), 'from'))).toBe(
      `--from attend un jour, AAAA-MM-JJ : « ${typed} » n’en est pas un.`,
    );
  });

  const rule = { usual: 3, least: 2, most: 20 };
  it.each([
    [[], 3],
    [['--by', '2'], 2],
    [['--by', '20'], 20],
    [['--by', '007'], 7],
  ])('may be a number: %j', (words, count) => {
    expect(readCount(read(...words), 'by', rule)).toBe(count);
  });

  it.each(['1', '21', '2.0', 'x2', '2x', '', '-2'])('is no such number: "%s"', (typed) => {
    expect(sentenceOf(() => readCount(read(`--by=${typed}`), 'by', rule))).toBe(
      '--by doit être un nombre entier de 2 à 20.',
    );
  });
});

describe('a document', () => {
  it.each<[string, Parameters<typeof describeReply>[2]]>([
    ['Rapport gardé dans la caisse : il sera envoyé à Revenu Québec dès que possible.', null],
    ['Comptoir ne peut pas lire ce rapport, qui ne part pas : appelez le soutien.', { state: 'unread' }],
    ['Rapport reçu par Revenu Québec : 0000000001', { state: 'taken', number: '0000000001' }],
    [
      'Rapport refusé par Revenu Québec : JW00B1[14] NOTVQ inconnu JW00B2 Le numéro manque.',
      {
        state: 'refused',
        errors: [
          { id: 'JW00B1', codRetour: '14', message: 'NOTVQ inconnu', explanation: null, merchantField: null },
          {
            id: 'JW00B2',
            codRetour: null,
            message: 'x',
            explanation: { fr: 'Le numéro manque.', en: 'x' },
            merchantField: null,
          },
        ],
      },
    ],
  ])('stands where it is: %s', (sentence, reply) => {
    const context = makeContext('http://comptoir.test');
    expect(plainSpaces(describeReply(context, TEXTS.fr.terminal.report, reply))).toBe(sentence);
  });
});
