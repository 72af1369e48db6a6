import type { ErrorTexts } from './texts/errors.fr.ts';

/** Codes by which a program knows a refusal of a bill; they stand behind the sentence. */
export type BillRefusal = 'shift-required' | 'clock-apart' | 'clock-behind-last-bill';

/** Anything that stops a command, shown to the person at the terminal as one sentence in their language. */
export class TerminalError extends Error {
  readonly sentence: (texts: ErrorTexts) => string;
  readonly code: BillRefusal | null;
  constructor(
    sentence: (texts: ErrorTexts) => string,
    { code, ...options }: ErrorOptions & { readonly code?: BillRefusal } = {},
  ) {
    super('the command cannot go on', options);
    this.sentence = sentence;
    this.code = code ?? null;
  }
}
