import { parseArgs } from 'node:util';

/** Command for the control plane, or a request for help. Null when the words make no command. */
export type Command =
  | { kind: 'help' }
  | { kind: 'status' }
  | { kind: 'mode'; mode: 'up' | 'down' }
  | { kind: 'strict'; strict: boolean }
  | { kind: 'clear' }
  | { kind: 'activation'; delay: { authorizationCode: string; minutes: number } }
  | { kind: 'age'; days: number }
  | { kind: 'revoke'; whose: { deviceNumber: string } | { server: true } }
  | { kind: 'fault'; fault: Record<string, string | number> };

export interface CommandLine {
  command: Command | null;
  lang: string | undefined;
  words: string;
}

export function readCommand(args: readonly string[]): CommandLine {
  const options = {
    lang: { type: 'string' },
    times: { type: 'string' },
    request: { type: 'string' },
    device: { type: 'string' },
    help: { type: 'boolean' },
  } as const;
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const [word = 'help', value, ...rest] = values.help ? [] : positionals;
    const command = rest.length > 0 ? withTwoValues(word, value, rest) : toCommand(word, value, scopeOf(values));
    return { command, lang: values.lang, words: args.join(' ') };
  } catch {
    return { command: null, lang: undefined, words: args.join(' ') };
  }
}

type Scope = Record<string, string | number>;

function scopeOf(values: { times?: string; request?: string; device?: string }): Scope {
  const { times, request, device } = values;
  return {
    ...(times === undefined ? {} : { times: times === 'always' || times === 'once' ? times : Number(times) }),
    ...(request === undefined ? {} : { request }),
    ...(device === undefined ? {} : { deviceNumber: device }),
  };
}

function toCommand(word: string, value: string | undefined, scope: Scope): Command | null {
  return value === undefined ? withoutValue(word, scope) : withValue(word, value, scope);
}

function withoutValue(word: string, scope: Scope): Command | null {
  switch (word) {
    case 'help':
    case 'status':
    case 'clear':
      return { kind: word };
    case 'up':
    case 'down':
      return { kind: 'mode', mode: word };
    case 'timeout':
    case 'drop':
    case 'html503':
      return { kind: 'fault', fault: { fault: word, ...scope } };
    default:
      return null;
  }
}

function withValue(word: string, value: string, scope: Scope): Command | null {
  switch (word) {
    case 'slow':
    case 'skew':
      return { kind: 'fault', fault: { fault: word, value: Number(value), ...scope } };
    case 'error':
      return { kind: 'fault', fault: { fault: word, value: errorIdOf(value), ...scope } };
    case 'age':
      return { kind: 'age', days: Number(value) };
    case 'revoke':
      return { kind: 'revoke', whose: value === 'server' ? { server: true } : { deviceNumber: value } };
    case 'strict':
      return value === 'on' || value === 'off' ? { kind: 'strict', strict: value === 'on' } : null;
    default:
      return null;
  }
}

/** `activation K4M7-R2T9 90`. */
function withTwoValues(word: string, code: string | undefined, [minutes, ...rest]: readonly string[]): Command | null {
  if (word !== 'activation' || code === undefined || rest.length > 0) return null;
  return { kind: 'activation', delay: { authorizationCode: code.toUpperCase(), minutes: Number(minutes) } };
}

/** The three digits alone will do. */
function errorIdOf(text: string): string {
  return /^\d{3}$/.test(text) ? `JW00B999${text}E` : text.toUpperCase();
}
