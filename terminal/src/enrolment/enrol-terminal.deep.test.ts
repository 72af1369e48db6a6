import { openFolder } from '../node/open-folder.ts';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startStandIn, type Fault, type StandIn } from '../../test/stand-in.ts';
import { makeContext, type TestContext } from '../../test/test-context.ts';
import { describeFailure } from '../cli/describe-failure.ts';
import { readTerminalRecord } from '../terminal/terminal-record.ts';
import { enrolTerminal } from './enrol-terminal.ts';

let standIn: StandIn;
let context: TestContext;
beforeEach(async () => {
  standIn = await startStandIn();
  context = makeContext(standIn.url);
});
afterEach(() => standIn.close());

const folder = (): string => join(context.dataDir, 'terminal', 'caisse');
const key = (): string => readFileSync(join(folder(), 'key.pem'), 'utf8');
const source = (code?: string, demo = false) => ({ terminal: 'caisse', code, demo });
const fail = (fault: Fault, path: string) => standIn.faults.push({ fault, path });

/** The sentence that a person reads when enrolment stops. */
async function sentenceOf(attempt: Promise<unknown>): Promise<string> {
  return attempt.then(
    () => expect.unreachable('the attempt succeeded'),
    (error: unknown) => describeFailure(error, context),
  );
}

describe('enrolTerminal', () => {
  it('links a terminal with a code typed in any way, and keeps its secrets to itself', async () => {
    const code = standIn.createCode(standIn.addDevice('Caisse 1').id).toLowerCase();
    const { record, isNew } = await enrolTerminal(context, source(code));
    expect(isNew).toBe(true);
    expect(record.certificate.deviceNumber).toBe('2468-1357-9024');
    const saved = readFileSync(join(folder(), 'till.json'), 'utf8');
    expect(saved).not.toContain('K4M7-R2T9');
    for (const file of ['key.pem', 'till.json', 'journal.jsonl']) {
      expect(statSync(join(folder(), file)).mode & 0o077).toBe(0);
    }
  });

  it('says that it is linked already, and asks for nothing', async () => {
    await enrolTerminal(context, source(undefined, true));
    expect(await enrolTerminal(context, source())).toMatchObject({ isNew: false });
    expect(standIn.enrolment.issued).toBe(1);
  });

  it('asks a person for the code when none is given', async () => {
    const answers = [standIn.createCode(standIn.addDevice('Caisse 1').id)];
    const asking = makeContext(standIn.url, { answers });
    expect(await enrolTerminal(asking, source())).toMatchObject({ isNew: true });
  });

  it.each([
    [undefined, 'Il faut un code.'],
    ['7K2Q', 'n’est pas un code'],
    ['7K2Q-9M4T', 'Ce code n’existe pas.'],
  ])('refuses the code %s in one sentence', async (code, sentence) => {
    const said = await sentenceOf(enrolTerminal(context, source(code)));
    expect(said).toContain(sentence);
    expect(said).not.toContain('\n');
  });

  it('has its key on the disk before anyone is called', async () => {
    standIn.isDown = true;
    expect(await sentenceOf(enrolTerminal(context, source('7K2Q-9M4T')))).toContain('Comptoir ne répond pas');
    const made = key();
    standIn.isDown = false;
    await enrolTerminal(context, source(undefined, true));
    expect(key()).toBe(made);
  });

  const paths = ['/login', '/devices', '/activation-code', '/activation', '/configuration', '/certificate'];
  const faults: Fault[] = ['drop', 'lose-reply', 'html', 'server-error', 'garbage'];
  it.each(paths.flatMap((path) => faults.map((fault) => [path, fault] as const)))(
    'goes on after an interruption at %s (%s), with the same key and one device',
    async (path, fault) => {
      const device = standIn.addDevice('Caisse du comptoir');
      fail(fault, path);
      expect(await sentenceOf(enrolTerminal(context, source(undefined, true)))).toContain('Comptoir ne répond pas');
      const made = key();
      const { record } = await enrolTerminal(context, source(undefined, true));
      expect(key()).toBe(made);
      expect(standIn.devices).toEqual([device]);
      expect(record.deviceId).toBe(device.id);
      expect(device.deviceNumber).toBe(record.certificate.deviceNumber);
    },
  );

  it('needs no other code after the reply to a typed one was lost', async () => {
    const device = standIn.addDevice('Caisse 1');
    fail('lose-reply', '/activation');
    await sentenceOf(enrolTerminal(context, source(standIn.createCode(device.id))));
    const { record } = await enrolTerminal(context, source());
    expect(record.deviceId).toBe(device.id);
    expect(record.token).toBe(device.token);
  });

  it('finishes what was interrupted before it looks at another code, so that there is no second device', async () => {
    const [device, other] = [standIn.addDevice('Caisse 1'), standIn.addDevice('Caisse 2')];
    fail('lose-reply', '/activation');
    await sentenceOf(enrolTerminal(context, source(standIn.createCode(device.id))));
    const { record } = await enrolTerminal(context, source(standIn.createCode(other.id)));
    expect(record.deviceId).toBe(device.id);
    expect(other.token).toBeNull();
  });

  it('forgets a code that was refused, and takes the next one', async () => {
    const device = standIn.addDevice('Caisse 1');
    expect(await sentenceOf(enrolTerminal(context, source('7K2Q-9M4T')))).toContain('Ce code n’existe pas');
    expect(await sentenceOf(enrolTerminal(context, source()))).toContain('Il faut un code');
    expect(await enrolTerminal(context, source(standIn.createCode(device.id)))).toMatchObject({ isNew: true });
  });

  it('sends the same request again when the reply was lost', async () => {
    const record = () => readTerminalRecord(openFolder(folder()));
    fail('lose-reply', '/certificate');
    await sentenceOf(enrolTerminal(context, source(undefined, true)));
    const { request } = await record();
    fail('drop', '/certificate');
    await sentenceOf(enrolTerminal(context, source()));
    expect((await record()).request).toEqual(request);
    await enrolTerminal(context, source());
    expect((await record()).request).toBeNull();
  });

  it('prints a refusal with id, code, explanation and field, and succeeds once the merchant has fixed it', async () => {
    standIn.merchant.authorizationCode = 'Z9Z9-Z9Z9';
    standIn.enrolment.refusal = {
      id: 'JW00B999429E',
      codRetour: '16',
      message: 'CSR Organization refusee',
      explanation: { fr: 'Le code d’autorisation n’est pas connu.', en: 'The authorization code is not known.' },
      merchantField: 'authorization_code',
    };
    const sentence = await sentenceOf(enrolTerminal(context, source(undefined, true)));
    expect(sentence.replaceAll('\u00A0', ' ')).toContain(
      'JW00B999429E[16] : Le code d’autorisation n’est pas connu. À corriger dans le portail : code d’autorisation.',
    );
    const made = key();
    const before = (await readTerminalRecord(openFolder(folder()))).request;
    standIn.merchant.authorizationCode = 'K4M7-R2T9';
    standIn.enrolment.refusal = null;
    expect(await enrolTerminal(context, source())).toMatchObject({ isNew: true });
    expect(key()).toBe(made);
    expect(before).not.toBeNull();
    expect(standIn.devices).toHaveLength(1);
  });

  it('makes a new device in the demo world when the one there is linked', async () => {
    standIn.addDevice('Caisse du comptoir').token = 'someone else';
    const { record } = await enrolTerminal(context, source(undefined, true));
    expect(record.deviceName).toBe('caisse');
  });

  it('links a forgotten terminal again, on the chain that Comptoir has of it', async () => {
    const { record } = await enrolTerminal(context, source(undefined, true));
    const [device] = standIn.devices;
    if (device) device.token = null;
    const again = await enrolTerminal(context, source(undefined, true));
    expect(again).toMatchObject({ isNew: true });
    expect(again.record.token).not.toBe(record.token);
    expect(again.record.certificate.deviceNumber).toBe(record.certificate.deviceNumber);
    expect(standIn.devices).toHaveLength(1);
  });

  it('keeps its books for the business whose they are: another one’s code links a new terminal, and is still good for it', async () => {
    const { record } = await enrolTerminal(context, source(undefined, true));
    const [device] = standIn.devices;
    if (device) device.token = null;
    standIn.foreignNumbers.add(record.certificate.deviceNumber);
    const code = standIn.createCode(standIn.addDevice('Acheteur').id);
    expect(await sentenceOf(enrolTerminal(context, source(code)))).toContain('les livres d’une autre entreprise');
    expect((await readTerminalRecord(openFolder(folder()))).certificate).toEqual(record.certificate);
    const bought = await enrolTerminal(context, { ...source(code), terminal: 'neuve' });
    expect(bought).toMatchObject({ isNew: true });
    expect(bought.record.certificate.deviceNumber).not.toBe(record.certificate.deviceNumber);
  });

  it.each([
    ['by option', { code: true, option: '2468-1357-4711' }, []],
    ['without hyphens, to the question after the code', { code: false, option: undefined }, ['246813574711']],
  ])('states the number that the device has already, given %s', async (_, { code, option }, answers) => {
    const device = standIn.addDevice('Caisse 1');
    const made = standIn.createCode(device.id);
    const asking = makeContext(standIn.url, { answers: code ? [] : [made, ...answers] });
    const input = { terminal: 'caisse', code: code ? made : undefined, demo: false, deviceNumber: option };
    fail('lose-reply', '/activation');
    await sentenceOf(enrolTerminal(asking, input));
    const { record } = await enrolTerminal(asking, { ...input, deviceNumber: undefined });
    expect(record.certificate.deviceNumber).toBe('2468-1357-4711');
    expect(device.deviceNumber).toBe('2468-1357-4711');
  });

  it('has a number given when the question is left without an answer, and asks no one who gave the code as an option', async () => {
    const first = makeContext(standIn.url, { answers: [standIn.createCode(standIn.addDevice('Caisse 1').id), ''] });
    expect((await enrolTerminal(first, source())).record.certificate.deviceNumber).toBe('2468-1357-9024');
    const second = makeContext(standIn.url, { answers: ['2468-1357-4711'] });
    const code = standIn.createCode(standIn.addDevice('Caisse 2').id);
    expect((await enrolTerminal(second, source(code))).record.certificate.deviceNumber).toBe('2468-1357-9025');
  });

  it.each(['246813571', 'ABCD-1357-4711'])('refuses %s as a number, before the code is used', async (typed) => {
    const code = standIn.createCode(standIn.addDevice('Caisse 1').id);
    const asking = makeContext(standIn.url, { answers: [code, typed] });
    expect(await sentenceOf(enrolTerminal(asking, source()))).toContain('n’est pas un numéro d’appareil');
    expect(standIn.calls).not.toContain('/device/v1/activation');
  });

  it('keeps the number that Comptoir knows of the device, in a new terminal too, and goes on with its chain', async () => {
    const { record } = await enrolTerminal(context, source(undefined, true));
    const [device] = standIn.devices;
    if (!device) throw new Error('no device');
    device.token = null;
    const replaced = { ...source(standIn.createCode(device.id)), terminal: 'neuve' };
    const other = { ...replaced, deviceNumber: '1111-2222-3333' };
    expect(await sentenceOf(enrolTerminal(context, other))).toContain(record.certificate.deviceNumber);
    const again = await enrolTerminal(context, replaced);
    expect(again.record.certificate.deviceNumber).toBe(record.certificate.deviceNumber);
    expect(again.record.certificate.thumbprint).not.toBe(record.certificate.thumbprint);
  });

  it('forgets a number that is another device’s, or that Revenu Québec does not know: the next attempt may state another', async () => {
    const { record } = await enrolTerminal(context, source(undefined, true));
    const input = { terminal: 'neuve', demo: false, code: standIn.createCode(standIn.addDevice('Neuve').id) };
    const taken = { ...input, deviceNumber: record.certificate.deviceNumber };
    expect(await sentenceOf(enrolTerminal(context, taken))).toContain('porte déjà ce numéro');
    standIn.enrolment.refusal = {
      id: 'JW00B999047E',
      codRetour: '94',
      message: '',
      explanation: null,
      merchantField: null,
    };
    const unknown = { ...input, deviceNumber: '1111-2222-3333' };
    expect(await sentenceOf(enrolTerminal(context, unknown))).toContain('JW00B999047E');
    standIn.enrolment.refusal = null;
    const { record: linked } = await enrolTerminal(context, input);
    expect(linked.certificate.deviceNumber).toBe('2468-1357-9025');
  });

  it('asks for another certificate when the first has expired', async () => {
    standIn.enrolment.validity = { notBefore: new Date('2020-01-01'), notAfter: new Date('2026-01-14') };
    await enrolTerminal(context, source(undefined, true));
    standIn.enrolment.validity = { notBefore: new Date('2026-01-14'), notAfter: new Date('2031-01-14') };
    const { record, isNew } = await enrolTerminal(context, source());
    expect(isNew).toBe(true);
    expect(record.certificate.notAfter).toBe('2031-01-14T00:00:00.000Z');
  });
});
