import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lotErrors, readTransactionAnswer } from '../../../test/read-answer.ts';
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
  return { ...openTerminal(device), deviceNumber: device.deviceNumber };
}

describe('a batch', () => {
  it('with the current bill is received whole, oldest first', async () => {
    const terminal = await openNewTerminal();
    const [first, second, current] = [await terminal.sign(), await terminal.sign(), await terminal.sign()];
    const lot = [second, first];
    const answer = await send(authority.running, { caller: server, deviceNumber: terminal.deviceNumber, current, lot });
    const read = readTransactionAnswer(answer);
    expect(read).toMatchObject({ status: 200, current: { noTrans: 'T-3', listErr: [] }, lot: { listErr: [] } });
    expect(read.lot?.noLot).toMatch(/^\d{10}$/);
    expect(read.lot?.datLot).toMatch(/^\d{14}$/);
    const stored = authority.running.transactions().filter((one) => one.deviceNumber === terminal.deviceNumber);
    expect(stored.map(({ noTrans, noLot }) => [noTrans, noLot])).toEqual([
      ['T-1', read.lot?.noLot],
      ['T-2', read.lot?.noLot],
      ['T-3', null],
    ]);
  });

  it('without a current bill gets no answer about one', async () => {
    const terminal = await openNewTerminal();
    const lot = [await terminal.sign()];
    const answer = await send(authority.running, { caller: server, deviceNumber: terminal.deviceNumber, lot });
    expect(readTransactionAnswer(answer)).toMatchObject({ status: 200, lot: { listErr: [] } });
    expect(readTransactionAnswer(answer).current).toBeUndefined();
  });

  it('dated more than five minutes ahead is error 526, and kept', async () => {
    const terminal = await openNewTerminal();
    const future = await terminal.sign({}, { at: new Date(Date.now() + 600_000) });
    const answer = await send(authority.running, {
      caller: server,
      deviceNumber: terminal.deviceNumber,
      lot: [future],
    });
    const { status, lot } = readTransactionAnswer(answer);
    expect(status).toBe(400);
    expect(lotErrors(answer)).toEqual(['526', '999']);
    expect(lot?.listErr[0]).toMatchObject({ codRetour: '16', noTrans: 'T-1' });
    expect(lot?.noLot).toMatch(/^\d{10}$/);
    expect(authority.running.transactions().at(-1)).toMatchObject({ noTrans: 'T-1', errors: ['JW00B999526E'] });
  });

  it('as young as the current bill is error 527, and kept', async () => {
    const terminal = await openNewTerminal();
    const at = new Date(Date.now() - 60_000);
    const older = await terminal.sign({}, { at });
    const current = await terminal.sign({}, { at });
    const answer = await send(authority.running, {
      caller: server,
      deviceNumber: terminal.deviceNumber,
      current,
      lot: [older],
    });
    expect(lotErrors(answer)).toEqual(['527', '999']);
    expect(readTransactionAnswer(answer).current).toMatchObject({ noTrans: 'T-2', listErr: [] });
  });

  it('compares times across zones, not their digits', async () => {
    const terminal = await openNewTerminal();
    const current = await terminal.sign({ datTrans: '20260115120000', utc: '-05:00N' });
    const lot = [await terminal.sign({ datTrans: '20260115123000', utc: '-04:00N' }, { previous: current.signa.actu })];
    const answer = await send(authority.running, { caller: server, deviceNumber: terminal.deviceNumber, current, lot });
    expect(lotErrors(answer)).not.toContain('527');
  });

  it('not newest first is recorded, and refused by the strict authority', async () => {
    const terminal = await openNewTerminal();
    const lot = [await terminal.sign(), await terminal.sign()];
    const answer = await send(authority.running, { caller: server, deviceNumber: terminal.deviceNumber, lot });
    expect(new Set(lotErrors(answer))).toEqual(new Set(['435']));
    const kinds = authority.running.listDiagnostics().map(({ kind }) => kind);
    expect(kinds).toContain('lot-order');
  });
});
