import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readCertificate } from '@comptoir/websrm/certificates/certificates';
import { signThirdPartyDeclaration } from '@comptoir/websrm/requests/third-party-declaration';
import { signUserReport } from '@comptoir/websrm/requests/user-report';
import { DECLARATION } from '../../../test/factories/declarations.ts';
import { reportOf } from '../../../test/factories/user-reports.ts';
import { type GatewayAuthority, OPERATOR, startGatewayAuthority } from '../../../test/gateway-authority.ts';
import type { DocumentRequest } from './tax-authority.ts';

let gateway: GatewayAuthority;
let deviceNumber: string;
const documents = { 'user-report': '', 'third-party-declaration': '' };

beforeAll(async () => {
  gateway = await startGatewayAuthority();
  const { outcome, keys } = await gateway.enrolDevice();
  if (outcome.kind !== 'answer' || outcome.answer.kind !== 'issued') throw new Error(JSON.stringify(outcome));
  deviceNumber = outcome.answer.deviceNumber ?? '';
  const { thumbprint } = await readCertificate(outcome.answer.certificate);
  const { privateKey } = keys;
  const { gst, qst } = OPERATOR;
  const { doc } = await signUserReport(reportOf({ deviceNumber, thumbprint, merchant: { gst, qst } }), privateKey);
  documents['user-report'] = doc;
  documents['third-party-declaration'] = await signThirdPartyDeclaration(DECLARATION, { privateKey, thumbprint });
}, 60_000);
afterEach(() => gateway.restore());
afterAll(() => gateway.stop());

const request = (change: Partial<DocumentRequest> = {}): DocumentRequest => ({
  deviceNumber,
  gstNumber: OPERATOR.gst,
  qstNumber: OPERATOR.qst,
  kind: 'user-report',
  document: documents[change.kind ?? 'user-report'],
  ...change,
});
const fault = (script: object) =>
  gateway.simulator.control('POST', 'faults', { times: 'once', request: 'document', ...script });

describe('a document', () => {
  it.each([{ kind: 'user-report' }, { kind: 'third-party-declaration' }] as const)(
    '$kind is brought to the authority in the name of a till, and its number back',
    async (kind) => {
      expect(await gateway.authority.sendDocument(request(kind))).toMatchObject({
        kind: 'answer',
        httpStatus: 200,
        answer: { kind: 'taken', number: expect.stringMatching(/^\d{10}$/) },
      });
    },
  );

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
