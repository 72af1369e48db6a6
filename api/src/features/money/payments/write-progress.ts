import type { Writable } from 'node:stream';

/** Writes how far some work has come, one line of JSON at a time. */
export type WriteProgress = (progress: { readonly step: string }) => void;

/** A line for each of thousands of charges would cost more than it says. */
const BETWEEN_LINES_MS = 100;

/**
 * Writes a line whenever another step begins. Within a step it writes at most ten a second, and none while the reader has
 * not taken what was written before: nothing piles up, and the next line says all that was left out.
 */
export function writeProgressTo(stream: Writable, clock: () => number = () => performance.now()): WriteProgress {
  let step: string | null = null;
  let nextAt = 0;
  let isTaken = true;
  return (progress) => {
    const now = clock();
    if (progress.step === step && (now < nextAt || !isTaken)) return;
    step = progress.step;
    nextAt = now + BETWEEN_LINES_MS;
    if (stream.write(`${JSON.stringify(progress)}\n`) || !isTaken) return;
    isTaken = false;
    stream.once('drain', () => {
      isTaken = true;
    });
  };
}
