import { TerminalError } from '../src/terminal-error.ts';
import { TEXTS } from '../src/texts/language.ts';
import { plainSpaces } from './plain-spaces.ts';

/** The sentence that a person reads when something is refused, in French. */
export function sentenceOf(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    return sentenceIn(error);
  }
  throw new Error('nothing was refused');
}

/** The same of what takes its time. */
export const sentenceOfAttempt = (attempt: Promise<unknown>): Promise<string> =>
  attempt.then(() => {
    throw new Error('nothing was refused');
  }, sentenceIn);

function sentenceIn(error: unknown): string {
  if (!(error instanceof TerminalError)) throw error;
  return plainSpaces(error.sentence(TEXTS.fr.errors));
}
