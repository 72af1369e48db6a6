import { parseArgs, type ParseArgsConfig } from 'node:util';
import { TerminalError } from '../terminal-error.ts';

/** Arguments of a command. `values` take a value, `lists` take one each time they are given, `flags` take none. */
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
  /** Values of some options, in the order in which they were typed. */
  readonly inOrder: (names: readonly string[]) => readonly { readonly name: string; readonly value: string }[];
  readonly flag: (name: string) => boolean;
}

type Options = NonNullable<ParseArgsConfig['options']>;

/** Options that every command understands. */
const EVERYWHERE: Options = {
  till: { type: 'string' },
  lang: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
  qr: { type: 'boolean' },
  'no-qr': { type: 'boolean' },
};

const NEGATIVE_AMOUNT = /^-[\d.,]/;

/** Reads `--name value`, `--name=value`, `--flag` and what stands by itself; `-5` is an amount, not an option. @throws TerminalError */
export function readArguments(words: readonly string[], shape: ArgumentShape): Arguments {
  const options = optionsOf(shape);
  // By index: what looks like a group of short options comes as several tokens of one word.
  const alone = new Map<number, string>();
  const values = new Map<string, string[]>();
  const typed: { name: string; value: string }[] = [];
  // Not strict: what is wrong is said in the language of the person.
  for (const token of parseArgs({ args: [...words], options, strict: false, tokens: true }).tokens) {
    const word = words[token.index] ?? '';
    if (token.kind === 'option' && !NEGATIVE_AMOUNT.test(word)) {
      const value = readValue(token, word, options[token.name]?.type);
      typed.push({ name: token.name, value });
      values.set(token.name, [...(values.get(token.name) ?? []), value]);
    } else if (token.kind !== 'option-terminator') alone.set(token.index, word);
  }
  const positionals = [...alone.values()];
  const extra = positionals[shape.positionals];
  if (extra !== undefined) throw new TerminalError((texts) => texts.tooManyArguments(extra));
  return {
    positionals,
    value: (name) => values.get(name)?.at(-1),
    list: (name) => values.get(name) ?? [],
    inOrder: (names) => typed.filter(({ name }) => names.includes(name)),
    flag: (name) => values.has(name),
  };
}

function optionsOf({ values = [], lists = [], flags = [] }: ArgumentShape): Options {
  const string = [...values, ...lists].map((name) => [name, { type: 'string' }] as const);
  const boolean = flags.map((name) => [name, { type: 'boolean' }] as const);
  return { ...EVERYWHERE, ...Object.fromEntries([...string, ...boolean]) };
}

function readValue(
  { rawName, value }: { rawName: string; value: string | undefined },
  word: string,
  type: 'string' | 'boolean' | undefined,
): string {
  if (type === undefined || (type === 'boolean' && value !== undefined)) {
    throw new TerminalError((texts) => texts.unknownOption(word));
  }
  if (type === 'string' && value === undefined) throw new TerminalError((texts) => texts.optionNeedsValue(rawName));
  return value ?? '';
}

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
