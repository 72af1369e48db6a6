import { exportProof } from '@comptoir/contract/sales/proof';
import { act, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { PickedFile } from '../../../../verifier/open-chosen.ts';
import { aToken, id } from '../../../../test/factories.ts';
import { answer, answerRows, refuse } from '../../../../test/mock-api.ts';
import { renderInAddress } from '../../../../test/render-in-address.tsx';
import { within } from '../../../../test/within.tsx';
import { sessionStore } from '../../../shared/sessions/session-store.ts';
import { useProof } from './use-proof.ts';
import type { FromWorker } from './verify-in-worker.ts';

const PERIOD = { from: '2026-06-01', to: '2026-06-30' };
const REPORT = { merchant: 'Bistro du Quai', faults: [] } as never;

let says: readonly FromWorker[] = [];
let given: PickedFile[][] = [];
let saved: Blob[] = [];

/** Says what a test has it say, of what it is given. */
class StandInWorker {
  readonly listeners: ((event: { data: FromWorker }) => void)[] = [];
  addEventListener(kind: string, listener: (event: { data: FromWorker }) => void): void {
    if (kind === 'message') this.listeners.push(listener);
  }
  postMessage(picked: PickedFile[]): void {
    given.push(picked);
    for (const data of says) for (const listener of this.listeners) listener({ data });
  }
  terminate(): void {}
}

beforeEach(() => {
  [says, given, saved] = [[{ report: REPORT }], [], []];
  vi.stubGlobal('Worker', StandInWorker);
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    saved.push(file as Blob);
    return 'blob:file';
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {});
  sessionStore.signIn(aToken({ role: 'admin', merchantId: null }));
});

async function open() {
  const asked = answerRows(exportProof, { name: 'preuve.zip', count: 3, body: 'PK' });
  const { result } = await renderInAddress(`/sales/proof?merchantId=${id(7)}`, useProof, within());
  return { asked, proof: result };
}

it('a period is fetched of the merchant in view, and saved under its name', async () => {
  const { asked, proof } = await open();
  expect(proof.current).toMatchObject({ isRunning: false, progress: null, outcome: undefined, error: null });
  act(() => proof.current.stop());
  act(() => proof.current.start({ what: 'download', period: PERIOD }));
  await waitFor(() => expect(proof.current.outcome).toEqual({ what: 'download', name: 'preuve.zip' }));
  expect(proof.current).toMatchObject({ isRunning: false, progress: { bytes: 2 }, error: null });
  expect(asked.map(({ query }) => query)).toEqual([{ ...PERIOD, merchantId: id(7) }]);
  expect(await Promise.all(saved.map((file) => file.text()))).toEqual(['PK']);
  expect(given).toEqual([]);
});

it('a period is verified without being saved, and its file is there to be', async () => {
  says = [{ progress: { done: 1, total: 3 } }, { report: REPORT }];
  const { proof } = await open();
  act(() => proof.current.start({ what: 'verify', period: PERIOD }));
  await waitFor(() => expect(proof.current.outcome).toMatchObject({ what: 'verified', report: REPORT }));
  expect(proof.current.outcome).toMatchObject({ file: { name: 'preuve.zip' } });
  expect(proof.current.progress).toEqual({ done: 1, total: 3 });
  expect(given.map((picked) => picked.map(({ path }) => path))).toEqual([['preuve.zip']]);
  const files = given.flat().map(({ file }) => file.text());
  expect(await Promise.all(files)).toEqual(['PK']);
  expect(saved).toEqual([]);
});

it('what was chosen is verified as it is, and may be no proof', async () => {
  says = [{ report: null }];
  const { asked, proof } = await open();
  const picked = [{ path: 'a.zip', file: new Blob(['x']) }] as never;
  act(() => proof.current.start({ what: 'chosen', picked: Promise.resolve(picked) }));
  await waitFor(() => expect(proof.current.outcome).toEqual({ what: 'verified', report: null, file: null }));
  expect(given).toEqual([picked]);
  expect(asked).toEqual([]);
});

it('what is stopped ends without a word, and nothing of what was before is shown meanwhile', async () => {
  const { proof } = await open();
  act(() => proof.current.start({ what: 'download', period: PERIOD }));
  await waitFor(() => expect(proof.current.outcome).toBeDefined());
  says = [];
  const picked = [{ path: 'a.zip', file: new Blob(['x']) }] as never;
  act(() => proof.current.start({ what: 'chosen', picked: Promise.resolve(picked) }));
  await waitFor(() => expect(given).toEqual([picked]));
  expect(proof.current).toMatchObject({ isRunning: true, progress: null, outcome: undefined, error: null });
  act(() => proof.current.stop());
  await waitFor(() => expect(proof.current.isRunning).toBe(false));
  expect(proof.current).toMatchObject({ outcome: undefined, error: null });
});

it('a period is stopped before anything of it has come', async () => {
  const { proof } = await open();
  const asked = answer(exportProof, () => new Promise(() => {}));
  act(() => proof.current.start({ what: 'verify', period: PERIOD }));
  await waitFor(() => expect(asked).toHaveLength(1));
  act(() => proof.current.stop());
  await waitFor(() => expect(proof.current).toMatchObject({ isRunning: false, outcome: undefined, error: null }));
});

it('what cannot be fetched says so, until something else begins', async () => {
  const { proof } = await open();
  refuse(exportProof, 'internal-error');
  act(() => proof.current.start({ what: 'verify', period: PERIOD }));
  await waitFor(() => expect(proof.current.error).toMatchObject({ code: 'internal-error' }));
  expect(proof.current.outcome).toBeUndefined();
  says = [];
  act(() => proof.current.start({ what: 'chosen', picked: Promise.resolve([]) }));
  await waitFor(() => expect(proof.current).toMatchObject({ isRunning: true, error: null }));
  act(() => proof.current.stop());
});
