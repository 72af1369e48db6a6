import { expect, it } from 'vitest';
import { plainSpaces } from '../../test/plain-spaces.ts';
import type { ClockTexts, ClockTimes, CLOCK_ERRORS } from './clock.fr.ts';
import { TEXTS } from './language.ts';

const TIMES: ClockTimes = {
  clock: '2026-01-15 12:05',
  other: '2026-01-15 12:45',
  borne: '2026-01-15 12:46',
  terminal: 'caisse',
  administrators: ['Camille Roy', 'Alex Roy'],
};

/** Sentence about some facts, in French and in English. */
type Said<Texts> = readonly [say: (texts: Texts) => string, french: string, english: string];

const STANDINGS: Said<ClockTexts>[] = [
  [(texts) => texts.right(), 'L’heure est juste.', 'The time is right.'],
  [
    (texts) => texts.notCompared(),
    'L’heure n’a pu être comparée à celle de Comptoir.',
    'The time could not be compared with Comptoir’s.',
  ],
  [
    (texts) => texts.nothingToConfirm(),
    'Il n’y a rien à confirmer : la caisse peut facturer.',
    'There is nothing to confirm: the till can bill.',
  ],
  [
    (texts) => texts.noticeable.apart(TIMES),
    'Attention : l’horloge de la caisse indique 2026-01-15 12:05, et celle de Comptoir 2026-01-15 12:45. Corrigez l’heure de cet ordinateur.',
    'Warning: the till’s clock says 2026-01-15 12:05, and Comptoir’s 2026-01-15 12:45. Set the time of this computer right.',
  ],
  [
    (texts) => texts.noticeable.behind(TIMES),
    'Attention : l’horloge de la caisse indique 2026-01-15 12:05, et sa dernière facture est datée du 2026-01-15 12:45. Vérifiez l’heure de cet ordinateur.',
    'Warning: the till’s clock says 2026-01-15 12:05, and its last bill is dated 2026-01-15 12:45. Check the time of this computer.',
  ],
  [
    (texts) => texts.confirmed.apart(TIMES),
    'Attention : à la demande d’un administrateur, les factures sont datées selon l’horloge de la caisse, 2026-01-15 12:05, et non selon celle de Comptoir, 2026-01-15 12:45.',
    'Warning: as an administrator asked, bills are dated by the till’s clock, 2026-01-15 12:05, and not by Comptoir’s, 2026-01-15 12:45.',
  ],
  [
    (texts) => texts.confirmed.behind(TIMES),
    'Attention : à la demande d’un administrateur, les factures portent la date de la dernière, 2026-01-15 12:46, tant que l’horloge, 2026-01-15 12:05, n’y est pas.',
    'Warning: as an administrator asked, bills bear the date of the last one, 2026-01-15 12:46, until the clock, 2026-01-15 12:05, is there.',
  ],
  [
    (texts) => texts.unknown('12:05', null),
    'Attention : Comptoir n’a pas répondu depuis le démarrage de cet ordinateur. L’heure de la caisse, 12:05, n’est jugée que par sa dernière facture, qui n’existe pas encore : vérifiez-la.',
    'Warning: Comptoir has not responded since this computer was started. The till’s time, 12:05, is held against its last bill alone, and there is none yet: check it.',
  ],
  [
    (texts) => texts.unknown('12:05', '2026-01-15 12:00'),
    'Attention : Comptoir n’a pas répondu depuis le démarrage de cet ordinateur. L’heure de la caisse, 12:05, n’est jugée que par sa dernière facture, datée du 2026-01-15 12:00 : vérifiez-la.',
    'Warning: Comptoir has not responded since this computer was started. The till’s time, 12:05, is held against its last bill alone, dated 2026-01-15 12:00: check it.',
  ],
];

it.each(STANDINGS)('the till says how its clock stands, in either language: %#', (say, french, english) => {
  expect(plainSpaces(say(TEXTS.fr.terminal.clock))).toBe(french);
  expect(plainSpaces(say(TEXTS.en.terminal.clock))).toBe(english);
});

const REFUSALS: Said<typeof CLOCK_ERRORS>[] = [
  [
    (texts) => texts.apart(TIMES),
    'L’horloge de cet ordinateur indique 2026-01-15 12:05, et celle de Comptoir 2026-01-15 12:45 : plus de cinq minutes les séparent, et aucune facture n’a été faite. Corrigez l’heure, puis recommencez. Si celle de la caisse est la bonne, un administrateur le confirme, et les factures portent la date de la dernière, 2026-01-15 12:46, jusqu’à ce que l’horloge y soit : npm run terminal -- clock --till caisse --confirm "2026-01-15 12:46" --user "Camille Roy" --code 1234',
    'This computer’s clock says 2026-01-15 12:05, and Comptoir’s 2026-01-15 12:45: they are more than five minutes apart, and no bill was made. Set the time right, then try again. If the till’s time is the right one, an administrator confirms it, and bills bear the date of the last one, 2026-01-15 12:46, until the clock is there: npm run terminal -- clock --till caisse --confirm "2026-01-15 12:46" --user "Camille Roy" --code 1234',
  ],
  [
    (texts) => texts.apart({ ...TIMES, borne: TIMES.clock, administrators: [] }),
    'L’horloge de cet ordinateur indique 2026-01-15 12:05, et celle de Comptoir 2026-01-15 12:45 : plus de cinq minutes les séparent, et aucune facture n’a été faite. Corrigez l’heure, puis recommencez. Si celle de la caisse est la bonne, un administrateur le confirme : npm run terminal -- clock --till caisse --confirm "2026-01-15 12:05"',
    'This computer’s clock says 2026-01-15 12:05, and Comptoir’s 2026-01-15 12:45: they are more than five minutes apart, and no bill was made. Set the time right, then try again. If the till’s time is the right one, an administrator confirms it: npm run terminal -- clock --till caisse --confirm "2026-01-15 12:05"',
  ],
  [
    (texts) => texts.behind(TIMES),
    'L’horloge de cet ordinateur indique 2026-01-15 12:05, mais la dernière facture de la caisse est datée du 2026-01-15 12:45 : aucune facture ne peut être datée avant celle qu’elle suit, et aucune n’a été faite. Si l’heure est fausse, corrigez-la, puis recommencez. Si elle est juste, la caisse a vendu pendant qu’elle avançait : un administrateur peut vouloir que les factures portent cette date jusqu’à ce moment : npm run terminal -- clock --till caisse --confirm "2026-01-15 12:46" --user "Camille Roy" --code 1234. Sinon, vendez sur une autre caisse, qui commence sa propre chaîne : npm run terminal -- enrol --till caisse-2',
    'This computer’s clock says 2026-01-15 12:05, but the till’s last bill is dated 2026-01-15 12:45: no bill can be dated before the one it follows, and none was made. If the clock is wrong, set it right, then try again. If it is right, the till sold while it was ahead: an administrator may have bills bear that date until then: npm run terminal -- clock --till caisse --confirm "2026-01-15 12:46" --user "Camille Roy" --code 1234. Otherwise, sell on another till, which begins a chain of its own: npm run terminal -- enrol --till caisse-2',
  ],
  [
    (texts) => texts.hopeless(TIMES),
    'L’horloge de cet ordinateur indique 2026-01-15 12:05, mais la dernière facture de la caisse est datée du 2026-01-15 12:45 : aucune facture ne peut être datée avant celle qu’elle suit, et plus de 48 heures les séparent. Si l’heure est fausse, corrigez-la, puis recommencez. Si elle est juste, vendez sur une autre caisse, qui commence sa propre chaîne : npm run terminal -- enrol --till caisse-2',
    'This computer’s clock says 2026-01-15 12:05, but the till’s last bill is dated 2026-01-15 12:45: no bill can be dated before the one it follows, and they are more than 48 hours apart. If the clock is wrong, set it right, then try again. If it is right, sell on another till, which begins a chain of its own: npm run terminal -- enrol --till caisse-2',
  ],
  [
    (texts) => texts.noYesHelps(),
    'La dernière facture est datée de plus de 48 heures plus tard : aucune confirmation n’y peut rien. Corrigez l’heure, ou vendez sur une autre caisse : npm run terminal -- enrol --till caisse-2',
    'The last bill is dated more than 48 hours later: no confirmation helps. Set the time right, or sell on another till: npm run terminal -- enrol --till caisse-2',
  ],
  [
    (texts) => texts.otherTime('12:00', '12:05'),
    'La prochaine facture porterait la date 12:05, et non « 12:00 » : confirmez celle-là.',
    'The next bill would bear the date 12:05, not "12:00": confirm that one.',
  ],
  [
    (texts) => texts.administratorNeeded(['Camille Roy', 'Alex Roy']),
    'Un administrateur de la caisse le confirme avec son code, --user et --code : Camille Roy, Alex Roy.',
    'An administrator of the till confirms it with their code, --user and --code: Camille Roy, Alex Roy.',
  ],
  [
    (texts) => texts.notAnAdministrator('Zoé', ['Camille Roy', 'Alex Roy']),
    'Zoé n’administre pas la caisse et ne peut confirmer l’heure. Le peuvent : Camille Roy, Alex Roy.',
    'Zoé does not administer the till and cannot confirm the time. Who can: Camille Roy, Alex Roy.',
  ],
];

it.each(REFUSALS)(
  'a clock that keeps the till from billing says what to do, in either language: %#',
  (say, french, english) => {
    expect(plainSpaces(say(TEXTS.fr.errors.clock))).toBe(french);
    expect(plainSpaces(say(TEXTS.en.errors.clock))).toBe(english);
  },
);
