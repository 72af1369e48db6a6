import type { Transaction } from '@comptoir/websrm/requests/transaction';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { currentErrors, lotErrors, readTransactionAnswer } from '../../../test/read-answer.ts';
import { startTestAuthority, type TestAuthority } from '../../../test/test-authority.ts';
import { enrol, type Holder, openTerminal, send } from '../../../test/terminal.ts';

let authority: TestAuthority;
let server: Holder;

beforeAll(async () => {
  authority = await startTestAuthority();
  server = await enrol(authority.running, 'server');
});
afterAll(() => authority.remove());

async function openNewTerminal() {
  const device = await enrol(authority.running, 'device');
  const { sign } = openTerminal(device);
  const { deviceNumber } = device;
  return {
    sign,
    deviceNumber,
    send: (current: Transaction, lot?: Transaction[]) =>
      send(authority.running, { caller: server, deviceNumber, current, ...(lot ? { lot } : {}) }),
    sendLot: (lot: Transaction[]) => send(authority.running, { caller: server, deviceNumber, lot }),
    diagnostics: () => authority.running.listDiagnostics().filter((one) => one.deviceNumber === deviceNumber),
  };
}

describe('the strict authority', () => {
  it('finds one altered character, yet keeps the bill as evidence', async () => {
    const terminal = await openNewTerminal();
    const bill = await terminal.sign();
    const answer = await terminal.send({ ...bill, noTrans: 'T-7' });
    expect(currentErrors(answer)).toEqual(['435']);
    expect(readTransactionAnswer(answer).current?.psiNoTrans).toBeDefined();
    expect(terminal.diagnostics()).toMatchObject([{ kind: 'altered', detail: 'signature', noTrans: 'T-7' }]);
    expect(authority.running.transactions().at(-1)).toMatchObject({ verified: false });
  });

  it('finds a signer it never issued a certificate to', async () => {
    const terminal = await openNewTerminal();
    const answer = await terminal.send(await terminal.sign({ emprCertifSEV: 'AB'.repeat(20) }));
    expect(currentErrors(answer)).toEqual(['435']);
    expect(terminal.diagnostics()).toMatchObject([{ kind: 'unknown-certificate', detail: 'AB'.repeat(20) }]);
  });

  it('finds a dropped link, and closes the finding when the link arrives', async () => {
    const terminal = await openNewTerminal();
    const [first, second, third] = [await terminal.sign(), await terminal.sign(), await terminal.sign()];
    await terminal.send(first);
    expect(currentErrors(await terminal.send(third))).toEqual(['435']);
    expect(terminal.diagnostics()).toMatchObject([{ kind: 'dropped', noTrans: 'T-3', resolvedAt: null }]);
    expect(lotErrors(await terminal.sendLot([second]))).toEqual([]);
    expect(terminal.diagnostics()).toMatchObject([{ kind: 'dropped', resolvedAt: expect.any(String) }]);
  });

  it('finds a fork, and names the bill that was there first', async () => {
    const terminal = await openNewTerminal();
    const first = await terminal.sign();
    await terminal.send(first);
    await terminal.send(await terminal.sign());
    const fork = await terminal.sign({}, { previous: first.signa.actu });
    expect(currentErrors(await terminal.send(fork))).toEqual(['435']);
    expect(terminal.diagnostics()).toMatchObject([{ kind: 'forked', noTrans: 'T-3', detail: 'T-2' }]);
  });

  it('finds a second beginning', async () => {
    const terminal = await openNewTerminal();
    await terminal.send(await terminal.sign());
    const restart = await terminal.sign({}, { previous: '='.repeat(88) });
    await terminal.send(restart);
    expect(terminal.diagnostics()).toMatchObject([{ kind: 'forked', noTrans: 'T-2', detail: 'T-1' }]);
  });

  it('finds a link dated before the one it follows', async () => {
    const terminal = await openNewTerminal();
    await terminal.send(await terminal.sign({}, { at: new Date(Date.now() - 60_000) }));
    await terminal.send(await terminal.sign({}, { at: new Date(Date.now() - 120_000) }));
    expect(terminal.diagnostics()).toMatchObject([{ kind: 'swapped', noTrans: 'T-2', detail: 'T-1' }]);
  });

  it('finds a number used twice the same day, save by reproductions and duplicates', async () => {
    const terminal = await openNewTerminal();
    const at = new Date(Date.now() - 60_000);
    await terminal.send(await terminal.sign({ noTrans: 'SAME' }, { at }));
    await terminal.send(await terminal.sign({ noTrans: 'SAME', modImpr: 'RPR' }, { at }));
    expect(terminal.diagnostics()).toEqual([]);
    await terminal.send(await terminal.sign({ noTrans: 'SAME' }, { at }));
    expect(terminal.diagnostics()).toMatchObject([{ kind: 'repeated', noTrans: 'SAME' }]);
  });

  it('does not blame the first part of a backlog for the rest that is still to come', async () => {
    const terminal = await openNewTerminal();
    const [first, second, third] = [await terminal.sign(), await terminal.sign(), await terminal.sign()];
    expect(currentErrors(await terminal.send(third, [first]))).toEqual([]);
    expect(terminal.diagnostics()).toMatchObject([{ kind: 'dropped', noTrans: 'T-3', resolvedAt: null }]);
    await terminal.sendLot([second]);
    expect(terminal.diagnostics()).toMatchObject([{ resolvedAt: expect.any(String) }]);
  });

  it('takes a bill that is rebuilt after a refusal, whichever link it follows', async () => {
    const terminal = await openNewTerminal();
    const refused = await terminal.sign();
    authority.running.addFault({ fault: 'error', value: 'JW00B999300E', times: 'once' });
    expect(readTransactionAnswer(await terminal.send(refused)).current?.psiNoTrans).toBeUndefined();
    expect(currentErrors(await terminal.send(await terminal.sign()))).toEqual([]);
    const other = await openNewTerminal();
    authority.running.addFault({ fault: 'error', value: 'JW00B999300E', times: 'once' });
    await other.send(await other.sign());
    expect(currentErrors(await other.send(await other.sign({}, { previous: '='.repeat(88) })))).toEqual([]);
    expect([...terminal.diagnostics(), ...other.diagnostics()]).toEqual([]);
  });

  it('finds a request that was not signed by who calls', async () => {
    const terminal = await openNewTerminal();
    const current = await terminal.sign();
    const answer = await send(authority.running, {
      caller: server,
      deviceNumber: terminal.deviceNumber,
      current,
      headers: { SIGNATRANSM: current.signa.actu },
    });
    expect(currentErrors(answer)).toEqual(['435']);
    expect(terminal.diagnostics()).toMatchObject([{ kind: 'request-signature', noTrans: null }]);
  });
});

describe('the lenient authority', () => {
  it('notes a failed verification without answering an error', async () => {
    authority.running.setStrict(false);
    const terminal = await openNewTerminal();
    const bill = await terminal.sign();
    const answer = await terminal.send({ ...bill, noTrans: 'OTHER' });
    expect(readTransactionAnswer(answer)).toMatchObject({ status: 200, current: { listErr: [] } });
    expect(terminal.diagnostics()).toMatchObject([{ kind: 'altered' }]);
    authority.running.setStrict(true);
  });
});
