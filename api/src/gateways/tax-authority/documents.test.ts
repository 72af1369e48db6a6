import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type GatewayAuthority, OPERATOR, startGatewayAuthority } from '../../../test/gateway-authority.ts';
import type { DocumentRequest } from './tax-authority.ts';

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

const request = (change: Partial<DocumentRequest> = {}): DocumentRequest => ({
  deviceNumber,
  gstNumber: OPERATOR.gst,
  qstNumber: OPERATOR.qst,
  document: `RT=${OPERATOR.gst};TQ=${OPERATOR.qst};UT=Camille Roy;AD=`,
  ...change,
});
const fault = (script: object) =>
  gateway.simulator.control('POST', 'faults', { times: 'once', request: 'document', ...script });

describe('a user report', () => {
  it('is brought to the authority in the name of a till, and its number back', async () => {
    expect(await gateway.authority.sendDocument(request())).toMatchObject({
      kind: 'answer',
      httpStatus: 200,
      answer: { kind: 'taken', number: expect.stringMatching(/^\d{10}$/) },
    });
  });

  it('of a device that the authority does not know is refused with its error', async () => {
    expect(await gateway.authority.sendDocument(request({ deviceNumber: '9999-9999-9999' }))).toMatchObject({
      kind: 'answer',
      answer: { kind: 'refused', errors: [{ id: 'JW00B999047E' }, { id: 'JW00B999999E' }] },
    });
  });

  it('is unknown when the reply is lost, or is a page instead of JSON', async () => {
    await fault({ fault: 'drop' });
    expect(await gateway.authority.sendDocument(request())).toMatchObject({ kind: 'unknown' });
    await fault({ fault: 'html503' });
    expect(await gateway.authority.sendDocument(request())).toMatchObject({ kind: 'unknown', httpStatus: 503 });
  });

  it('is unavailable while the authority refuses connections', async () => {
    await gateway.simulator.control('POST', 'mode', { mode: 'down' });
    const fresh = gateway.open();
    expect(await fresh.sendDocument(request())).toMatchObject({ kind: 'unavailable' });
    await fresh.close();
  });
});
