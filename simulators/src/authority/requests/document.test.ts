import { NO_COUNTERS } from '@comptoir/websrm/requests/report-counters';
import { requestHeaders } from '@comptoir/websrm/requests/headers';
import {
  signThirdPartyDeclaration,
  type ThirdPartyDeclaration,
} from '@comptoir/websrm/requests/third-party-declaration';
import { signUserReport } from '@comptoir/websrm/requests/user-report';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PRODUCT } from '../../../test/bills.ts';
import { type Answer, call } from '../../../test/call.ts';
import { otherErrors } from '../../../test/read-answer.ts';
import { startTestAuthority, type TestAuthority } from '../../../test/test-authority.ts';
import { enrol, type Holder } from '../../../test/terminal.ts';

let authority: TestAuthority;
let device: Holder;

beforeAll(async () => {
  authority = await startTestAuthority();
  device = await enrol(authority.running, 'device');
});
afterAll(() => authority.remove());

const taxNumbers = { noTPS: '812345676RT0001', noTVQ: '4071234567TQ0001' };

function post(reqDoc: object, sender: { noTPS: string; noTVQ: string } = taxNumbers): Promise<Answer> {
  const { deviceNumber } = device;
  const headers = requestHeaders('document', {
    environment: 'DEV',
    origin: 'SEV',
    product: PRODUCT,
    deviceNumber,
    taxNumbers: sender,
  });
  const { urls, caPem: ca } = authority.running;
  return call(`${urls.apiUrl}/document`, {
    ca,
    headers,
    identity: device.identity,
    body: JSON.stringify({ reqDoc }),
  });
}

async function report(): Promise<{ typDoc: 'RUT'; doc: string }> {
  const { doc } = await signUserReport(
    {
      taxNumbers,
      userName: 'Camille Roy',
      last: null,
      year: 2026,
      counters: NO_COUNTERS,
      device: { deviceNumber: device.deviceNumber, idSEV: '00000000000AB001', versi: '1.0.0' },
      loggedInAt: '20260601080000',
      reportedAt: '20260601160000',
      thumbprint: device.thumbprint,
      address: '',
    },
    device.privateKey,
  );
  return { typDoc: 'RUT', doc };
}

const DECLARATION: ThirdPartyDeclaration = {
  TQ: '1234567890TQ0001',
  NM: 'Hot-dogs du port',
  AD: '12, rue du Port, Québec',
  CP: 'G1K3Z4',
  TE: '',
  PO: '',
  NE: '',
  RA: '1',
  DC: '2026-01-15',
  DV: '2026-02-01',
  DE: '',
  BS: 'Hot-dogs',
  FR: '',
  MO: '2-3',
};

const declaration = async (signer: Pick<Holder, 'privateKey' | 'thumbprint'> = device) =>
  ({ typDoc: 'HAB', doc: await signThirdPartyDeclaration(DECLARATION, signer) }) as const;

const changed = async (change: (doc: string) => string) => {
  const { typDoc, doc } = await declaration();
  return { typDoc, doc: change(doc) };
};

it('documents of both kinds get a number of ten digits, counted up', async () => {
  expect((await post(await report())).json).toEqual({ retourDoc: { jsonVersi: '01.00', noDoc: '0000000001' } });
  expect((await post(await declaration())).json).toEqual({ retourDoc: { jsonVersi: '01.00', noDoc: '0000000002' } });
});

it.each([
  ['453', { typDoc: 'XYZ', doc: 'RT=1' }],
  ['304', { typDoc: 'RUT' }],
  ['300', { typDoc: 'HAB', doc: 'RT=1;' }],
])('%s', async (code, body) => {
  expect(otherErrors('document', await post(body))).toEqual([code, '999']);
});

describe('a declaration is refused', () => {
  it.each([
    ['304', (doc: string) => doc.replace('PO=;', '')],
    ['306', (doc: string) => doc.replace('PO=;', 'PO=;PO=;')],
    ['300', (doc: string) => `${doc};XX=1`],
    ['468', (doc: string) => doc.replace('NM=', 'NM= ')],
    ['300', (doc: string) => doc.replace('RA=1', 'RA=4')],
    ['435', (doc: string) => doc.replace('MO=2-3', 'MO=1-3')],
  ])('with %s', async (code, change) => {
    const errors = otherErrors('document', await post(await changed(change)));
    expect(errors.filter((id) => id !== '999')).toEqual([code]);
  });

  it('with 435 when another device has signed it, or the certificate it names is of none', async () => {
    const other = await enrol(authority.running, 'device');
    expect(otherErrors('document', await post(await declaration(other)))).toContain('435');
    const { privateKey } = device;
    const unknown = await declaration({ privateKey, thumbprint: 'A'.repeat(40) });
    expect(otherErrors('document', await post(unknown))).toContain('435');
  });

  it.each([
    ['007', { ...taxNumbers, noTVQ: '9999999999TQ0001' }],
    ['008', { ...taxNumbers, noTPS: '999999999RT0001' }],
    ['028', { noTPS: '999999999RT0001', noTVQ: '9999999999TQ0001' }],
  ])('with %s in the name of a business that is not known', async (code, sender) => {
    expect(otherErrors('document', await post(await declaration(), sender))).toContain(code);
  });
});
