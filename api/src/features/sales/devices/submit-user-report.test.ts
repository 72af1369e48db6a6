import { FIRST_LINK } from '@comptoir/websrm/signing/signing';
import { beforeEach, describe, expect, it } from 'vitest';
import { v4 as uuid } from 'uuid';
import { numbered } from '../../../../test/fake-authority.ts';
import { asSystem, bearer } from '../../../../test/factories/merchants.ts';
import { aTerminal, type MadeTerminal } from '../../../../test/factories/terminals.ts';
import { signReport } from '../../../../test/factories/user-reports.ts';
import { useTestApp } from '../../../../test/test-app.ts';

const test = useTestApp();
let till: MadeTerminal;
beforeEach(async () => {
  test.authority.documents.length = 0;
  test.authority.behaveToDocuments(numbered(test.authority.documents));
  till = await aTerminal(test);
});

const submit = (document: string, id: string = uuid()) =>
  test.app.inject({
    method: 'POST',
    url: '/api/device/v1/reports',
    headers: bearer(till.token),
    payload: { id, document },
  });

const kept = () =>
  asSystem<{ document: string; number: string | null; reply: string }>(test, {
    text: 'select document, number, reply from user_reports where device_id = $1',
    values: [till.id],
  });

const events = async () =>
  asSystem<{ event: string; facts: object }>(test, {
    text: 'select event, facts from activity_log where device_id = $1 order by occurred_at, id',
    values: [till.id],
  });

describe('a user report', () => {
  it('is sent as it was signed, kept with what the authority answered, and logged', async () => {
    const document = await signReport(till);
    const reply = await submit(document);
    expect([reply.statusCode, reply.json()]).toEqual([200, { state: 'taken', number: '0000000001' }]);
    const { gst: gstNumber, qst: qstNumber } = till.merchant;
    const { deviceNumber } = till;
    expect(test.authority.documents).toEqual([{ deviceNumber, gstNumber, qstNumber, document }]);
    expect(await kept()).toEqual([{ document, number: '0000000001', reply: '{"noDoc":"0000000001"}' }]);
    expect(await events()).toEqual([{ event: 'user-report-sent', facts: { number: '0000000001' } }]);
  });

  it('that comes a second time is answered alike, and not sent, kept or logged again', async () => {
    const [document, id] = [await signReport(till), uuid()];
    const first = await submit(document, id);
    expect((await submit(document, id)).json()).toEqual(first.json());
    expect(test.authority.documents).toHaveLength(1);
    expect([(await kept()).length, (await events()).length]).toEqual([1, 1]);
  });

  it('that the authority refuses is kept with its errors, explained', async () => {
    const errors = [{ id: 'JW00B999011E', mess: 'refus', codRetour: '12', noTrans: null }];
    test.authority.behaveToDocuments(() => ({
      kind: 'answer',
      httpStatus: 400,
      body: '{}',
      answer: { kind: 'refused', errors },
    }));
    const id = uuid();
    const reply = await submit(await signReport(till), id);
    expect(reply.json()).toMatchObject({ state: 'refused', errors: [{ id: 'JW00B999011E', codRetour: '12' }] });
    expect((await submit('RT=1', id)).json()).toEqual(reply.json());
    expect(await events()).toMatchObject([{ event: 'user-report-refused' }]);
  });

  it.each([
    ['is not reached', { kind: 'unavailable', detail: 'down' }],
    ['loses its reply', { kind: 'unknown', detail: 'lost', httpStatus: null, body: null }],
    [
      'fails itself',
      {
        kind: 'answer',
        httpStatus: 400,
        body: '{}',
        answer: { kind: 'refused', errors: [{ id: 'JW00B999100E', mess: 'panne', codRetour: '00', noTrans: null }] },
      },
    ],
  ] as const)('waits at the terminal while the authority %s', async (_, outcome) => {
    test.authority.behaveToDocuments(() => outcome);
    const reply = await submit(await signReport(till));
    expect([reply.statusCode, reply.json().error.code]).toEqual([503, 'authority-unavailable']);
    expect(await kept()).toEqual([]);
  });

  it('that is not the terminal’s, not signed by it, or not whole, is not sent', async () => {
    const stranger = await aTerminal(test);
    for (const document of [
      await signReport(till, {
        device: { deviceNumber: stranger.deviceNumber, idSEV: '00000000000AB001', versi: '1.0.0' },
      }),
      await signReport(till, { privateKey: stranger.privateKey }),
      (await signReport(till)).replace('UT=Camille Roy', 'UT=Alex Roy'),
      // neither is signed, and it is drawn from both
      (await signReport(till)).replace(/;AD=$/, ''),
      (await signReport(till)).replace(/;SA=[^;]*/, ''),
      FIRST_LINK,
    ]) {
      expect((await submit(document)).json()).toMatchObject({
        error: { code: 'validation-failed', fields: [{ path: 'document', rule: 'invalid' }] },
      });
    }
    expect(test.authority.documents).toEqual([]);
  });
});
