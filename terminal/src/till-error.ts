import type { ErrorTexts } from './texts/errors.fr.ts';

/** Anything that stops a command, told to the person at the till in one sentence of their language. */
export class TillError extends Error {
  readonly sentence: (texts: ErrorTexts) => string;
  constructor(sentence: (texts: ErrorTexts) => string, options?: ErrorOptions) {
    super('the command cannot go on', options);
    this.sentence = sentence;
  }
}
