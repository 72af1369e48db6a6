import type { CLOCK_ERRORS as FrenchErrors, ClockTexts, ClockTimes } from './clock.fr.ts';

const yesOf = ({ terminal, borne, administrators: [first] }: ClockTimes): string =>
  `npm run terminal -- clock --till ${terminal} --confirm "${borne}"${first === undefined ? '' : ` --user "${first}" --code 1234`}`;

export const CLOCK: ClockTexts = {
  rows: {
    clock: 'The till’s time',
    comptoir: 'Comptoir’s time',
    lastBill: 'Last bill',
    notKnown: 'not known: Comptoir has not responded since this computer was started',
    none: 'none',
  },
  right: () => 'The time is right.',
  notCompared: () => 'The time could not be compared with Comptoir’s.',
  nothingToConfirm: () => 'There is nothing to confirm: the till can bill.',
  noticeable: {
    apart: ({ clock, other }) =>
      `Warning: the till’s clock says ${clock}, and Comptoir’s ${other}. Set the time of this computer right.`,
    behind: ({ clock, other }) =>
      `Warning: the till’s clock says ${clock}, and its last bill is dated ${other}. Check the time of this computer.`,
  },
  confirmed: {
    apart: ({ clock, other }) =>
      `Warning: as an administrator asked, bills are dated by the till’s clock, ${clock}, and not by Comptoir’s, ${other}.`,
    behind: ({ clock, borne }) =>
      `Warning: as an administrator asked, bills bear the date of the last one, ${borne}, until the clock, ${clock}, is there.`,
  },
  unknown: (clock, last) =>
    `Warning: Comptoir has not responded since this computer was started. The till’s time, ${clock}, is held against its last bill alone${last === null ? ', and there is none yet' : `, dated ${last}`}: check it.`,
};

export const CLOCK_ERRORS: typeof FrenchErrors = {
  apart: (times) =>
    `This computer’s clock says ${times.clock}, and Comptoir’s ${times.other}: they are more than five minutes apart, and no bill was made. Set the time right, then try again. If the till’s time is the right one, an administrator confirms it${times.borne === times.clock ? '' : `, and bills bear the date of the last one, ${times.borne}, until the clock is there`}: ${yesOf(times)}`,
  behind: (times) =>
    `This computer’s clock says ${times.clock}, but the till’s last bill is dated ${times.other}: no bill can be dated before the one it follows, and none was made. If the clock is wrong, set it right, then try again. If it is right, the till sold while it was ahead: an administrator may have bills bear that date until then: ${yesOf(times)}. Otherwise, sell on another till, which begins a chain of its own: npm run terminal -- enrol --till caisse-2`,
  hopeless: ({ clock, other }) =>
    `This computer’s clock says ${clock}, but the till’s last bill is dated ${other}: no bill can be dated before the one it follows, and they are more than 48 hours apart. If the clock is wrong, set it right, then try again. If it is right, sell on another till, which begins a chain of its own: npm run terminal -- enrol --till caisse-2`,
  noYesHelps: () =>
    'The last bill is dated more than 48 hours later: no confirmation helps. Set the time right, or sell on another till: npm run terminal -- enrol --till caisse-2',
  otherTime: (typed, expected) => `The next bill would bear the date ${expected}, not "${typed}": confirm that one.`,
  administratorNeeded: (names) =>
    `An administrator of the till confirms it with their code, --user and --code: ${names.join(', ')}.`,
  notAnAdministrator: (name, names) =>
    `${name} does not administer the till and cannot confirm the time. Who can: ${names.join(', ')}.`,
};
