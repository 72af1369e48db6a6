import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { linkedRecord } from '../../test/linked-record.ts';
import { makeTerminal } from '../../test/made-terminal.ts';
import { plainSpaces } from '../../test/plain-spaces.ts';
import { sentenceOf, sentenceOfAttempt } from '../../test/sentence-of.ts';
import { makeContext } from '../../test/test-context.ts';
import { processIdentity } from '../node/process-identity.ts';
import { openFolder } from '../node/open-folder.ts';
import { openFolders } from '../node/open-folders.ts';
import { NEW_TERMINAL } from '../journal/terminal-state.ts';
import { findCertificateTrouble } from './certificate-trouble.ts';
import { chooseTerminal, listTerminals, requireName } from './list-terminals.ts';
import {
  certifiedAs,
  isLinked,
  NEW_RECORD,
  nextKeyFile,
  readTerminalRecord,
  removeOldKeys,
  saveTerminalRecord,
  type LinkedRecord,
} from './terminal-record.ts';
import { withTerminal, withTerminalFolder } from './with-terminal.ts';

const record = linkedRecord();
const context = () => makeContext('http://comptoir.test');

/** A data folder with tills of these names, linked unless it says otherwise. */
async function dataDirWith(records: Record<string, object> = {}): Promise<string> {
  const { dataDir } = context();
  for (const [name, fields] of Object.entries(records)) {
    mkdirSync(join(dataDir, 'terminal', name), { recursive: true });
    await saveTerminalRecord(openFolders(dataDir).open(name), fields as LinkedRecord);
  }
  return dataDir;
}

describe('what keeps a till from billing', () => {
  const now = new Date('2026-01-15T17:05:00Z');
  const withCertificate = (notAfter: string, isRevoked = false): LinkedRecord => ({
    ...record,
    certificate: { ...record.certificate, notAfter },
    configuration: { ...record.configuration, certificate: { isRevoked, renewal: 'none' } },
  });

  it.each([
    ['nothing', withCertificate('2026-01-15T17:05:01Z'), null, null],
    [
      'a certificate that ends now',
      withCertificate('2026-01-15T17:05:00Z'),
      null,
      { kind: 'expired', day: '2026-01-15' },
    ],
    ['a certificate that was revoked', withCertificate('2020-01-01T00:00:00Z', true), 'JW00B1', { kind: 'revoked' }],
    [
      'a certificate that was refused',
      withCertificate('2020-01-01T00:00:00Z'),
      'JW00B1',
      { kind: 'refused', id: 'JW00B1' },
    ],
  ])('is %s', (_, linked, certificateError, trouble) => {
    expect(findCertificateTrouble(linked, { ...NEW_TERMINAL, certificateError }, now)).toEqual(trouble);
  });
});

describe('the keys of a till', () => {
  it('are each named after the certificate before', () => {
    expect(nextKeyFile(NEW_RECORD)).toBe('key.pem');
    expect(nextKeyFile(record)).toBe('key-aaaaaaaaaaaa.pem');
  });

  it('go once they are replaced, and nothing else does', async () => {
    const { folder, journal } = await makeTerminal(context());
    for (const file of ['key.pem', 'key-aaaaaaaaaaaa.pem', 'key-bbb.pem', 'xkey.pem', 'key.pem.bak', 'monkey-b.pem'])
      writeFileSync(folder.pathOf(file), '');
    await removeOldKeys(folder, record);
    const left = readdirSync(folder.pathOf('.')).filter((file) => file !== 'journal.jsonl');
    expect(left.toSorted()).toEqual(['key-aaaaaaaaaaaa.pem', 'key.pem', 'key.pem.bak', 'monkey-b.pem', 'xkey.pem']);
    await removeOldKeys(folder, {
      ...record,
      certificate: { ...record.certificate, keyFile: 'x.pem', thumbprint: 'C'.repeat(40) },
    });
    expect(readdirSync(folder.pathOf('.'))).not.toContain('key.pem');
    expect(journal.state.deviceNumber).toBe('2468-1357-9024');
  });
});

describe('the tills of a folder', () => {
  it('are those that can bill, in the order of their names', async () => {
    const { token: _, ...other } = record;
    const dataDir = await dataDirWith({
      'caisse-10': record,
      'caisse-2': record,
      bar: record,
      neuve: { ...other, token: null },
      'sans-certificat': { ...record, certificate: null },
      'sans-reglages': { ...record, configuration: null },
    });
    mkdirSync(join(dataDir, 'terminal', 'vide'));
    writeFileSync(join(dataDir, 'terminal', 'note.txt'), '');
    expect(await listTerminals(openFolders(dataDir))).toEqual(['bar', 'caisse-2', 'caisse-10']);
    expect(await listTerminals(openFolders(join(dataDir, 'missing')))).toEqual([]);
  });

  it('that cannot be listed fail by their own reason', async () => {
    const { dataDir } = context();
    writeFileSync(join(dataDir, 'terminal'), '');
    await expect(listTerminals(openFolders(dataDir))).rejects.toMatchObject({ code: 'ENOTDIR' });
  });

  it('are chosen by name, else the usual one, else the first', async () => {
    const dataDir = await dataDirWith({ bar: record, caisse: record });
    expect(await chooseTerminal(openFolders(dataDir), 'bar')).toBe('bar');
    expect(await chooseTerminal(openFolders(dataDir), undefined)).toBe('caisse');
    expect(await chooseTerminal(openFolders(await dataDirWith({ 'caisse-2': record, bar: record })), undefined)).toBe(
      'bar',
    );
  });

  it.each([
    ['salle', 'La caisse « salle » n’est pas reliée. Caisses reliées : caisse.'],
    [
      'Ma caisse',
      '« Ma caisse » ne peut pas nommer une caisse : lettres minuscules, chiffres et traits d’union, 32 au plus.',
    ],
  ])('do not include %s', async (name, sentence) => {
    expect(await sentenceOfAttempt(chooseTerminal(openFolders(await dataDirWith({ caisse: record })), name))).toBe(
      sentence,
    );
  });

  it('are none at first', async () => {
    const { dataDir } = context();
    expect(await sentenceOfAttempt(chooseTerminal(openFolders(dataDir), undefined))).toBe(
      'Aucune caisse n’est encore reliée. En relier une : npm run terminal -- enrol',
    );
  });

  it.each(['a', '9', 'caisse-2', 'x'.repeat(32)])('may be called %s', (name) => {
    expect(() => requireName(name)).not.toThrow();
  });

  it.each(['', '-a', 'A', 'a b', 'à', '../x', 'x'.repeat(33), 'a\n', '\na'])('may not be called %j', (name) => {
    expect(sentenceOf(() => requireName(name))).toContain('ne peut pas nommer une caisse');
  });
});

describe('the record of a till', () => {
  it('is a new one at first, and afterwards what was saved, for its owner alone', async () => {
    const { dataDir } = context();
    expect(await readTerminalRecord(openFolder(dataDir))).toEqual(NEW_RECORD);
    await saveTerminalRecord(openFolder(dataDir), record);
    expect(await readTerminalRecord(openFolder(dataDir))).toEqual(record);
    expect(statSync(join(dataDir, 'till.json')).mode & 0o777).toBe(0o600);
    expect(readFileSync(join(dataDir, 'till.json'), 'utf8')).toMatch(/^\{\n {2}"version": 1,[^]*\}\n$/);
  });

  it.each(['{', '{}', '{"version":2}'])('that is damaged is named: %s', async (content) => {
    const { dataDir } = context();
    const path = join(dataDir, 'till.json');
    writeFileSync(path, content);
    const sentence = `Le fichier ${path} est abîmé. Remettez-en une copie de sauvegarde.`;
    expect(await sentenceOfAttempt(readTerminalRecord(openFolder(dataDir)))).toBe(sentence);
    await expect(readTerminalRecord(openFolder(dataDir))).rejects.toMatchObject({ cause: expect.any(Error) });
  });

  it('that cannot be read fails by its own reason', async () => {
    const { dataDir } = context();
    mkdirSync(join(dataDir, 'till.json'));
    await expect(readTerminalRecord(openFolder(dataDir))).rejects.toMatchObject({ code: 'EISDIR' });
  });

  it('from before some settings were known has the usual ones', async () => {
    const { dataDir } = context();
    const { employees: _, certificate: __, billPrefix: ___, requireShift: ____, ...settings } = record.configuration;
    const { keyFile: _____, ...certificate } = record.certificate;
    const { statedNumber: ______, renewal: _______, codes: ________, ...old } = record;
    writeFileSync(join(dataDir, 'till.json'), JSON.stringify({ ...old, configuration: settings, certificate }));
    expect(await readTerminalRecord(openFolder(dataDir))).toEqual(record);
  });

  it('with a certificate has nothing left of asking for it', () => {
    const certificate = { ...record.certificate, thumbprint: 'B'.repeat(40) };
    const request = { csr: 'x', states: 'y' };
    const configuration = { ...record.configuration, certificate: { isRevoked: true, renewal: 'due' as const } };
    const asking = { ...record, configuration, request, renewal: request, statedNumber: '2468-1357-9024' };
    expect(certifiedAs(asking, certificate)).toEqual({ ...record, certificate });
    expect([isLinked(record), isLinked(NEW_RECORD), isLinked({ ...record, token: null })]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe('a till in hand', () => {
  async function linked() {
    const world = context();
    const folder = join(world.dataDir, 'terminal', 'caisse');
    mkdirSync(folder, { recursive: true });
    await saveTerminalRecord(openFolder(folder), record);
    return { world, folder };
  }

  it('has its folder, its record and its journal, and no old key', async () => {
    const { world, folder } = await linked();
    writeFileSync(join(folder, 'key-old.pem'), '');
    writeFileSync(join(folder, 'psi.pem'), 'PSI');
    const seen = await withTerminal(world, 'caisse', async (terminal) => {
      expect(readdirSync(folder)).toContain('lock');
      expect(terminal.folder.pathOf('x')).toBe(join(folder, 'x'));
      return { ...terminal, psi: await terminal.psiCertificate(), state: terminal.journal.state };
    });
    expect(seen).toMatchObject({ name: 'caisse', record, psi: 'PSI', state: NEW_TERMINAL });
    expect(readdirSync(folder).toSorted()).toEqual(['journal.jsonl', 'psi.pem', 'till.json']);
  });

  it('closes its journal, whatever becomes of the work', async () => {
    const { world } = await linked();
    const closed = await withTerminal(world, 'caisse', ({ journal }) => Promise.resolve(journal));
    await expect(closed.append({ kind: 'found-behind' })).rejects.toMatchObject({ code: 'EBADF' });
    await expect(withTerminal(world, 'caisse', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  });

  it('that is not linked says how to', async () => {
    const world = context();
    expect(await sentenceOfAttempt(withTerminal(world, 'bar', () => Promise.resolve()))).toBe(
      'La caisse « bar » n’est pas encore reliée : npm run terminal -- enrol --till bar',
    );
    expect(statSync(join(world.dataDir, 'terminal', 'bar')).mode & 0o777).toBe(0o700);
  });

  it('with a damaged key says which file', async () => {
    const { world, folder } = await linked();
    const path = join(folder, 'key.pem');
    writeFileSync(path, 'damaged');
    const read = withTerminal(world, 'caisse', ({ signingKey }) => signingKey());
    expect(await sentenceOfAttempt(read)).toBe(`Le fichier ${path} est abîmé. Remettez-en une copie de sauvegarde.`);
  });

  it('with a damaged journal says where', async () => {
    const { world, folder } = await linked();
    const path = join(folder, 'journal.jsonl');
    writeFileSync(path, 'damaged\n{}\n');
    const opened = withTerminal(world, 'caisse', () => Promise.resolve());
    expect(await sentenceOfAttempt(opened)).toBe(
      `Le journal ${path} est abîmé à l’octet 0. Remettez-en une copie de sauvegarde; aucune facture n’a été faite.`,
    );
  });

  it('with a journal that cannot be opened fails by its own reason', async () => {
    const { world, folder } = await linked();
    mkdirSync(join(folder, 'journal.jsonl'));
    await expect(withTerminal(world, 'caisse', () => Promise.resolve())).rejects.toMatchObject({ code: 'EISDIR' });
  });

  it('of another is waited for, and that is said after a second', async () => {
    const { world, folder } = await linked();
    writeFileSync(join(folder, 'lock'), JSON.stringify(await processIdentity(process.pid)));
    const turn = withTerminalFolder(world, 'caisse', () => Promise.resolve('done'));
    await expect
      .poll(() => world.warnings.map(plainSpaces), { timeout: 5000 })
      .toEqual(['La caisse « caisse » est occupée; chacun son tour…']);
    writeFileSync(join(folder, 'lock'), '');
    expect(await turn).toBe('done');
  });
});
