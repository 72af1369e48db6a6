import { describe, expect, it } from 'vitest';
import { ERRORS } from '../texts/errors.en.ts';
import { TerminalError } from '../terminal-error.ts';
import { readArguments } from './read-arguments.ts';

const SHAPE = { positionals: 2, values: ['item'], lists: ['line'], flags: ['total'] };

function read(words: readonly string[]) {
  const { positionals, value, list, flag } = readArguments(words, SHAPE);
  return { positionals, item: value('item'), lines: list('line'), total: flag('total'), help: flag('help') };
}

function complaintOf(...words: string[]): string {
  try {
    read(words);
    return '';
  } catch (error) {
    return error instanceof TerminalError ? error.sentence(ERRORS) : String(error);
  }
}

const NOTHING = { positionals: [], item: undefined, lines: [], total: false, help: false };

describe('the words of a command', () => {
  it.each([
    [['5'], { positionals: ['5'] }],
    [['-5'], { positionals: ['-5'] }],
    [['-5.00', '-.5'], { positionals: ['-5.00', '-.5'] }],
    [['5', '5'], { positionals: ['5', '5'] }],
    [['--item', 'Soupe', '5'], { positionals: ['5'], item: 'Soupe' }],
    [['--item=Soupe'], { item: 'Soupe' }],
    [['--item='], { item: '' }],
    [['--item', '-1'], { item: '-1' }],
    [['--item', '--total'], { item: '--total' }],
    [['--item', 'a', '--item', 'b'], { item: 'b' }],
    [['--line', 'a:1', '--line=b:2'], { lines: ['a:1', 'b:2'] }],
    [['--total', '5'], { positionals: ['5'], total: true }],
    [['--', '--total'], { positionals: ['--total'] }],
    [['-h'], { help: true }],
    [['--help'], { help: true }],
  ])('%j are understood', (words, understood) => {
    expect(read(words)).toEqual({ ...NOTHING, ...understood });
  });

  it.each([
    [['--frob'], 'no option --frob'],
    [['--frob=1'], 'no option --frob=1'],
    [['-x'], 'no option -x'],
    [['--constructor'], 'no option --constructor'],
    [['--total=1'], 'no option --total=1'],
    [['--item'], 'Option --item needs a value'],
    [['1', '2', '3'], 'Unexpected argument "3"'],
  ])('%j are refused by name', (words, complaint) => {
    expect(complaintOf(...words)).toContain(complaint);
  });
});
