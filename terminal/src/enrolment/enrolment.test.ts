import type { DeviceConfiguration } from '@comptoir/contract/sales/device-api';
import { readCsr } from '@comptoir/websrm/certificates/certificates';
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { answerCalls, refusal, type Answer, type MadeCall } from '../../test/answer-calls.ts';
import { deviceConfiguration } from '../../test/device-configuration.ts';
import { issueDeviceCertificate } from '../../test/issue-certificates.ts';
import { linkedRecord } from '../../test/linked-record.ts';
import { makeTerminal } from '../../test/made-terminal.ts';
import { plainSpaces } from '../../test/plain-spaces.ts';
import { sentenceOf, sentenceOfAttempt } from '../../test/sentence-of.ts';
import { makeContext } from '../../test/test-context.ts';
import { NEW_RECORD, readTerminalRecord, saveTerminalRecord } from '../terminal/terminal-record.ts';
import { createDemoCode } from './create-demo-code.ts';
import { renewAsAsked } from './finish-renewal.ts';
import { readDeviceNumber } from './read-device-number.ts';
import { refreshConfiguration } from './refresh-configuration.ts';
import { openFolder } from '../node/open-folder.ts';
import { requestCertificate } from './request-certificate.ts';
import { saveCertificate } from './save-certificate.ts';
import { stateRequest } from './state-request.ts';

const context = () => makeContext('http://comptoir.test');
const VALIDITY = { notBefore: new Date('2026-01-01T00:00:00Z'), notAfter: new Date('2031-01-14T00:00:00Z') };

describe('a device number', () => {
  it.each([
    ['2468-1357-9024', '2468-1357-9024'],
    [' 246813579024 ', '2468-1357-9024'],
    ['', null],
    ['  ', null],
    [null, null],
    [undefined, null],
  ])('typed as %j is %j', (typed, number) => {
    expect(readDeviceNumber(typed)).toBe(number);
  });

  it.each(['24681357902', '2468135790245', 'x246813579024', '2468 1357 9024', '2468-1357-902a'])(
    'is not "%s"',
    (typed) => {
      expect(sentenceOf(() => readDeviceNumber(typed))).toBe(
        `« ${typed} » n’est pas un numéro d’appareil : douze chiffres, comme 2468-1357-9024.`,
      );
    },
  );
});

describe('the key of a till', () => {
  it('is made once, for its owner alone, and the same afterwards', async () => {
    const { dataDir } = context();
    const { spki } = await openFolder(dataDir).keys.ensure('key.pem');
    const pem = readFileSync(join(dataDir, 'key.pem'), 'utf8');
    expect(statSync(join(dataDir, 'key.pem')).mode & 0o777).toBe(0o600);
    expect((await openFolder(dataDir).keys.ensure('key.pem')).spki).toBe(spki);
    expect(readFileSync(join(dataDir, 'key.pem'), 'utf8')).toBe(pem);
    expect(Buffer.from(spki, 'base64')).toHaveLength(91);
  });

  it('that is damaged is named, and one that cannot be read fails by its own reason', async () => {
    const { dataDir } = context();
    const path = join(dataDir, 'key.pem');
    writeFileSync(path, 'damaged');
    expect(await sentenceOfAttempt(openFolder(dataDir).keys.ensure('key.pem'))).toBe(
      `Le fichier ${path} est abîmé. Remettez-en une copie de sauvegarde.`,
    );
    mkdirSync(join(dataDir, 'folder.pem'));
    await expect(openFolder(dataDir).keys.ensure('folder.pem')).rejects.toMatchObject({ code: 'EISDIR' });
  });
});

describe('a certificate', () => {
  it('is kept when it is this key’s, and only then', async () => {
    const { dataDir } = context();
    const keys = await openFolder(dataDir).keys.ensure('key.pem');
    const { csr } = await stateRequest(null, { keys, configuration: deviceConfiguration() });
    const certificate = await issueDeviceCertificate(csr, VALIDITY);
    const reply = { state: 'issued', deviceNumber: '2468-1357-9024', certificate, psiCertificate: 'PSI' } as const;
    const saved = await saveCertificate(openFolder(dataDir), reply, { spki: keys.spki, file: 'key.pem' });
    expect(saved).toEqual({
      deviceNumber: '2468-1357-9024',
      thumbprint: expect.stringMatching(/^[0-9A-F]{40}$/i),
      notAfter: '2031-01-14T00:00:00.000Z',
      keyFile: 'key.pem',
    });
    expect(readFileSync(join(dataDir, 'certificate.pem'), 'utf8')).toBe(certificate);
    expect(readFileSync(join(dataDir, 'psi.pem'), 'utf8')).toBe('PSI');
    const other = await openFolder(dataDir).keys.ensure('other.pem');
    expect(await sentenceOfAttempt(saveCertificate(openFolder(dataDir), reply, { spki: other.spki, file: 'x' }))).toBe(
      'Le certificat reçu n’est pas celui de cette caisse. Réessayez, puis appelez le soutien.',
    );
  });
});

describe('a request', () => {
  const stated = async (configuration: DeviceConfiguration) => {
    const { dataDir } = context();
    const keys = await openFolder(dataDir).keys.ensure('key.pem');
    return { keys, request: await stateRequest(null, { keys, configuration }) };
  };
  const MERCHANT = deviceConfiguration().merchant;

  it('states the business, and the till by its name and the end of its id', async () => {
    const { request, keys } = await stated(deviceConfiguration());
    const { subject, publicKeySpki } = (await readCsr(request.csr)) as { subject: object; publicKeySpki: string };
    expect(publicKeySpki).toBe(keys.spki);
    const words = JSON.stringify(subject);
    for (const word of ['K4M7-R2T9', 'ER0042', '4071234567', 'Caisse 1 000000d', '-05:00'])
      expect(words).toContain(word);
  });

  it('is the same again while it states the same, and a new one otherwise', async () => {
    const { request, keys } = await stated(deviceConfiguration());
    expect(await stateRequest(request, { keys, configuration: deviceConfiguration() })).toBe(request);
    const moved = deviceConfiguration({ merchant: { ...MERCHANT, timeZone: 'America/Halifax' } });
    const other = await stateRequest(request, { keys, configuration: moved });
    expect(other.states).not.toBe(request.states);
    expect(JSON.stringify(((await readCsr(other.csr)) as { subject: object }).subject)).toContain('-04:00');
  });

  it('names a till by as much of its name as there is room for', async () => {
    const device = { ...deviceConfiguration().device, name: 'Une caisse au nom beaucoup trop long' };
    const { request } = await stated(deviceConfiguration({ device }));
    const words = JSON.stringify(((await readCsr(request.csr)) as { subject: object }).subject);
    expect(words).toContain('Une caisse au nom beauco 000000d');
  });
});

describe('the request of a certificate', () => {
  const asking = { ...NEW_RECORD, token: 'token' };
  const ERROR = {
    id: 'JW00B999047E',
    codRetour: '14',
    message: 'numero inconnu',
    explanation: null,
    merchantField: null,
  };

  async function request(
    answer: Answer,
    { record = asking, existing = null }: { record?: typeof asking; existing?: string | null } = {},
  ) {
    const world = context();
    const configuration = deviceConfiguration();
    const device = { ...configuration.device, deviceNumber: existing };
    const calls = answerCalls(answer);
    const input = { terminal: 'caisse', record, keyFile: 'key.pem', configuration: { ...configuration, device } };
    const attempt = requestCertificate(world, openFolder(world.dataDir), input);
    return { calls, attempt, record: () => readTerminalRecord(openFolder(world.dataDir)) };
  }
  const refused: Answer = { json: { state: 'refused', errors: [ERROR] } };

  it('is kept before it is sent, with the number that is known', async () => {
    const { attempt, calls, record } = await request(null);
    expect(await sentenceOfAttempt(attempt)).toContain('Comptoir ne répond pas');
    const { request: saved } = await record();
    expect(calls[0]?.body).toEqual({ csr: saved?.csr });
    const stated = { ...asking, statedNumber: '2468-1357-4711' };
    const second = await request(null, { record: stated });
    await sentenceOfAttempt(second.attempt);
    expect(second.calls[0]?.body).toMatchObject({ deviceNumber: '2468-1357-4711' });
    const third = await request(null, { record: stated, existing: '2468-1357-9024' });
    await sentenceOfAttempt(third.attempt);
    expect(third.calls[0]?.body).toMatchObject({ deviceNumber: '2468-1357-9024' });
    expect((await third.record()).statedNumber).toBe('2468-1357-4711');
  });

  it.each<[string, Answer, string, string | null]>([
    ['that is another’s', refusal('device-number-taken'), 'Un autre appareil du commerce porte déjà ce numéro.', null],
    ['that is unknown', refused, 'Revenu Québec refuse le certificat de cette caisse.', null],
    [
      'while something else is wrong',
      { json: { state: 'refused', errors: [{ ...ERROR, id: 'JW00B1' }] } },
      'npm run terminal -- link --till caisse',
      '2468-1357-4711',
    ],
    ['while Comptoir is silent', null, 'Comptoir ne répond pas', '2468-1357-4711'],
  ])('forgets a number %s, or keeps it', async (_, answer, sentence, left) => {
    const { attempt, record } = await request(answer, { record: { ...asking, statedNumber: '2468-1357-4711' } });
    expect(await sentenceOfAttempt(attempt)).toContain(sentence);
    expect((await record()).statedNumber).toBe(left);
  });
});

describe('a configuration', () => {
  it('is kept as Comptoir has it now, without the authorization code, and when it came', async () => {
    const world = context();
    const terminal = await makeTerminal(world);
    const employees = [{ name: 'Camille Roy', opensAllTabs: true }];
    const calls = answerCalls({
      json: deviceConfiguration({
        employees,
        requireShift: true,
        certificate: { serial: null, notAfter: null, isRevoked: false, renewal: 'due' },
      }),
    });
    const { record } = await refreshConfiguration(world, terminal);
    expect(calls.map(({ method, url, headers }) => [method, url, headers['authorization']])).toEqual([
      ['GET', 'http://comptoir.test/api/device/v1/configuration?calendarVersion=0', 'Bearer token'],
      ['GET', 'http://comptoir.test/api/device/v1/menu', 'Bearer token'],
    ]);
    const before = linkedRecord();
    const configuration = {
      ...before.configuration,
      employees,
      requireShift: true,
      billPrefix: 'T000',
      certificate: { isRevoked: false, renewal: 'due' },
    };
    const now = { ...before, deviceName: 'Caisse 1', configuredAt: '2026-01-15T17:05:00.000Z', configuration };
    expect(record).toEqual(now);
    expect(await readTerminalRecord(terminal.folder)).toEqual(now);
  });

  it('stays as it was without an answer', async () => {
    const world = context();
    const terminal = await makeTerminal(world);
    answerCalls(null);
    expect(await refreshConfiguration(world, terminal)).toBe(terminal);
  });
});

describe('a renewal that is asked for in the portal', () => {
  it('is announced, and tried again later where it cannot be done', async () => {
    const world = context();
    const terminal = await makeTerminal(world);
    await saveTerminalRecord(terminal.folder, { ...terminal.record, deviceName: 'Bar' });
    answerCalls(null);
    const left = await renewAsAsked(world, terminal);
    expect(left.record.deviceName).toBe('Bar');
    expect(world.lines.map(plainSpaces)).toEqual([
      'Le renouvellement du certificat a été demandé dans le portail : il se fait maintenant…',
    ]);
    expect(world.warnings).toEqual([
      expect.stringContaining('Le certificat n’a pas pu être renouvelé. Comptoir ne répond pas'),
    ]);
  });

  it('leaves a till that is no longer linked as it was in hand', async () => {
    const world = context();
    const terminal = await makeTerminal(world);
    answerCalls(null);
    expect(await renewAsAsked(world, terminal)).toBe(terminal);
  });

  it('gives the till another key, certificate and record', async () => {
    const world = context();
    const terminal = await makeTerminal(world);
    const issue = async ({ body }: MadeCall) => {
      const { csr } = body as { csr: string };
      const certificate = await issueDeviceCertificate(csr, VALIDITY);
      return { json: { state: 'issued', deviceNumber: '2468-1357-9024', certificate, psiCertificate: 'PSI' } };
    };
    answerCalls({ json: deviceConfiguration() }, issue);
    const { record } = await renewAsAsked(world, terminal);
    expect(record.certificate).toMatchObject({ keyFile: 'key-aaaaaaaaaaaa.pem', notAfter: '2031-01-14T00:00:00.000Z' });
    expect(record.renewal).toBeNull();
    expect(await readTerminalRecord(terminal.folder)).toEqual(record);
    expect(world.lines.map(plainSpaces)[1]).toBe(
      'Certificat renouvelé, valide jusqu’au 2031-01-14. La chaîne continue; l’ancienne clé est effacée.',
    );
    expect(terminal.journal.state.certificateError).toBeNull();
  });
});

describe('a code of the demo world', () => {
  const CODE = {
    deviceId: '00000000-0000-4000-8000-00000000000d',
    code: 'TEST-0000',
    expiresAt: '2040-01-01T00:00:00.000Z',
  };
  const device = (name: string, linked: boolean, id: string) => ({
    id: `00000000-0000-4000-8000-00000000000${id}`,
    name,
    linked,
    deviceNumber: null,
    androidSerial: null,
    model: null,
    certificate: { state: 'none', notBefore: null, notAfter: null, isRenewalRequested: false },
    refusedRequest: null,
    lastSeenAt: null,
    waiting: 0,
    oldestWaitingAt: null,
    oldCalendar: null,
  });
  async function bodiesFor(
    devices: ReturnType<typeof device>[],
    input: Partial<Parameters<typeof createDemoCode>[1]> = {},
  ) {
    const answers = [{ json: { webToken: 'demo' } }, { json: { items: devices, nextCursor: null } }, { json: CODE }];
    const calls = answerCalls(...(input.deviceId ? [answers[0] ?? null, answers[2] ?? null] : answers));
    await createDemoCode(context(), { deviceId: null, terminal: 'caisse', ...input });
    expect(calls.at(-1)?.headers).toMatchObject({ authorization: 'Bearer demo' });
    return calls.map(({ body }) => body);
  }
  const DEMO = { email: 'merchant@comptoir.test', password: 'comptoir-demo' };

  it('is for the till that waits there, else one of that name, else a new one', async () => {
    const [waits, named] = [device('Caisse du comptoir', false, '1'), device('caisse', false, '2')];
    expect(await bodiesFor([named, waits])).toEqual([DEMO, undefined, { deviceId: waits.id }]);
    expect((await bodiesFor([named])).at(-1)).toEqual({ deviceId: named.id });
    expect((await bodiesFor([{ ...waits, linked: true }])).at(-1)).toEqual({ name: 'caisse' });
  });

  it('is under a name that no linked till bears', async () => {
    const taken = [device('Caisse', true, '1'), device('caisse 2', true, '2'), device('caisse 3', false, '3')];
    expect((await bodiesFor(taken)).at(-1)).toEqual({ name: 'caisse 3' });
  });

  it('is for the device of an interrupted attempt, and for the account that is named', async () => {
    expect(await bodiesFor([], { deviceId: CODE.deviceId, account: 'bar@comptoir.test' })).toEqual([
      { ...DEMO, email: 'bar@comptoir.test' },
      { deviceId: CODE.deviceId },
    ]);
  });

  it('is none where there is no demo world', async () => {
    answerCalls(refusal('invalid-credentials', 401));
    expect(await sentenceOfAttempt(createDemoCode(context(), { deviceId: null, terminal: 'caisse' }))).toContain(
      '--demo ne sert qu’au monde de démonstration',
    );
  });
});
