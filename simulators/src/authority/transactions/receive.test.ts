import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { currentErrors, readTransactionAnswer } from '../../../test/read-answer.ts';
import { startTestAuthority, type TestAuthority } from '../../../test/test-authority.ts';
import { enrol, type Holder, openTerminal, send } from '../../../test/terminal.ts';

let authority: TestAuthority;
let server: Holder;

beforeAll(async () => {
  authority = await startTestAuthority();
  server = await enrol(authority.running, 'server');
});
afterAll(() => authority.remove());

describe('a bill that is right', () => {
  it('sent by its own device, is numbered and kept', async () => {
    const device = await enrol(authority.running, 'device');
    const bill = await openTerminal(device).sign();
    const answer = await send(authority.running, { caller: device, deviceNumber: device.deviceNumber, current: bill });
    const { status, current, lot } = readTransactionAnswer(answer);
    expect(status).toBe(200);
    expect(current).toMatchObject({ noTrans: bill.noTrans, listErr: [] });
    expect(current?.psiNoTrans).toMatch(/^[0-9A-Z]{4}(?:-[0-9A-Z]{4}){3}$/);
    expect(current?.psiDatTrans).toMatch(/^\d{14}$/);
    expect(lot).toBeUndefined();
    const stored = authority.running.transactions().filter((one) => one.deviceNumber === device.deviceNumber);
    expect(stored).toMatchObject([{ transaction: bill, verified: true, psiNoTrans: current?.psiNoTrans, errors: [] }]);
  });

  it('relayed by a server, is kept under the device that signed it', async () => {
    const device = await enrol(authority.running, 'device');
    const terminal = openTerminal(device);
    for (const current of [await terminal.sign(), await terminal.sign()]) {
      const answer = await send(authority.running, { caller: server, deviceNumber: device.deviceNumber, current });
      expect(answer.status).toBe(200);
    }
    const stored = authority.running.transactions().filter((one) => one.deviceNumber === device.deviceNumber);
    expect(stored.map(({ noTrans }) => noTrans)).toEqual(['T-1', 'T-2']);
    expect(authority.running.listDiagnostics()).toEqual([]);
  });
});

describe('a bill that comes again', () => {
  it('directly, gets its first number and is counted once', async () => {
    const device = await enrol(authority.running, 'device');
    const sending = { caller: server, deviceNumber: device.deviceNumber, current: await openTerminal(device).sign() };
    const before = authority.running.status().counters;
    const first = readTransactionAnswer(await send(authority.running, sending));
    const second = readTransactionAnswer(await send(authority.running, sending));
    expect(second).toEqual(first);
    const after = authority.running.status().counters;
    expect(after.transactions - before.transactions).toBe(1);
    expect(after.resends - before.resends).toBe(1);
  });

  it('in a batch, is counted once and receives a batch number', async () => {
    const device = await enrol(authority.running, 'device');
    const terminal = openTerminal(device);
    const bill = await terminal.sign();
    const deviceNumber = device.deviceNumber;
    await send(authority.running, { caller: server, deviceNumber, current: bill });
    const before = authority.running.status().counters;
    const again = await send(authority.running, { caller: server, deviceNumber, lot: [await terminal.sign(), bill] });
    expect(readTransactionAnswer(again)).toMatchObject({ status: 200, lot: { listErr: [] } });
    const after = authority.running.status().counters;
    expect(after.transactions - before.transactions).toBe(1);
    expect(after.resends - before.resends).toBe(1);
  });

  it('with another content under the same signature, is recorded as altered', async () => {
    const device = await enrol(authority.running, 'device');
    const deviceNumber = device.deviceNumber;
    const bill = await openTerminal(device).sign();
    await send(authority.running, { caller: server, deviceNumber, current: bill });
    const altered = { ...bill, nomUtil: 'Quelqu’un'.replace('’', "'") };
    const answer = await send(authority.running, { caller: server, deviceNumber, current: altered });
    expect(currentErrors(answer)).toEqual(['435']);
    expect(authority.running.listDiagnostics().at(-1)).toMatchObject({
      kind: 'altered',
      detail: 'content',
      deviceNumber,
    });
  });
});
