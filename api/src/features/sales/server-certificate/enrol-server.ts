import { createCsr, readCertificate } from '@comptoir/websrm/certificates/certificates';
import { serverSubject } from '@comptoir/websrm/certificates/certificate-subject';
import { exportPrivateKey, generateSigningKeys } from '@comptoir/websrm/signing/keys';
import { v7 as uuid } from 'uuid';
import type { Dependencies } from '../../../dependencies.ts';
import type { ServerCredentials } from '../../../gateways/tax-authority/server-credentials.ts';
import type { TaxAuthority } from '../../../gateways/tax-authority/tax-authority.ts';
import { insertServerCertificate } from './server-certificate.store.ts';
import { serverKeyPlace } from '../../base/record/sealed-places.ts';

export interface ServerCertificateDeps extends Pick<Dependencies, 'database' | 'seal' | 'now'> {
  readonly enrol: TaxAuthority['enrol'];
  readonly serverCode: string;
  readonly serverNumber: string;
}

/**
 * Gets the server a certificate for a new key. Null when the authority cannot be asked right now. `nickname`: no two live ones
 * may share one. @throws Error when the authority refuses us, which only a changed setting fixes
 */
export async function enrolServer(deps: ServerCertificateDeps, nickname: string): Promise<ServerCredentials | null> {
  const keys = await generateSigningKeys({ extractable: true });
  const subject = serverSubject({
    authorizationCode: deps.serverCode,
    identificationNumber: deps.serverNumber,
    nickname,
    utcOffset: '-05:00',
  });
  const csr = await createCsr({ keys, subject, kind: 'server' });
  const outcome = await deps.enrol({ kind: 'server', csr, deviceNumber: null });
  if (outcome.kind !== 'answer') return null;
  if (outcome.answer.kind === 'refused') {
    throw new Error(`the authority refuses this server: ${outcome.answer.errors.map(({ id }) => id).join(', ')}`);
  }
  const { certificate } = outcome.answer;
  const { thumbprint, notAfter } = await readCertificate(certificate);
  const privateKey = await exportPrivateKey(keys.privateKey);
  const id = uuid();
  const privateKeySealed = deps.seal.seal(privateKey, serverKeyPlace(id));
  const row = { id, certificate, privateKeySealed, thumbprint, notAfter };
  await deps.database.transaction({ role: 'system' }, (tx) =>
    insertServerCertificate(tx, { ...row, createdAt: deps.now() }),
  );
  return { certificate, privateKey, thumbprint, authorizationCode: deps.serverCode };
}
