import { readsAlike, toAllowedText, type TextKind } from '@comptoir/websrm/requests/allowed-text';
import { TerminalError } from '../terminal-error.ts';

/**
 * Reads a typed text into the authority's characters, cut to `max`.
 * @throws TerminalError where a person would read something else in them, with what could be written instead
 */
export function readText(typed: string, rule: { readonly max: number; readonly kind?: TextKind }): string {
  const allowed = toAllowedText(typed, rule);
  if (!readsAlike(typed, rule.kind ?? 'text')) throw new TerminalError((texts) => texts.readsOtherwise(typed, allowed));
  return allowed;
}
