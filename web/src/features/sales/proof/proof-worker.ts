import { NoBundle } from '../../../../verifier/proof-report.ts';
import { readFileSource } from '../../../../verifier/read-file-source.ts';
import { verifyBundle } from '../../../../verifier/verify-bundle.ts';
import type { FromWorker } from './verify-in-worker.ts';

/** Verifies beside the page, which stays usable meanwhile. */
const say = (said: FromWorker): void => globalThis.postMessage(said, {});

globalThis.addEventListener('message', ({ data }: MessageEvent<Blob>) => {
  verifyBundle(readFileSource(data), (progress) => say({ progress })).then(
    (report) => say({ report }),
    (error: unknown) => say(error instanceof NoBundle ? { report: null } : { failed: String(error) }),
  );
});
