import { TerminalError } from '../terminal-error.ts';

/** What a command understands. `values` take a value, `lists` take one each time they are given, `flags` take none. */
export interface ArgumentShape {
  readonly positionals: number;
  readonly values?: readonly string[];
  readonly lists?: readonly string[];
  readonly flags?: readonly string[];
}

export interface Arguments {
  readonly positionals: readonly string[];
  readonly value: (name: string) => string | undefined;
  readonly list: (name: string) => readonly string[];
  readonly flag: (name: string) => boolean;
}

/** Options that every command understands. */
const EVERYWHERE = { values: ['till', 'lang'], flags: ['help', 'qr', 'no-qr'] };

/** Reads `--name value`, `--name=value`, `--flag` and what stands by itself; `-5` is an amount, not an option. @throws TerminalError */
export function readArguments(words: readonly string[], shape: ArgumentShape): Arguments {
  const positionals: string[] = [];
  const given = new Map<string, string[]>();
  const remaining = [...words];
  for (let word = remaining.shift(); word !== undefined; word = remaining.shift()) {
    if (!/^--?[a-z]/.test(word)) positionals.push(word);
    else readOption({ word, remaining, shape, given });
  }
  const extra = positionals[shape.positionals];
  if (extra !== undefined) throw new TerminalError((texts) => texts.tooManyArguments(extra));
  return {
    positionals,
    value: (name) => given.get(name)?.at(-1),
    list: (name) => given.get(name) ?? [],
    flag: (name) => given.has(name),
  };
}

interface OptionAt {
  readonly word: string;
  readonly remaining: string[];
  readonly shape: ArgumentShape;
  readonly given: Map<string, string[]>;
}

function readOption({ word, remaining, shape, given }: OptionAt): void {
  const [dashed, attached] = splitOption(word);
  const name = dashed === '-h' ? 'help' : dashed.replace(/^--/, '');
  const takes = takesValue(shape, name);
  if (!takes && (!isFlag(shape, name) || attached !== undefined)) {
    throw new TerminalError((texts) => texts.unknownOption(word));
  }
  const value = takes ? (attached ?? remaining.shift()) : '';
  if (value === undefined) throw new TerminalError((texts) => texts.optionNeedsValue(dashed));
  given.set(name, [...(given.get(name) ?? []), value]);
}

/** `--item=Soupe` is `--item` and `Soupe`. */
function splitOption(word: string): [string, string | undefined] {
  const equals = word.indexOf('=');
  return equals < 0 ? [word, undefined] : [word.slice(0, equals), word.slice(equals + 1)];
}

const isFlag = ({ flags = [] }: ArgumentShape, name: string): boolean => [...EVERYWHERE.flags, ...flags].includes(name);

const takesValue = ({ values = [], lists = [] }: ArgumentShape, name: string): boolean =>
  [...EVERYWHERE.values, ...values, ...lists].includes(name);

/** A whole number within limits, or the usual one. @throws TerminalError */
export function readCount(args: Arguments, name: string, rule: { usual: number; least: number; most: number }): number {
  const typed = args.value(name);
  if (typed === undefined) return rule.usual;
  const count = Number(typed);
  if (!/^\d+$/.test(typed) || count < rule.least || count > rule.most) {
    throw new TerminalError((texts) => texts.badNumber(`--${name}`, rule.least, rule.most));
  }
  return count;
}
