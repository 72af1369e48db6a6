import { exportProof } from '@comptoir/contract/sales/proof';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { PickedFile } from '../../../../verifier/open-chosen.ts';
import type { ProofReport } from '../../../../verifier/proof-report.ts';
import { answerRows, cutOff, refuse } from '../../../../test/mock-api.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import type { FromWorker } from './verify-in-worker.ts';

const REPORT: ProofReport = {
  form: 'archive',
  merchant: 'Bistro du Quai',
  from: '2026-06-01',
  to: '2026-06-30',
  createdAt: '2026-07-01T12:00:00.000Z',
  bills: 1204,
  references: { inside: 12, outside: 1 },
  unanswered: 0,
  devices: [{ name: 'Caisse 1', number: '2468-1357-9024', bills: 1204, before: 'A-17', after: null }],
  fingerprint: 'f'.repeat(64),
  key: 'abcd'.repeat(16),
  logHeads: [{ day: '2026-06-29', sha256: '9'.repeat(64) }],
  faults: [],
  faultCount: 0,
};

/** Messages of the worker's stand-in, as a test sets them. */
let says: readonly FromWorker[] = [];
let given: PickedFile[][] = [];
let ended = 0;
class StandInWorker {
  readonly listeners: ((event: { data: FromWorker }) => void)[] = [];
  addEventListener(kind: string, listener: (event: { data: FromWorker }) => void): void {
    if (kind === 'message') this.listeners.push(listener);
  }
  postMessage(picked: PickedFile[]): void {
    given.push(picked);
    for (const data of says) for (const listener of this.listeners) listener({ data });
  }
  terminate(): void {
    ended += 1;
  }
}

let saved: Blob[] = [];
beforeEach(() => {
  [says, given, saved, ended] = [[{ report: REPORT }], [], [], 0];
  vi.stubGlobal('Worker', StandInWorker);
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    saved.push(file as Blob);
    return 'blob:file';
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {});
});

const open = async (language: 'fr' | 'en' = 'fr') => {
  const asked = answerRows(exportProof, { name: 'preuve.zip', count: 1204, body: 'PK' });
  const { user } = await renderApp('/sales/proof', { language });
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  return { user, asked, press };
};

describe('the proof', () => {
  it.each([
    [
      'fr',
      'Vérifier ici',
      'Tout est en ordre : les 1 204 factures',
      'Caisse 1 (2468-1357-9024), factures : 1204; suit la facture A-17',
    ],
    ['en', 'Verify here', 'All right: the 1,204 bills', 'Caisse 1 (2468-1357-9024), bills: 1204; follows bill A-17'],
  ] as const)('verifies the bills of a period in the browser (%s)', async (language, button, verdict, device) => {
    const { press, asked } = await open(language);
    await press(button);
    expect(await screen.findByText(new RegExp(verdict))).toBeTruthy();
    expect(screen.getByText(new RegExp(device.replaceAll(/[()]/g, String.raw`\$&`)))).toBeTruthy();
    expect(screen.getByText('abcd'.repeat(16))).toBeTruthy();
    expect(screen.getByText(/2026-06-29.*9{64}/)).toBeTruthy();
    expect(asked).toHaveLength(1);
    expect(ended).toBe(1);
    await press(language === 'fr' ? 'Enregistrer cette preuve' : 'Save this proof');
    expect(saved).toHaveLength(1);
  });

  it('names what is wrong, and leads to the bill', async () => {
    const faults = [{ kind: 'gap', device: 'd', noTrans: 'A-1005', position: 5 }] as const;
    says = [{ progress: { done: 500, total: 1204 } }, { report: { ...REPORT, faults, faultCount: 1001 } }];
    const { press } = await open('en');
    await press('Verify here');
    expect(await screen.findByText('1,001 things are wrong.')).toBeTruthy();
    const item = await screen.findByText(/Bill A-1005, place 5 of the chain\. The bill before it is missing\./);
    expect(within(item).getByRole('link', { name: 'Find the bill' }).getAttribute('href')).toContain('q=A-1005');
    expect(screen.getByText('and 1,000 more')).toBeTruthy();
  });

  it.each([
    ['fr', 'Il n’y a aucune facture dans cette période'],
    ['en', 'There is no bill in this period'],
  ] as const)('calls an empty period neither right nor wrong (%s)', async (language, text) => {
    says = [{ report: { ...REPORT, bills: 0, devices: [] } }];
    const { press } = await open(language);
    await press(language === 'fr' ? 'Vérifier ici' : 'Verify here');
    expect(await screen.findByText(new RegExp(text))).toBeTruthy();
  });

  it('is downloaded as a file, without being verified', async () => {
    const { press, asked } = await open('en');
    await press('Download the proof');
    expect(await screen.findByText('preuve.zip was saved.')).toBeTruthy();
    expect(saved).toHaveLength(1);
    expect(given).toHaveLength(0);
    expect(asked[0]?.query).toMatchObject({ from: expect.stringMatching(/-01$/), to: expect.any(String) });
  });

  it('is stopped at any time, and then says nothing', async () => {
    says = [{ progress: { done: 500, total: 50_000 } }];
    const { press } = await open('en');
    await press('Verify here');
    expect(await screen.findByText('Verifying… 500 of 50,000 bills')).toBeTruthy();
    await press('Stop');
    await screen.findByRole('button', { name: 'Verify here' });
    expect(ended).toBe(1);
    expect(screen.queryByText(/could not be read/)).toBeNull();
  });

  it('asks for days in their order', async () => {
    const { press, asked } = await open('en');
    fireEvent.change(await screen.findByLabelText(/^From/), { target: { value: '2999-01-01' } });
    await press('Verify here');
    expect(screen.getByText('The start date must not be after the end date.')).toBeTruthy();
    expect(asked).toEqual([]);
  });

  it.each([
    [
      'too many bills',
      () => refuse(exportProof, 'validation-failed', { fields: [{ path: 'from', rule: 'too-many-bills' }] }),
      /more than 500,000 bills/,
    ],
    ['a server that is away', () => cutOff(exportProof), /server|connection/i],
  ] as const)('says why it could not be had: %s', async (_, behave, text) => {
    const { press } = await open('en');
    behave();
    await press('Verify here');
    expect(await screen.findByText(text)).toBeTruthy();
  });
});

describe('a file of a proof', () => {
  const zip = new File(['x'], 'proof.zip', { type: 'application/zip' });
  const buttons = {
    fr: ['Choisir le fichier ZIP', 'Choisir le dossier décompressé'],
    en: ['Choose the ZIP file', 'Choose the unpacked folder'],
  } as const;
  /** Presses a button of ours, which opens the browser's own window, and takes files in it. */
  const choose = async (language: 'fr' | 'en', files: readonly File[] = [zip], button: 0 | 1 = 0) => {
    const { user, asked, press } = await open(language);
    const opened = vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(() => {});
    await press(buttons[language][button]);
    expect(opened).toHaveBeenCalledTimes(1);
    const [field] = opened.mock.contexts;
    if (!(field instanceof HTMLInputElement)) throw new Error('no field was opened');
    await user.upload(field, [...files]);
    return { asked, field };
  };

  it('is verified here, and sent nowhere', async () => {
    const { asked } = await choose('en');
    expect(await screen.findByText(/^All right: the 1,204 bills/)).toBeTruthy();
    expect(given.map((picked) => picked.map(({ path }) => path))).toEqual([['proof.zip']]);
    expect(asked).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Save this proof' })).toBeNull();
  });

  it.each(['fr', 'en'] as const)('may have been unpacked: then its folder is chosen (%s)', async (language) => {
    says = [{ report: { ...REPORT, form: 'folder' } }];
    const files = ['manifest.json', 'bills/0001.ndjson'].map((path) =>
      Object.defineProperty(new File(['x'], path), 'webkitRelativePath', { value: `preuve/${path}` }),
    );
    const { field } = await choose(language, files, 1);
    expect(field.hasAttribute('webkitdirectory')).toBe(true);
    expect(
      await screen.findByText(language === 'fr' ? /dossier décompressé.*sceau/ : /unpacked folder.*seal/),
    ).toBeTruthy();
  });

  it('is dropped as well, but not while another is verified', async () => {
    says = [{ progress: { done: 500, total: 50_000 } }];
    await open('en');
    const zone = await screen.findByText('Or drop the file or the folder here.');
    const items = [
      {
        kind: 'file',
        webkitGetAsEntry: () => ({ isFile: true, name: 'a.zip', file: (done: (file: File) => void) => done(zip) }),
      },
    ];
    const drop = () => fireEvent.drop(zone, { dataTransfer: { types: ['Files'], items } });
    drop();
    expect(await screen.findByText('Verifying… 500 of 50,000 bills')).toBeTruthy();
    drop();
    expect(given).toEqual([[{ path: 'a.zip', file: zip }]]);
  });

  it.each([
    ['fr', 'Ce n’est pas une preuve de factures, ou elle est illisible.'],
    ['en', 'This is not a proof of bills, or it cannot be read.'],
  ] as const)('may be none (%s)', async (language, text) => {
    says = [{ report: null }];
    await choose(language);
    expect(await screen.findByText(text)).toBeTruthy();
  });
});
