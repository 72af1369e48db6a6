// Works that go wrong in each way that there is, and one that does not. A program as it is bundled: it starts at once.
import { parentPort } from 'node:worker_threads';

/** @type {Record<string, (input: unknown) => unknown>} */
const WORKS = {
  echo: (input) => input,
  runAway: () => {
    for (;;);
  },
  hoard: () => {
    const kept = [];
    for (;;) kept.push(Array.from({ length: 10_000 }, (_, at) => at + kept.length));
  },
  end: () => process.exit(3),
  break: () => {
    throw new Error('a fault of the work');
  },
};

parentPort?.on('message', ({ name, input }) => {
  try {
    parentPort?.postMessage({ ok: true, output: WORKS[name]?.(input) }, []);
  } catch (error) {
    parentPort?.postMessage({ ok: false, error }, []);
  }
});
