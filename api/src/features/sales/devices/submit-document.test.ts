import { FIRST_LINK } from '@comptoir/websrm/signing/signing';
import { beforeEach, describe, expect, it } from 'vitest';
import { v4 as uuid } from 'uuid';
import { numbered } from '../../../../test/fake-authority.ts';
import { asSystem, bearer } from '../../../../test/factories/merchants.ts';
import { aTerminal, type MadeTerminal } from '../../../../test/factories/terminals.ts';
import { signDeclaration } from '../../../../test/factories/declarations.ts';
import { signReport } from '../../../../test/factories/user-reports.ts';
import { useTestApp } from '../../../../test/test-app.ts';

const test = useTestApp();
let till: MadeTerminal;
beforeEach(async () => {
  test.authority.documents.length = 0;
  test.authority.behaveToDocuments(numbered(test.authority.documents));
  till = await aTerminal(test);
});

const submit = (document: string, id: string = uuid(), path = 'reports') =>
  test.app.inject({
    method: 'POST',
    url: `/api/device/v1/${path}`,
    headers: bearer(till.token),
    payload: { id, document },
  });

const kept = () =>
  asSystem<{ kind: string; document: string; number: string | null; reply: string }>(test, {
    text: 'select kind, document, number, reply from user_reports where device_id = $1',
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
    const [{ deviceNumber }, kind] = [till, 'user-report'];
    expect(test.authority.documents).toEqual([{ deviceNumber, gstNumber, qstNumber, kind, document }]);
    expect(await kept()).toEqual([{ kind, document, number: '0000000001', reply: '{"noDoc":"0000000001"}' }]);
    expect(await events()).toEqual([{ event: 'user-report-sent', facts: { number: '0000000001' } }]);
  });

  it('made under the GST number that the business had then is its own all the same', async () => {
    const document = await signReport(till);
    const text = "update merchants set gst_number = '834567893RT0001' where id = $1";
    await asSystem(test, { text, values: [till.merchant.id] });
    expect((await submit(document)).json()).toMatchObject({ state: 'taken' });
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

describe('the declaration of a usual third party', () => {
  const declare = (document: string, id?: string) => submit(document, id, 'declarations');
  const facts = { thirdParty: 'Hot-dogs du port', contract: 'new' };

  it('is sent as it was signed, kept as what it is with what the authority answered, and logged', async () => {
    const document = await signDeclaration(till);
    expect((await declare(document)).json()).toEqual({ state: 'taken', number: '0000000001' });
    const [sent] = test.authority.documents;
    expect(sent).toMatchObject({ kind: 'third-party-declaration', deviceNumber: till.deviceNumber, document });
    expect(await kept()).toMatchObject([{ kind: 'third-party-declaration', document, number: '0000000001' }]);
    expect(await events()).toEqual([{ event: 'third-party-declared', facts: { ...facts, number: '0000000001' } }]);
  });

  it.each([
    ['2', 'change'],
    ['3', 'end'],
  ] as const)('is logged with its reason (%s)', async (RA, contract) => {
    await declare(await signDeclaration(till, { RA }));
    expect(await events()).toMatchObject([{ facts: { contract } }]);
  });

  it('that comes a second time is answered alike, and not sent, kept or logged again', async () => {
    const [document, id] = [await signDeclaration(till), uuid()];
    const first = await declare(document, id);
    expect((await declare(document, id)).json()).toEqual(first.json());
    expect([test.authority.documents.length, (await kept()).length, (await events()).length]).toEqual([1, 1, 1]);
  });

  it('that the authority refuses is kept with its errors, explained, and logged', async () => {
    const errors = [{ id: 'JW00B999007E', mess: 'refus', codRetour: '14', noTrans: null }];
    const answer = { kind: 'refused', errors } as const;
    test.authority.behaveToDocuments(() => ({ kind: 'answer', httpStatus: 400, body: '{}', answer }));
    const reply = await declare(await signDeclaration(till));
    expect(reply.json()).toMatchObject({ state: 'refused', errors: [{ id: 'JW00B999007E' }] });
    expect(await events()).toMatchObject([{ event: 'third-party-refused', facts }]);
  });

  it('waits at the terminal while the authority is not reached', async () => {
    test.authority.behaveToDocuments(() => ({ kind: 'unavailable', detail: 'down' }));
    expect((await declare(await signDeclaration(till))).statusCode).toBe(503);
    expect(await kept()).toEqual([]);
  });

  it('that the terminal has not signed, that is changed, not whole, or a report, is not sent', async () => {
    const stranger = await aTerminal(test);
    const document = await signDeclaration(till);
    for (const wrong of [
      await signDeclaration(stranger),
      await signDeclaration({ ...stranger, thumbprint: till.thumbprint }),
      document.replace('NM=Hot-dogs', 'NM=Frites'),
      document.replace('PO=;', ''),
      document.replace('RA=1', 'RA=4'),
      await signReport(till),
    ]) {
      expect((await declare(wrong)).json()).toMatchObject({ error: { code: 'validation-failed' } });
    }
    expect((await submit(document)).json()).toMatchObject({ error: { code: 'validation-failed' } });
    expect(test.authority.documents).toEqual([]);
  });
});
