import { TerminalError } from '../terminal-error.ts';

/** A device number as it was typed, with its hyphens; null when none was. @throws TerminalError when it is none */
export function readDeviceNumber(typed: string | null = null): string | null {
  const text = typed?.trim() ?? '';
  if (text === '') return null;
  const parts = /^(\d{4})-?(\d{4})-?(\d{4})$/.exec(text);
  if (parts === null) throw new TerminalError((texts) => texts.badDeviceNumber(text));
  return parts.slice(1).join('-');
}
