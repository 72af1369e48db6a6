import type { exportProof } from '@comptoir/contract/sales/proof';
import type { PickedFile } from '../../../../verifier/open-chosen.ts';
import type { ProofReport } from '../../../../verifier/proof-report.ts';
import { saveBlob } from '../../../lib/save-file.ts';
import { useStoppableCall, type StoppableCall } from '../../../lib/use-stoppable-call.ts';
import { fetchRows } from '../../../shared/http/fetch-rows.ts';
import { useMerchantScope } from '../../../shared/access/merchant-scope.ts';
import { verifyInWorker, type VerifyProgress } from './verify-in-worker.ts';

export interface Period {
  readonly from: string;
  readonly to: string;
}

/** Work to do: a period fetched and saved, fetched and verified, or a chosen file or folder verified. */
export type ProofWork =
  | { readonly what: 'download' | 'verify'; readonly period: Period }
  | { readonly what: 'chosen'; readonly picked: Promise<readonly PickedFile[]> };

/** Progress: in bytes while the bills come, in bills while they are verified. */
export type ProofProgress = { readonly bytes: number } | VerifyProgress;

export type ProofOutcome =
  | { readonly what: 'download'; readonly name: string }
  /** `report` is null for a file that is no proof; `file` is there to be saved when it was fetched for it. */
  | { readonly what: 'verified'; readonly report: ProofReport | null; readonly file: NamedFile | null };

export interface NamedFile {
  readonly name: string;
  readonly content: Blob;
}

export type ProofRun = StoppableCall<ProofWork, ProofProgress, ProofOutcome>;

export function useProof(): ProofRun {
  const scope = useMerchantScope();
  return useStoppableCall((work, { signal, onProgress }) => {
    const fetchProof = (period: Period): Promise<NamedFile> =>
      fetchRows<typeof exportProof>('/proof', { query: { ...scope, ...period }, signal }, onProgress);
    return doWork(work, { fetchProof, signal, onProgress });
  });
}

interface Doing {
  readonly fetchProof: (period: Period) => Promise<NamedFile>;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: VerifyProgress) => void;
}

async function doWork(work: ProofWork, { fetchProof, ...verifying }: Doing): Promise<ProofOutcome> {
  if (work.what === 'chosen')
    return { what: 'verified', report: await verifyInWorker(await work.picked, verifying), file: null };
  const file = await fetchProof(work.period);
  if (work.what === 'verify') {
    const picked = [{ path: file.name, file: file.content }];
    return { what: 'verified', report: await verifyInWorker(picked, verifying), file };
  }
  saveBlob(file.name, file.content);
  return { what: 'download', name: file.name };
}
