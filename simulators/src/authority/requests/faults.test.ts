import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { CUT } from '../../../test/call.ts';
import { currentErrors, readTransactionAnswer } from '../../../test/read-answer.ts';
import { startTestAuthority, type TestAuthority } from '../../../test/test-authority.ts';
import { enrol, type Holder, openTerminal, postEnrolment, send } from '../../../test/terminal.ts';

let authority: TestAuthority;
let server: Holder;

beforeAll(async () => {
  authority = await startTestAuthority();
  server = await enrol(authority.running, 'server');
});
afterEach(() => authority.running.clearFaults());
afterAll(() => authority.remove());

async function openNewTerminal() {
  const device = await enrol(authority.running, 'device');
  const terminal = openTerminal(device);
  const { deviceNumber } = device;
  return {
    ...terminal,
    sendNext: async () => send(authority.running, { caller: server, deviceNumber, current: await terminal.sign() }),
  };
}

function storedBills(deviceNumber: string): string[] {
  return authority.running
    .transactions()
    .filter((one) => one.deviceNumber === deviceNumber)
    .map(({ noTrans }) => noTrans);
}

describe('an unreachable authority', () => {
  it('cuts every connection, keeps nothing, and answers again afterwards', async () => {
    const terminal = await openNewTerminal();
    authority.running.setMode('down');
    await expect(terminal.sendNext()).rejects.toThrow(CUT);
    await expect(enrol(authority.running, 'device')).rejects.toThrow(CUT);
    authority.running.setMode('up');
    expect(storedBills(terminal.device.deviceNumber)).toEqual([]);
    expect((await terminal.sendNext()).status).toBe(400);
    expect(storedBills(terminal.device.deviceNumber)).toEqual(['T-2']);
  });

  it('is still unreachable after a restart', async () => {
    const terminal = await openNewTerminal();
    authority.running.setMode('down');
    await authority.restart();
    expect(authority.running.status().mode).toBe('down');
    await expect(terminal.sendNext()).rejects.toThrow(CUT);
    authority.running.setMode('up');
  });

  it('hangs up on a request that is under way', async () => {
    const terminal = await openNewTerminal();
    authority.running.addFault({ fault: 'timeout', times: 'once' });
    const waiting = terminal.sendNext().then(
      () => 'answered',
      (error: Error) => error.message,
    );
    await expect.poll(() => authority.running.status().faults).toEqual([]);
    authority.running.setMode('down');
    expect(await waiting).toMatch(CUT);
    authority.running.setMode('up');
  });
});

describe('a scripted fault', () => {
  it('slow: answers, later', async () => {
    const terminal = await openNewTerminal();
    authority.running.addFault({ fault: 'slow', value: 200, times: 'once' });
    const begun = performance.now();
    expect((await terminal.sendNext()).status).toBe(200);
    expect(performance.now() - begun).toBeGreaterThanOrEqual(199);
  });

  it('timeout: never answers and keeps nothing', async () => {
    const terminal = await openNewTerminal();
    authority.running.addFault({ fault: 'timeout', times: 'once' });
    const { deviceNumber } = terminal.device;
    const current = await terminal.sign();
    await expect(send(authority.running, { caller: server, deviceNumber, current, timeoutMs: 300 })).rejects.toThrow(
      'timeout',
    );
    expect(storedBills(deviceNumber)).toEqual([]);
  });

  it('drop: keeps the bill, loses the answer; sent again in a batch it is still one bill', async () => {
    const terminal = await openNewTerminal();
    const { deviceNumber } = terminal.device;
    authority.running.addFault({ fault: 'drop', times: 'once' });
    const bill = await terminal.sign();
    await expect(send(authority.running, { caller: server, deviceNumber, current: bill })).rejects.toThrow(CUT);
    expect(storedBills(deviceNumber)).toEqual(['T-1']);
    const again = await send(authority.running, { caller: server, deviceNumber, lot: [bill] });
    expect(readTransactionAnswer(again)).toMatchObject({ status: 200, lot: { listErr: [] } });
    expect(storedBills(deviceNumber)).toEqual(['T-1']);
  });

  it('html503: answers a web page and keeps nothing', async () => {
    const terminal = await openNewTerminal();
    authority.running.addFault({ fault: 'html503', times: 'once' });
    expect(await terminal.sendNext()).toMatchObject({ status: 503, json: null });
    expect(storedBills(terminal.device.deviceNumber)).toEqual([]);
  });

  it('error with a code of a bill received: keeps it, numbers it, and adds the companion where one is due', async () => {
    const terminal = await openNewTerminal();
    authority.running.addFault({ fault: 'error', value: 'JW00B999406E', times: 'once' });
    const answer = await terminal.sendNext();
    expect(answer.status).toBe(400);
    expect(currentErrors(answer)).toEqual(['406', '999']);
    expect(readTransactionAnswer(answer).current?.psiNoTrans).toBeDefined();
    expect(storedBills(terminal.device.deviceNumber)).toEqual(['T-1']);
  });

  it('error with a code of a bill not received: keeps nothing and numbers nothing', async () => {
    const terminal = await openNewTerminal();
    authority.running.addFault({ fault: 'error', value: 'JW00B999100E', times: 'once' });
    const answer = await terminal.sendNext();
    expect(readTransactionAnswer(answer).current).toMatchObject({ listErr: [{ id: 'JW00B999100E', codRetour: '00' }] });
    expect(readTransactionAnswer(answer).current?.psiNoTrans).toBeUndefined();
    expect(storedBills(terminal.device.deviceNumber)).toEqual([]);
  });

  it('skew: stamps away from the true time', async () => {
    const terminal = await openNewTerminal();
    const honest = readTransactionAnswer(await terminal.sendNext()).current?.psiDatTrans ?? '';
    authority.running.addFault({ fault: 'skew', value: 1440 * 2, times: 'once' });
    const skewed = readTransactionAnswer(await terminal.sendNext()).current?.psiDatTrans ?? '';
    expect(skewed.slice(0, 8)).not.toBe(honest.slice(0, 8));
    expect(skewed > honest).toBe(true);
  });

  it('revoke: ends the certificate of who calls', async () => {
    const terminal = await openNewTerminal();
    const relay = await enrol(authority.running, 'server');
    const { deviceNumber } = terminal.device;
    authority.running.addFault({ fault: 'revoke', times: 'once' });
    const answer = await send(authority.running, { caller: relay, deviceNumber, current: await terminal.sign() });
    expect(currentErrors(answer)).toEqual(['011']);
    const later = await send(authority.running, { caller: relay, deviceNumber, current: await terminal.sign() });
    expect(currentErrors(later)).toEqual(['011']);
    expect((await terminal.sendNext()).status).toBe(200);
  });
});

describe('how often and for whom', () => {
  it('n times, then no more', async () => {
    const terminal = await openNewTerminal();
    authority.running.addFault({ fault: 'html503', times: 2 });
    const statuses = [(await terminal.sendNext()).status, (await terminal.sendNext()).status];
    expect(statuses).toEqual([503, 503]);
    expect(authority.running.status().faults).toEqual([]);
  });

  it('always, until cleared', async () => {
    const terminal = await openNewTerminal();
    authority.running.addFault({ fault: 'html503', times: 'always' });
    expect((await terminal.sendNext()).status).toBe(503);
    expect((await terminal.sendNext()).status).toBe(503);
    authority.running.clearFaults();
    expect((await terminal.sendNext()).status).not.toBe(503);
  });

  it('one device only', async () => {
    const [one, other] = [await openNewTerminal(), await openNewTerminal()];
    authority.running.addFault({ fault: 'html503', times: 'always', deviceNumber: one.device.deviceNumber });
    expect((await other.sendNext()).status).toBe(200);
    expect((await one.sendNext()).status).toBe(503);
  });

  it('one kind of request only', async () => {
    const terminal = await openNewTerminal();
    authority.running.addFault({ fault: 'html503', times: 'always', request: 'certificats' });
    expect((await terminal.sendNext()).status).toBe(200);
    expect(await postEnrolment(authority.running, 'device', {})).toMatchObject({ status: 503, json: null });
  });

  it('survives a restart', async () => {
    const terminal = await openNewTerminal();
    authority.running.addFault({ fault: 'html503', times: 2 });
    await terminal.sendNext();
    await authority.restart();
    expect(authority.running.status().faults).toMatchObject([{ fault: 'html503', remaining: 1 }]);
  });
});
