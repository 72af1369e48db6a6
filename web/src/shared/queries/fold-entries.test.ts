import { expect, it } from 'vitest';
import { aLogEntry } from '../../../test/factories.ts';
import { foldEntries } from './fold-entries.ts';

const signIn = (number: number, person = 'a@b.test') => aLogEntry(number, { event: 'signed-in', person });
const look = (number: number, person: string) => aLogEntry(number, { event: 'impersonated-request', person });
const linesOf = (...entries: Parameters<typeof foldEntries>[0]) =>
  foldEntries(entries).map(({ id, folded }) => [id, folded.length]);

it('folds neighbouring sign-ins, no matter whose', () => {
  const entries = [signIn(5), signIn(4, 'c@d.test'), aLogEntry(3), signIn(2)];
  expect(linesOf(...entries)).toEqual([
    [signIn(5).id, 2],
    [aLogEntry(3).id, 0],
    [signIn(2).id, 0],
  ]);
});

it('folds what one person looked at, and keeps another person’s apart', () => {
  expect(linesOf(look(5, 'a'), look(4, 'a'), look(3, 'b'))).toEqual([
    [look(5, 'a').id, 2],
    [look(3, 'b').id, 0],
  ]);
});

it('leaves all other lines as they are, and loses none', () => {
  const entries = [aLogEntry(3), aLogEntry(2), signIn(1), signIn(0)];
  expect(
    foldEntries(entries).flatMap(({ folded, id }) => (folded.length > 0 ? folded.map((one) => one.id) : [id])),
  ).toEqual(entries.map(({ id }) => id));
});
