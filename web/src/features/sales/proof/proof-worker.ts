import { NoBundle } from '../../../../verifier/proof-report.ts';
import { openChosen, type PickedFile } from '../../../../verifier/open-chosen.ts';
import { verifyBundle } from '../../../../verifier/verify-bundle.ts';
import type { FromWorker } from './verify-in-worker.ts';

/** Verifies beside the page, which stays usable meanwhile. */
const say = (said: FromWorker): void => globalThis.postMessage(said, {});

globalThis.addEventListener('message', ({ data }: MessageEvent<readonly PickedFile[]>) => {
  const verified = openChosen(data).then((bundle) => verifyBundle(bundle, (progress) => say({ progress })));
  verified.then(
    (report) => say({ report }),
    (error: unknown) => say(error instanceof NoBundle ? { report: null } : { failed: String(error) }),
  );
});
