import { openFolder } from '../node/open-folder.ts';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { linkTerminal, sell, stateOf } from '../../test/link-terminal.ts';
import type { RelayDevice } from '../../test/relay.ts';
import { startStandIn, type Fault, type StandIn } from '../../test/stand-in.ts';
import { makeContext, type TestContext } from '../../test/test-context.ts';
import { describeFailure } from '../cli/describe-failure.ts';
import { runCommand } from '../cli/run-command.ts';
import { readTerminalRecord, type LinkedRecord } from '../terminal/terminal-record.ts';
import { withTerminal } from '../terminal/with-terminal.ts';
import { enrolTerminal } from './enrol-terminal.ts';
import { renewCertificate } from './renew-certificate.ts';

let standIn: StandIn;
let context: TestContext;
let device: RelayDevice;
beforeEach(async () => {
  standIn = await startStandIn();
  context = makeContext(standIn.url);
  device = await linkTerminal(context, standIn);
  standIn.enrolment.renewal = 'possible';
});
afterEach(() => standIn.close());

const folder = (): string => join(context.dataDir, 'terminal', 'caisse');
const keyFiles = (): string[] => readdirSync(folder()).filter((file) => file.startsWith('key'));
const record = async () => (await readTerminalRecord(openFolder(folder()))) as LinkedRecord;
const renew = () => withTerminal(context, 'caisse', (terminal) => renewCertificate(context, terminal));

/** Runs a command line; what it said and what it complained of, with plain spaces. */
async function run(line: string, answers?: string[]) {
  const asking = answers ? { ...makeContext(standIn.url, { answers }), dataDir: context.dataDir } : context;
  asking.lines.length = 0;
  asking.warnings.length = 0;
  const environment = { COMPTOIR_URL: standIn.url, DATA_DIR: context.dataDir };
  const { screen, now, uptime, stop } = asking;
  const code = await runCommand(line.split(' '), { environment, screen, now, uptime, stop });
  const plain = (lines: readonly string[]): string => lines.join('\n').replaceAll('\u00A0', ' ');
  return { code, output: plain(asking.lines), warned: plain(asking.warnings) };
}

async function sentenceOf(attempt: Promise<unknown>): Promise<string> {
  return attempt.then(
    () => expect.unreachable('the attempt succeeded'),
    (error: unknown) => describeFailure(error, context).replaceAll('\u00A0', ' '),
  );
}

/** Every bill was kept by the relay, each signed with a certificate of the terminal's, on one chain. */
async function expectOneChain(bills: number): Promise<void> {
  expect(device.refused).toEqual([]);
  expect(device.links).toHaveLength(bills);
  const links = device.links.map(({ bill }) => bill.signa);
  expect(links.slice(1).map(({ preced }) => preced)).toEqual(links.slice(0, -1).map(({ actu }) => actu));
  expect(await stateOf(context)).toMatchObject({ open: [], chainLength: bills });
}

describe('a renewal', () => {
  it('gives the terminal another key and certificate, on the same chain, and deletes the old key', async () => {
    await sell(context, 500);
    const before = await record();
    const oldKey = readFileSync(join(folder(), before.certificate.keyFile), 'utf8');
    await renew();
    const after = await record();
    expect(after.certificate).toMatchObject({ deviceNumber: before.certificate.deviceNumber });
    expect(after.certificate.thumbprint).not.toBe(before.certificate.thumbprint);
    expect(keyFiles()).toEqual([after.certificate.keyFile]);
    expect(readFileSync(join(folder(), after.certificate.keyFile), 'utf8')).not.toBe(oldKey);
    await sell(context, 500);
    await expectOneChain(2);
    expect(device.links.map(({ bill }) => bill.emprCertifSEV)).toEqual([
      before.certificate.thumbprint,
      after.certificate.thumbprint,
    ]);
  });

  it('can follow a renewal', async () => {
    await renew();
    await renew();
    await sell(context, 500);
    await expectOneChain(1);
    expect(keyFiles()).toHaveLength(1);
    expect(standIn.enrolment.issued).toBe(3);
  });

  const faults: Fault[] = ['drop', 'lose-reply', 'html', 'server-error', 'garbage'];
  it.each(['/configuration', '/renewal'].flatMap((path) => faults.map((fault) => [path, fault] as const)))(
    'goes on after an interruption at %s (%s), and the terminal bills meanwhile',
    async (path, fault) => {
      standIn.faults.push({ path, fault });
      expect(await sentenceOf(renew())).toContain('Comptoir ne répond pas');
      const begun = await record();
      await sell(context, 500);
      await renew();
      await sell(context, 500);
      await expectOneChain(2);
      expect((await record()).renewal).toBeNull();
      expect((await record()).certificate.thumbprint).not.toBe(begun.certificate.thumbprint);
      expect(standIn.enrolment.issued).toBe(2);
    },
  );

  it('that was interrupted is finished by the next sale, before it signs', async () => {
    standIn.faults.push({ path: '/renewal', fault: 'lose-reply' });
    await sentenceOf(renew());
    const { code, output } = await run('sale 5 --no-qr');
    expect(code).toBe(0);
    expect(output).toContain('Certificat renouvelé');
    const { certificate, renewal } = await record();
    expect(renewal).toBeNull();
    expect(device.links.map(({ bill }) => bill.emprCertifSEV)).toEqual([certificate.thumbprint]);
  });

  it('that was interrupted holds up no sale while Comptoir is silent', async () => {
    standIn.faults.push({ path: '/renewal', fault: 'drop' }, { path: '/renewal', fault: 'drop' });
    await sentenceOf(renew());
    const { code, output, warned } = await run('sale 5 --no-qr');
    expect(code).toBe(0);
    expect(output).toContain('acceptée');
    expect(warned).toContain('Le certificat n’a pas pu être renouvelé. Comptoir ne répond pas');
    expect((await run('status')).output).toContain('Certificat renouvelé');
    await expectOneChain(1);
  });

  it('finishes whatever step it was stopped after', async () => {
    const before = await record();
    await renew();
    const after = await record();
    // as if it had been stopped before the record was written: key and request are there, the certificate is not used yet
    const oldKey = readFileSync(join(folder(), after.certificate.keyFile), 'utf8');
    writeFileSync(join(folder(), 'till.json'), JSON.stringify({ ...before, renewal: { csr: 'x', states: 'x' } }));
    writeFileSync(join(folder(), 'key.pem'), oldKey);
    await renew();
    expect((await record()).certificate).toEqual(after.certificate);
    expect(keyFiles()).toEqual([after.certificate.keyFile]);
    expect(standIn.enrolment.issued).toBe(2);
  });

  it('that the authority refuses leaves the old certificate, and says what fixes it', async () => {
    standIn.enrolment.refusal = {
      id: 'JW00B999614E',
      codRetour: '16',
      message: 'CSR GN refusee',
      explanation: { fr: 'Le numéro de dossier ne correspond pas.', en: 'The file number does not match.' },
      merchantField: 'file_number',
    };
    const output = await sentenceOf(renew());
    expect(output).toContain('JW00B999614E[16] : Le numéro de dossier ne correspond pas.');
    expect(output).toContain('Corrigez ce qui est indiqué, puis : npm run terminal -- renew --till caisse');
    await sell(context, 500);
    await expectOneChain(1);
    expect((await record()).renewal).toBeNull();
  });

  it('is refused while the certificate is young', async () => {
    standIn.enrolment.renewal = 'none';
    expect(await sentenceOf(renew())).toContain('ne peut pas encore être renouvelé');
    expect((await record()).renewal).toBeNull();
  });
});

describe('the command', () => {
  it('asks first, and does nothing without a yes', async () => {
    expect(await run('renew')).toMatchObject({ code: 1, warned: expect.stringContaining('ajoutez --yes') });
    expect(await run('renew', ['n'])).toMatchObject({ code: 1, warned: 'Rien n’a été fait.' });
    expect(standIn.enrolment.issued).toBe(1);
    expect(await run('renew', ['oui'])).toMatchObject({
      code: 0,
      output: expect.stringContaining('Certificat renouvelé'),
    });
    expect(await run('renew --yes --lang en')).toMatchObject({ code: 0, output: expect.stringContaining('renewed') });
  });

  it.each([
    ['possible', 'possible : npm run terminal -- renew --till caisse'],
    ['due', 'à faire : npm run terminal -- renew --till caisse'],
  ] as const)('is named by the status when it is %s', async (renewal, words) => {
    standIn.enrolment.renewal = renewal;
    expect((await run('status')).output).toContain(words);
  });

  it('is not needed while the certificate is young', async () => {
    standIn.enrolment.renewal = 'none';
    expect((await run('status')).output).not.toContain('Renouvellement');
  });
});

describe('a renewal that was asked for in the portal', () => {
  it.each(['status', 'sale 5 --no-qr', 'send'])('is done by the next %s, and announced', async (command) => {
    device.isRenewalRequested = true;
    const { code, output } = await run(command);
    expect(code).toBe(0);
    expect(output).toContain('Le renouvellement du certificat a été demandé dans le portail');
    expect(output).toContain('Certificat renouvelé');
    expect(standIn.enrolment.issued).toBe(2);
    expect((await run(command)).output).not.toContain('renouvelé');
  });

  it('waits until what was signed with the old key has left', async () => {
    standIn.isDown = true;
    await sell(context, 500);
    standIn.isDown = false;
    device.isRenewalRequested = true;
    await run('sale 5 --no-qr');
    await expectOneChain(2);
    expect(standIn.enrolment.issued).toBe(2);
  });

  it('is left alone while the authority does not answer', async () => {
    device.isRenewalRequested = true;
    standIn.mood.up = false;
    expect((await run('sale 5 --no-qr')).output).not.toContain('renouvel');
    expect(standIn.enrolment.issued).toBe(1);
  });

  it('that fails does not fail the sale', async () => {
    device.isRenewalRequested = true;
    standIn.faults.push({ path: '/renewal', fault: 'server-error' });
    const { code, warned } = await run('sale 5 --no-qr');
    expect(code).toBe(0);
    expect(warned).toContain('Le certificat n’a pas pu être renouvelé');
  });
});

describe('giving the certificate up', () => {
  it('asks first, submits what waits, deletes the key, and blocks every further bill with both mentions', async () => {
    standIn.isDown = true;
    await sell(context, 500);
    standIn.isDown = false;
    expect(await run('give-up')).toMatchObject({ code: 1, warned: expect.stringContaining('ajoutez --yes') });
    const { code, output } = await run('give-up --yes');
    expect(code).toBe(0);
    expect(output).toContain('Certificat rendu');
    expect(device.isRevoked).toBe(true);
    expect(device.links).toHaveLength(1);
    expect(keyFiles()).toEqual([]);
    for (const file of ['certificate.pem', 'psi.pem']) expect(existsSync(join(folder(), file))).toBe(false);
    const { warned } = await run('sale 5');
    expect(warned).toContain('*** CERTIFICAT INVALIDE *** NE PAS REMETTRE AU CLIENT.');
    expect(warned).toContain('révoqué');
    expect((await run('status')).output).toContain('révoqué : la caisse ne peut plus facturer');
    expect(device.links).toHaveLength(1);
  });

  it('is refused while bills wait that Comptoir does not take', async () => {
    standIn.isDown = true;
    await sell(context, 500);
    expect((await run('give-up --yes')).warned).toContain('1 facture attend encore dans la caisse');
    standIn.isDown = false;
    expect((await run('give-up --yes')).code).toBe(0);
  });

  it('is done again after its answer was lost', async () => {
    standIn.faults.push({ path: '/revocation', fault: 'lose-reply' });
    expect((await run('give-up --yes')).warned).toContain('Comptoir ne répond pas');
    expect((await run('give-up --yes')).code).toBe(0);
    expect(keyFiles()).toEqual([]);
  });

  it('that the authority refuses leaves everything as it is', async () => {
    standIn.enrolment.refusal = {
      id: 'JW00B999436E',
      codRetour: '96',
      message: 'noSerie',
      explanation: null,
      merchantField: null,
    };
    expect((await run('give-up --yes --lang en')).warned).toContain('JW00B999436E[96]: noSerie');
    await sell(context, 500);
    await expectOneChain(1);
  });

  it('ends with the terminal linked again: another key, the same number, the same chain', async () => {
    await sell(context, 500);
    const before = await record();
    await run('give-up --yes');
    expect(await run('link')).toMatchObject({ code: 0, output: expect.stringContaining('est reliée') });
    const after = await record();
    expect(after.certificate.deviceNumber).toBe(before.certificate.deviceNumber);
    expect(after.certificate.keyFile).not.toBe(before.certificate.keyFile);
    await sell(context, 500);
    await expectOneChain(2);
  });
});

describe('a terminal whose certificate was revoked in the portal', () => {
  it('learns of it by its status, bills no more, and is linked again with another key', async () => {
    await sell(context, 500);
    device.isRevoked = true;
    device.issued.clear();
    expect((await run('status')).output).toContain('révoqué : la caisse ne peut plus facturer');
    expect((await run('sale 5')).warned).toContain('*** CERTIFICAT INVALIDE *** NE PAS REMETTRE AU CLIENT.');
    const key = readFileSync(join(folder(), 'key.pem'), 'utf8');
    const { isNew, record: linked } = await enrolTerminal(context, {
      terminal: 'caisse',
      code: undefined,
      demo: false,
    });
    expect(isNew).toBe(true);
    expect(readFileSync(join(folder(), linked.certificate.keyFile), 'utf8')).not.toBe(key);
    expect(keyFiles()).toEqual([linked.certificate.keyFile]);
    await sell(context, 500);
    await expectOneChain(2);
  });
});
