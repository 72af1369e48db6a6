import { createCsr, readCertificate } from '@comptoir/websrm/certificates/certificates';
import { deviceSubject, serverSubject } from '@comptoir/websrm/certificates/certificate-subject';
import { exportPrivateKey, generateSigningKeys } from '@comptoir/websrm/signing/keys';
import type { CertificateReply } from '../src/gateways/tax-authority/answers.ts';
import type { ServerCredentials } from '../src/gateways/tax-authority/server-credentials.ts';
import type { Outcome, TaxAuthority } from '../src/gateways/tax-authority/tax-authority.ts';
import { createWebsrmAuthority, type WebsrmSettings } from '../src/gateways/tax-authority/websrm-authority.ts';
import { startSimulatedAuthority, type SimulatedAuthority } from './simulated-authority.ts';

/** The merchant that the simulated authority knows. */
export const OPERATOR = {
  qst: '1234567890TQ0001',
  gst: '123456789RT0001',
  fileNumber: 'ER0001',
  authorizationCode: 'A1B2-C3D4',
  cn: '1234567890',
  zone: 'America/Montreal',
};
const SERVER = { code: 'Z1Y2-X3W4', cn: '9999999999' };
const SOFTWARE = {
  idPartn: '00000000000AB0FF',
  idSEV: '00000000000AB001',
  idVersi: '00000000000AB101',
  codCertif: 'FOB201999999',
  versi: '1.0.0',
  versiParn: '0',
};

/** The gateway to a simulated authority over mutual TLS, its server's certificate issued. */
export interface GatewayAuthority {
  readonly simulator: SimulatedAuthority;
  readonly authority: TaxAuthority;
  /** Another gateway, which opens connections of its own. */
  open(
    given?: Partial<Pick<WebsrmSettings, 'ca' | 'environment' | 'certification' | 'replyTimeoutMs'>> & {
      hasCredentials?: () => boolean;
    },
  ): TaxAuthority;
  /** Certifies a new till; its number is in the answer. */
  enrolDevice(authorizationCode?: string): Promise<{ keys: SigningKeys; outcome: Outcome<CertificateReply> }>;
  /** Ends every fault and outage. */
  restore(): Promise<void>;
  stop(): Promise<void>;
}

type SigningKeys = Awaited<ReturnType<typeof generateSigningKeys>>;

export async function startGatewayAuthority(): Promise<GatewayAuthority> {
  const simulator = await startSimulatedAuthority();
  await simulator.control('POST', 'operators', [OPERATOR]);
  await simulator.control('POST', 'servers', [SERVER]);
  let credentials: ServerCredentials | null = null;
  const open: GatewayAuthority['open'] = ({ hasCredentials = () => true, ...given } = {}) => {
    const { enrolUrl, apiUrl, ca } = simulator;
    const settings = { enrolUrl, apiUrl, ca, environment: 'DEV' as const, software: SOFTWARE, replyTimeoutMs: 5000 };
    return createWebsrmAuthority({
      ...settings,
      ...given,
      credentials: async () => (hasCredentials() ? credentials : null),
    });
  };
  const authority = open();
  credentials = await enrolServer(authority);
  return {
    simulator,
    authority,
    open,
    enrolDevice: (code = OPERATOR.authorizationCode) => enrolDevice(authority, code),
    restore: async () => {
      await simulator.control('DELETE', 'faults');
      await simulator.control('POST', 'mode', { mode: 'up' });
    },
    stop: async () => {
      await authority.close();
      await simulator.stop();
    },
  };
}

async function enrolServer(authority: TaxAuthority): Promise<ServerCredentials> {
  const keys = await generateSigningKeys({ extractable: true });
  const subject = serverSubject({
    authorizationCode: SERVER.code,
    identificationNumber: SERVER.cn,
    nickname: 'Serveur un',
    utcOffset: '-05:00',
  });
  const outcome = await authority.enrol({
    kind: 'server',
    csr: await createCsr({ keys, subject, kind: 'server' }),
    deviceNumber: null,
  });
  if (outcome.kind !== 'answer' || outcome.answer.kind !== 'issued') throw new Error(JSON.stringify(outcome));
  const { certificate } = outcome.answer;
  return {
    certificate,
    privateKey: await exportPrivateKey(keys.privateKey),
    thumbprint: (await readCertificate(certificate)).thumbprint,
    authorizationCode: SERVER.code,
  };
}

async function enrolDevice(authority: TaxAuthority, authorizationCode: string) {
  const keys = await generateSigningKeys({ extractable: false });
  const subject = deviceSubject({
    authorizationCode,
    qstNumber: OPERATOR.qst,
    fileNumber: OPERATOR.fileNumber,
    nickname: 'Caisse numéro un',
    utcOffset: '-05:00',
  });
  const csr = await createCsr({ keys, subject, kind: 'device' });
  return { keys, outcome: await authority.enrol({ kind: 'device', csr, deviceNumber: '0000-0000-0000' }) };
}
