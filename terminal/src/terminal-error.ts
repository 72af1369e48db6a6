import type { ErrorTexts } from './texts/errors.fr.ts';

/** Anything that stops a command, shown to the person at the terminal as one sentence in their language. */
export class TerminalError extends Error {
  readonly sentence: (texts: ErrorTexts) => string;
  constructor(sentence: (texts: ErrorTexts) => string, options?: ErrorOptions) {
    super('the command cannot go on', options);
    this.sentence = sentence;
  }
}
