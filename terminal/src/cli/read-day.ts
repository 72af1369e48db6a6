import { TerminalError } from '../terminal-error.ts';
import type { Arguments } from './read-arguments.ts';

/** A day as it was typed, `2026-01-31`; undefined when none was. @throws TerminalError when it is none */
export function readDay(args: Arguments, name: string): string | undefined {
  const typed = args.value(name);
  if (typed === undefined) return undefined;
  const instant = new Date(`${typed}T00:00:00Z`);
  if (Number.isNaN(instant.getTime()) || instant.toISOString().slice(0, 10) !== typed) {
    throw new TerminalError((texts) => texts.badDay(`--${name}`, typed));
  }
  return typed;
}
