import type { PickedFile } from '../../../../verifier/open-chosen.ts';
import type { ProofReport } from '../../../../verifier/proof-report.ts';

export interface VerifyProgress {
  readonly done: number;
  readonly total: number;
}

/** Messages of the worker: its progress, then what it found; `report` is null for what is no proof. */
export type FromWorker =
  | { readonly progress: VerifyProgress }
  | { readonly report: ProofReport | null }
  | { readonly failed: string };

/** Verifies a proof beside the page; null when what was chosen is none. Rejects when it was stopped, or the worker ends. */
export async function verifyInWorker(
  picked: readonly PickedFile[],
  { signal, onProgress }: { signal: AbortSignal; onProgress: (progress: VerifyProgress) => void },
): Promise<ProofReport | null> {
  const { default: ProofWorker } = await import('./proof-worker.ts?worker');
  const worker = new ProofWorker();
  return await new Promise<ProofReport | null>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('stopped')));
    worker.addEventListener('error', () => reject(new Error('the worker ended')));
    worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
      if ('progress' in data) onProgress(data.progress);
      else if ('report' in data) resolve(data.report);
      else reject(new Error(data.failed));
    });
    worker.postMessage(picked, {});
  }).finally(() => worker.terminate());
}
