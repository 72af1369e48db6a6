import type { Transaction } from '@comptoir/websrm/transaction';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { currentErrors, lotErrors, readTransactionAnswer } from '../../../test/read-answer.ts';
import { startTestAuthority, type TestAuthority } from '../../../test/test-authority.ts';
import { enrol, type Holder, openTill, send } from '../../../test/till.ts';

let authority: TestAuthority;
let server: Holder;

beforeAll(async () => {
  authority = await startTestAuthority();
  server = await enrol(authority.running, 'server');
});
afterAll(() => authority.remove());

async function openNewTill() {
  const device = await enrol(authority.running, 'device');
  const { sign } = openTill(device);
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
    const till = await openNewTill();
    const bill = await till.sign();
    const answer = await till.send({ ...bill, noTrans: 'T-7' });
    expect(currentErrors(answer)).toEqual(['435']);
    expect(readTransactionAnswer(answer).current?.psiNoTrans).toBeDefined();
    expect(till.diagnostics()).toMatchObject([{ kind: 'altered', detail: 'signature', noTrans: 'T-7' }]);
    expect(authority.running.transactions().at(-1)).toMatchObject({ verified: false });
  });

  it('finds a signer it never issued a certificate to', async () => {
    const till = await openNewTill();
    const answer = await till.send(await till.sign({ emprCertifSEV: 'AB'.repeat(20) }));
    expect(currentErrors(answer)).toEqual(['435']);
    expect(till.diagnostics()).toMatchObject([{ kind: 'unknown-certificate', detail: 'AB'.repeat(20) }]);
  });

  it('finds a dropped link, and closes the finding when the link arrives', async () => {
    const till = await openNewTill();
    const [first, second, third] = [await till.sign(), await till.sign(), await till.sign()];
    await till.send(first);
    expect(currentErrors(await till.send(third))).toEqual(['435']);
    expect(till.diagnostics()).toMatchObject([{ kind: 'dropped', noTrans: 'T-3', resolvedAt: null }]);
    expect(lotErrors(await till.sendLot([second]))).toEqual([]);
    expect(till.diagnostics()).toMatchObject([{ kind: 'dropped', resolvedAt: expect.any(String) }]);
  });

  it('finds a fork, and names the bill that was there first', async () => {
    const till = await openNewTill();
    const first = await till.sign();
    await till.send(first);
    await till.send(await till.sign());
    const fork = await till.sign({}, { previous: first.signa.actu });
    expect(currentErrors(await till.send(fork))).toEqual(['435']);
    expect(till.diagnostics()).toMatchObject([{ kind: 'forked', noTrans: 'T-3', detail: 'T-2' }]);
  });

  it('finds a second beginning', async () => {
    const till = await openNewTill();
    await till.send(await till.sign());
    const restart = await till.sign({}, { previous: '='.repeat(88) });
    await till.send(restart);
    expect(till.diagnostics()).toMatchObject([{ kind: 'forked', noTrans: 'T-2', detail: 'T-1' }]);
  });

  it('finds a link dated before the one it follows', async () => {
    const till = await openNewTill();
    await till.send(await till.sign({}, { at: new Date(Date.now() - 60_000) }));
    await till.send(await till.sign({}, { at: new Date(Date.now() - 120_000) }));
    expect(till.diagnostics()).toMatchObject([{ kind: 'swapped', noTrans: 'T-2', detail: 'T-1' }]);
  });

  it('finds a number used twice the same day, save by reproductions and duplicates', async () => {
    const till = await openNewTill();
    const at = new Date(Date.now() - 60_000);
    await till.send(await till.sign({ noTrans: 'SAME' }, { at }));
    await till.send(await till.sign({ noTrans: 'SAME', modImpr: 'RPR' }, { at }));
    expect(till.diagnostics()).toEqual([]);
    await till.send(await till.sign({ noTrans: 'SAME' }, { at }));
    expect(till.diagnostics()).toMatchObject([{ kind: 'repeated', noTrans: 'SAME' }]);
  });

  it('does not blame the first part of a backlog for the rest that is still to come', async () => {
    const till = await openNewTill();
    const [first, second, third] = [await till.sign(), await till.sign(), await till.sign()];
    expect(currentErrors(await till.send(third, [first]))).toEqual([]);
    expect(till.diagnostics()).toMatchObject([{ kind: 'dropped', noTrans: 'T-3', resolvedAt: null }]);
    await till.sendLot([second]);
    expect(till.diagnostics()).toMatchObject([{ resolvedAt: expect.any(String) }]);
  });

  it('takes a bill that is rebuilt after a refusal, whichever link it follows', async () => {
    const till = await openNewTill();
    const refused = await till.sign();
    authority.running.addFault({ fault: 'error', value: 'JW00B999300E', times: 'once' });
    expect(readTransactionAnswer(await till.send(refused)).current?.psiNoTrans).toBeUndefined();
    expect(currentErrors(await till.send(await till.sign()))).toEqual([]);
    const other = await openNewTill();
    authority.running.addFault({ fault: 'error', value: 'JW00B999300E', times: 'once' });
    await other.send(await other.sign());
    expect(currentErrors(await other.send(await other.sign({}, { previous: '='.repeat(88) })))).toEqual([]);
    expect([...till.diagnostics(), ...other.diagnostics()]).toEqual([]);
  });

  it('finds a request that was not signed by who calls', async () => {
    const till = await openNewTill();
    const current = await till.sign();
    const answer = await send(authority.running, {
      caller: server,
      deviceNumber: till.deviceNumber,
      current,
      headers: { SIGNATRANSM: current.signa.actu },
    });
    expect(currentErrors(answer)).toEqual(['435']);
    expect(till.diagnostics()).toMatchObject([{ kind: 'request-signature', noTrans: null }]);
  });
});

describe('the lenient authority', () => {
  it('notes a failed verification without answering an error', async () => {
    authority.running.setStrict(false);
    const till = await openNewTill();
    const bill = await till.sign();
    const answer = await till.send({ ...bill, noTrans: 'OTHER' });
    expect(readTransactionAnswer(answer)).toMatchObject({ status: 200, current: { listErr: [] } });
    expect(till.diagnostics()).toMatchObject([{ kind: 'altered' }]);
    authority.running.setStrict(true);
  });
});
