import { readCertificate } from '@comptoir/websrm/certificates/certificates';
import { FIRST_LINK } from '@comptoir/websrm/signing/signing';
import { toAuthorityTime } from '@comptoir/websrm/requests/time';
import { signTransaction } from '@comptoir/websrm/requests/transaction';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { draftBill } from '../../../test/factories/draft-bill.ts';
import { type GatewayAuthority, OPERATOR, startGatewayAuthority } from '../../../test/gateway-authority.ts';
import type { TaxAuthority } from './tax-authority.ts';

let gateway: GatewayAuthority;
let authority: TaxAuthority;

beforeAll(async () => {
  gateway = await startGatewayAuthority();
  ({ authority } = gateway);
}, 60_000);
afterEach(() => gateway.restore());
afterAll(() => gateway.stop());

/** A fresh certified till with one signed bill, ready to send. */
async function aBill() {
  const { keys, outcome } = await gateway.enrolDevice();
  if (outcome.kind !== 'answer' || outcome.answer.kind !== 'issued') throw new Error(JSON.stringify(outcome));
  const { thumbprint } = await readCertificate(outcome.answer.certificate);
  const { stamp, utc } = toAuthorityTime(new Date(Date.now() - 60_000), 'America/Montreal');
  const merchant = { gst: OPERATOR.gst, qst: OPERATOR.qst, file: OPERATOR.fileNumber };
  const transaction = await signTransaction({
    transaction: draftBill(merchant, { thumbprint, noTrans: 'A-1', stamp, utc }),
    privateKey: keys.privateKey,
    previous: FIRST_LINK,
    signedAt: stamp,
  });
  const text = JSON.stringify(transaction);
  const common = {
    deviceNumber: outcome.answer.deviceNumber ?? '',
    gstNumber: OPERATOR.gst,
    qstNumber: OPERATOR.qst,
    signatures: [transaction.signa.actu],
  };
  return {
    direct: { ...common, body: `{"reqTrans":{"transActu":${text}}}` },
    inLot: { ...common, body: `{"reqTrans":{"transLot":[${text}]}}` },
  };
}

const received = async (deviceNumber: string): Promise<number> =>
  ((await gateway.simulator.control('GET', `transactions?deviceNumber=${deviceNumber}`)) as { items: unknown[] }).items
    .length;

describe('enrolment', () => {
  it('brings a till its certificate and number', async () => {
    const { outcome } = await gateway.enrolDevice();
    expect(outcome).toMatchObject({
      kind: 'answer',
      answer: { kind: 'issued', deviceNumber: expect.stringMatching(/^\d{4}-\d{4}-\d{4}$/) },
    });
  });

  it('says why the authority refuses', async () => {
    const { outcome } = await gateway.enrolDevice('Q9Q9-Q9Q9');
    expect(outcome).toMatchObject({
      kind: 'answer',
      answer: { kind: 'refused', errors: [{ id: 'JW00B999429E', codRetour: '16' }] },
    });
  });
});

describe('transmission', () => {
  it('brings a bill to the authority and its number back', async () => {
    const { direct } = await aBill();
    expect(await authority.transmit(direct)).toMatchObject({
      kind: 'answer',
      answer: { current: { psiNoTrans: expect.stringMatching(/^\w{4}(-\w{4}){3}$/), errors: [] }, lot: null },
    });
    expect(await received(direct.deviceNumber)).toBe(1);
  });

  it('brings a batch and its lot number back', async () => {
    const { inLot } = await aBill();
    expect(await authority.transmit(inLot)).toMatchObject({
      kind: 'answer',
      answer: { current: null, lot: { noLot: expect.stringMatching(/^\d{10}$/), errors: [] } },
    });
  });

  it('is unavailable while the authority refuses connections, and nothing arrives', async () => {
    const { direct } = await aBill();
    await gateway.simulator.control('POST', 'mode', { mode: 'down' });
    const fresh = gateway.open();
    expect(await fresh.transmit(direct)).toMatchObject({ kind: 'unavailable' });
    await gateway.simulator.control('POST', 'mode', { mode: 'up' });
    expect(await received(direct.deviceNumber)).toBe(0);
    expect(await fresh.transmit(direct)).toMatchObject({ kind: 'answer' });
    await fresh.close();
  });

  it('is unknown when the reply is dropped after storing; the same bytes again are counted once', async () => {
    const { direct, inLot } = await aBill();
    await gateway.simulator.control('POST', 'faults', { fault: 'drop', times: 'once' });
    expect(await authority.transmit(direct)).toMatchObject({ kind: 'unknown' });
    expect(await received(direct.deviceNumber)).toBe(1);
    expect(await authority.transmit(inLot)).toMatchObject({ kind: 'answer', answer: { lot: { errors: [] } } });
    expect(await received(direct.deviceNumber)).toBe(1);
  });

  it('is unknown on a page instead of JSON, with the page kept as evidence', async () => {
    const { direct } = await aBill();
    await gateway.simulator.control('POST', 'faults', { fault: 'html503', times: 'once' });
    expect(await authority.transmit(direct)).toMatchObject({
      kind: 'unknown',
      httpStatus: 503,
      body: expect.stringContaining('<html'),
    });
  });

  it('is unknown when no answer comes in time', async () => {
    const { direct } = await aBill();
    const hasty = gateway.open({ replyTimeoutMs: 300 });
    await gateway.simulator.control('POST', 'faults', { fault: 'timeout', times: 'once' });
    expect(await hasty.transmit(direct)).toMatchObject({ kind: 'unknown' });
    await hasty.close();
  });

  it('carries an error of the authority with its return code', async () => {
    const { direct } = await aBill();
    await gateway.simulator.control('POST', 'faults', { fault: 'error', value: 'JW00B999100E', times: 'once' });
    expect(await authority.transmit(direct)).toMatchObject({
      kind: 'answer',
      answer: { current: { psiNoTrans: null, errors: [{ id: 'JW00B999100E', codRetour: '00' }] } },
    });
  });

  it('waits for credentials that are not there yet', async () => {
    const { direct } = await aBill();
    let isEnrolled = false;
    const bare = gateway.open({ hasCredentials: () => isEnrolled });
    expect(await bare.transmit(direct)).toEqual({ kind: 'unavailable', detail: 'no server certificate yet' });
    isEnrolled = true;
    expect(await bare.transmit(direct)).toMatchObject({ kind: 'answer' });
    await bare.close();
  });

  it('sends nothing to a server whose certificate was issued by no one that we trust', async () => {
    const { direct } = await aBill();
    const before = await received(direct.deviceNumber);
    const unsure = gateway.open({ ca: null });
    for (const call of [
      unsure.transmit(direct),
      unsure.enrol({ kind: 'device', csr: 'none', deviceNumber: '0000-0000-0000' }),
    ])
      expect(await call).toEqual({
        kind: 'unavailable',
        detail: expect.stringMatching(/UNABLE_TO_VERIFY|SELF_SIGNED/),
      });
    expect(await received(direct.deviceNumber)).toBe(before);
    await unsure.close();
  });
});
