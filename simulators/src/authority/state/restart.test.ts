import { appendFile, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readTransactionAnswer } from '../../../test/read-answer.ts';
import { startTestAuthority, type TestAuthority } from '../../../test/test-authority.ts';
import { enrol, openTerminal, send } from '../../../test/terminal.ts';
import { startAuthority } from '../start-authority.ts';

let authority: TestAuthority;

beforeEach(async () => {
  authority = await startTestAuthority();
});
afterEach(() => authority.remove());

async function sendSome() {
  const server = await enrol(authority.running, 'server');
  const device = await enrol(authority.running, 'device');
  const terminal = openTerminal(device);
  const { deviceNumber } = device;
  const [first, second] = [await terminal.sign(), await terminal.sign()];
  await send(authority.running, { caller: server, deviceNumber, current: second, lot: [first] });
  const sendNext = async () =>
    send(authority.running, { caller: server, deviceNumber, current: await terminal.sign() });
  const sendAgain = () => send(authority.running, { caller: server, deviceNumber, current: second });
  return { sendNext, sendAgain };
}

describe('after a restart, the authority', () => {
  it('knows its bills, certificates and chains, at the same addresses', async () => {
    const { sendNext, sendAgain } = await sendSome();
    const before = authority.running;
    const expected = { bills: before.transactions(), urls: before.urls, ca: before.caPem };
    await authority.restart();
    const { running } = authority;
    expect({ bills: running.transactions(), urls: running.urls, ca: running.caPem }).toEqual(expected);
    const psiNoTrans = expected.bills.at(-1)?.psiNoTrans;
    expect(readTransactionAnswer(await sendAgain()).current?.psiNoTrans).toBe(psiNoTrans);
    expect((await sendNext()).status).toBe(200);
    expect(running.listDiagnostics()).toEqual([]);
  });

  it('keeps what the control plane set: strictness, registers, counters', async () => {
    const { sendAgain } = await sendSome();
    await sendAgain();
    authority.running.setStrict(false);
    authority.running.registerServers([{ code: 'A1A1-A1A1', cn: '9999999999' }]);
    const { strict, counters } = authority.running.status();
    await authority.restart();
    expect(authority.running.status()).toMatchObject({ strict, counters: { ...counters, requests: 0 } });
  });

  it('cuts a torn last line, and writes on', async () => {
    const { sendNext } = await sendSome();
    const journal = join(authority.dataDir, 'authority', 'journal.jsonl');
    await appendFile(journal, '{"kind":"transactions","transac');
    await authority.restart();
    expect(authority.running.transactions()).toHaveLength(2);
    expect((await sendNext()).status).toBe(200);
    expect(await readFile(journal, 'utf8')).not.toContain('"transac{');
    await authority.restart();
    expect(authority.running.transactions()).toHaveLength(3);
  });

  it('refuses a journal damaged in the middle, and says where', async () => {
    const other = await startTestAuthority();
    const { dataDir } = other;
    await other.running.close();
    await appendFile(join(dataDir, 'authority', 'journal.jsonl'), 'rubbish\n{"kind":"faults-cleared"}\n');
    await expect(startAuthority({ dataDir })).rejects.toThrow(/journal is damaged at .*line 2/);
    await rm(dataDir, { recursive: true });
  });

  it('keeps its keys where only their owner can read them', async () => {
    const other = await startTestAuthority({ ownKeys: true });
    const folder = join(other.dataDir, 'authority');
    const names = ['', 'keys', 'keys/ca.key', 'keys/qr.key', 'journal.jsonl', 'transactions.jsonl', 'ports.json'];
    const modes = names.map(async (name) => (await stat(join(folder, name))).mode & 0o777);
    expect(await Promise.all(modes)).toEqual([0o700, 0o700, 0o600, 0o600, 0o600, 0o600, 0o600]);
    await other.remove();
  });

  it('moves to another port when its own is taken', async () => {
    const { urls } = authority.running;
    const ports = { enrol: Number(new URL(urls.enrolUrl).port) };
    const second = await startTestAuthority();
    await second.running.close();
    second.running = await startAuthority({ dataDir: second.dataDir, ports });
    expect(second.running.urls.enrolUrl).not.toBe(urls.enrolUrl);
    await second.remove();
  });
});
