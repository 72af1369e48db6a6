import type { Language } from './words.ts';
import { runNode } from './run-node.ts';

/** A bill as it was printed, and what the till said of it. */
export interface PrintedBill {
  readonly text: string;
  readonly noTrans: string;
  readonly deviceNumber: string;
  /** The authority's number, null when it was not known at once. */
  readonly psiNoTrans: string | null;
}

/** Commands that a person types in a second shell, in their language. */
export interface SecondShell {
  /** `npm run terminal -- …`, to its end; what it printed. */
  terminal(...words: readonly string[]): Promise<string>;
  /** The same for a command that must be refused; the sentence. */
  refusedTerminal(...words: readonly string[]): Promise<string>;
  sale(amount: string, ...words: readonly string[]): Promise<PrintedBill>;
  /** `npm run billing -- --now …`: the midnight with which a day begins, and what it says of its work. */
  midnight(day: string): Promise<string>;
  /** `npm run authority -- …`. */
  authority(...words: readonly string[]): Promise<string>;
}

export function openShell(language: Language): SecondShell {
  const terminal = async (...words: readonly string[]): Promise<string> =>
    (await runNode(['dist/terminal.mjs', ...words, '--lang', language])).output;
  return {
    terminal,
    refusedTerminal: async (...words) => {
      const options = { mayFail: true };
      const { code, output } = await runNode(['dist/terminal.mjs', ...words, '--lang', language], options);
      if (code !== 1) throw new Error(`terminal ${words.join(' ')} ended with ${code} instead of 1:\n${output}`);
      return output;
    },
    sale: async (amount, ...words) => readBill(await terminal('sale', amount, ...words)),
    midnight: async (day) =>
      (await runNode(['scripts/run.mjs', 'billing', '--now', day, '--lang', language], { timeoutMs: 60_000 })).output,
    authority: async (...words) => (await runNode(['dist/authority.mjs', ...words, '--lang', language])).output,
  };
}

/** @throws Error when the text is no bill */
export function readBill(text: string): PrintedBill {
  const noTrans = /^TRANSACTION #(\S+)$/m.exec(text)?.[1];
  const deviceNumber = /^\s*(\d{4}-\d{4}-\d{4})$/m.exec(text)?.[1];
  if (!noTrans || !deviceNumber) throw new Error(`This is no bill:\n${text}`);
  return { text, noTrans, deviceNumber, psiNoTrans: /^\s*([\dA-Z]{4}(?:-[\dA-Z]{4}){3})$/m.exec(text)?.[1] ?? null };
}
