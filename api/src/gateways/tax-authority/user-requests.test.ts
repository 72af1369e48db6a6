import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type GatewayAuthority, OPERATOR, startGatewayAuthority } from '../../../test/gateway-authority.ts';
import type { UserRequest } from './tax-authority.ts';

let gateway: GatewayAuthority;
let deviceNumber: string;

beforeAll(async () => {
  gateway = await startGatewayAuthority();
  const { outcome } = await gateway.enrolDevice();
  if (outcome.kind !== 'answer' || outcome.answer.kind !== 'issued') throw new Error(JSON.stringify(outcome));
  deviceNumber = outcome.answer.deviceNumber ?? '';
}, 60_000);
afterEach(() => gateway.restore());
afterAll(() => gateway.stop());

const numbers = { gstNumber: OPERATOR.gst, qstNumber: OPERATOR.qst };
const request = (modif: UserRequest['modif'], name: string): UserRequest => ({ modif, name, deviceNumber, ...numbers });
const accounts = async (): Promise<unknown> =>
  ((await gateway.simulator.control('GET', `users?qst=${OPERATOR.qst}`)) as { items: string[] }).items;
const fault = (script: object) =>
  gateway.simulator.control('POST', 'faults', { times: 'once', request: 'utilisateur', ...script });
const TAKEN = { kind: 'answer', httpStatus: 200, answer: { kind: 'taken', isGstValid: true, isQstValid: true } };

describe('a user', () => {
  it('is added and deleted in the name of a till', async () => {
    expect(await gateway.authority.declareUser(request('AJO', "Zoé O'Neil"))).toMatchObject(TAKEN);
    expect(await accounts()).toEqual(["Zoé O'Neil"]);
    expect(await gateway.authority.declareUser(request('SUP', "Zoé O'Neil"))).toMatchObject(TAKEN);
    expect(await accounts()).toEqual([]);
  });

  it('is unknown when the reply is lost after it was added; asking again adds nothing more', async () => {
    await fault({ fault: 'drop' });
    expect(await gateway.authority.declareUser(request('AJO', 'Camille Roy'))).toMatchObject({ kind: 'unknown' });
    expect(await accounts()).toEqual(['Camille Roy']);
    expect(await gateway.authority.declareUser(request('AJO', 'Camille Roy'))).toMatchObject(TAKEN);
    expect(await accounts()).toEqual(['Camille Roy']);
  });

  it('is deleted once more after a lost reply, without complaint', async () => {
    await gateway.authority.declareUser(request('AJO', 'Camille Roy'));
    await fault({ fault: 'drop' });
    expect(await gateway.authority.declareUser(request('SUP', 'Camille Roy'))).toMatchObject({ kind: 'unknown' });
    expect(await accounts()).toEqual([]);
    expect(await gateway.authority.declareUser(request('SUP', 'Camille Roy'))).toMatchObject(TAKEN);
  });

  it('is unavailable while the authority refuses connections, and is not added', async () => {
    await gateway.simulator.control('POST', 'mode', { mode: 'down' });
    const fresh = gateway.open();
    expect(await fresh.declareUser(request('AJO', 'Alex Tremblay'))).toMatchObject({ kind: 'unavailable' });
    await gateway.simulator.control('POST', 'mode', { mode: 'up' });
    expect(await accounts()).not.toContain('Alex Tremblay');
    await fresh.close();
  });

  it('is unknown when no answer comes in time', async () => {
    const hasty = gateway.open({ replyTimeoutMs: 300 });
    await fault({ fault: 'timeout' });
    expect(await hasty.declareUser(request('AJO', 'Alex Tremblay'))).toMatchObject({ kind: 'unknown' });
    await hasty.close();
  });

  it('is waited for when the answer is slow', async () => {
    await fault({ fault: 'slow', value: 400 });
    expect(await gateway.authority.declareUser(request('AJO', 'Alex Tremblay'))).toMatchObject(TAKEN);
  });

  it('is unknown on a page instead of JSON, with the page kept as evidence', async () => {
    await fault({ fault: 'html503' });
    expect(await gateway.authority.declareUser(request('AJO', 'Alex Tremblay'))).toMatchObject({
      kind: 'unknown',
      httpStatus: 503,
      body: expect.stringContaining('<html'),
    });
  });

  it('is refused with the reasons', async () => {
    const wrong = { ...request('AJO', 'Alex Tremblay'), gstNumber: '999999999RT0001' };
    expect(await gateway.authority.declareUser(wrong)).toMatchObject({
      kind: 'answer',
      httpStatus: 400,
      answer: { kind: 'refused', errors: [{ id: 'JW00B999071E', codRetour: '16', noTrans: null }] },
    });
  });

  it('is not even asked about when its name is not in the authority’s characters', async () => {
    await expect(gateway.authority.declareUser(request('AJO', 'Łukasz'))).rejects.toThrow(/nomUtil/);
  });

  it('waits for the server’s certificate', async () => {
    const bare = gateway.open({ hasCredentials: () => false });
    const detail = 'no server certificate yet';
    expect(await bare.declareUser(request('AJO', 'Alex Tremblay'))).toEqual({ kind: 'unavailable', detail });
    expect(await bare.validateTaxNumbers(numbers)).toEqual({ kind: 'unavailable', detail });
    await bare.close();
  });
});

describe('tax numbers', () => {
  it('are one operator’s', async () => {
    expect(await gateway.authority.validateTaxNumbers(numbers)).toMatchObject(TAKEN);
  });

  it('are known and one is not valid', async () => {
    await gateway.simulator.control('POST', 'operators', [{ ...OPERATOR, invalid: ['qst'] }]);
    expect(await gateway.authority.validateTaxNumbers(numbers)).toMatchObject({
      answer: { kind: 'taken', isGstValid: true, isQstValid: false },
    });
    await gateway.simulator.control('POST', 'operators', [OPERATOR]);
  });

  it('are unknown to it', async () => {
    const wrong = { gstNumber: '999999999RT0001', qstNumber: '9999999999TQ0001' };
    expect(await gateway.authority.validateTaxNumbers(wrong)).toMatchObject({
      answer: { kind: 'refused', errors: [{ id: 'JW00B999070E' }, { id: 'JW00B999071E' }] },
    });
  });

  it('are unanswered for when the reply is lost', async () => {
    await fault({ fault: 'drop' });
    expect(await gateway.authority.validateTaxNumbers(numbers)).toMatchObject({ kind: 'unknown' });
  });
});
