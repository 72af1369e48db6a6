import { createCsr, readCertificate } from '@comptoir/websrm/certificates';
import { serverSubject } from '@comptoir/websrm/certificate-subject';
import { exportPrivateKey, generateSigningKeys } from '@comptoir/websrm/keys';
import { v7 as uuid } from 'uuid';
import type { ServerCredentials } from '../../gateways/tax-authority/server-credentials.ts';
import type { TaxAuthority } from '../../gateways/tax-authority/tax-authority.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Seal } from '../../platform/seal.ts';
import { findServerCertificate, insertServerCertificate } from './server-certificate.store.ts';

export interface ServerCertificateNeeds {
  readonly database: Database;
  readonly seal: Seal;
  readonly enrol: TaxAuthority['enrol'];
  readonly now: () => Date;
  readonly serverCode: string;
  readonly serverNumber: string;
}

/**
 * The server's own credentials, enrolled with the authority the first time (mode Serveur, facts §2). Null when the
 * authority cannot be asked right now; throws when it refuses us, which only a changed setting mends.
 */
export async function getServerCredentials(needs: ServerCertificateNeeds): Promise<ServerCredentials | null> {
  const known = await needs.database.transaction({ role: 'system' }, (tx) => findServerCertificate(tx, needs.now()));
  if (!known) return enrolServer(needs);
  return {
    certificate: known.certificate,
    privateKey: needs.seal.open(known.privateKeySealed),
    thumbprint: known.thumbprint,
    authorizationCode: needs.serverCode,
  };
}

async function enrolServer(needs: ServerCertificateNeeds): Promise<ServerCredentials | null> {
  const keys = await generateSigningKeys({ extractable: true });
  const subject = serverSubject({
    authorizationCode: needs.serverCode,
    identificationNumber: needs.serverNumber,
    nickname: 'Serveur Comptoir',
    utcOffset: '-05:00',
  });
  const csr = await createCsr({ keys, subject, kind: 'server' });
  const outcome = await needs.enrol({ kind: 'server', csr, deviceNumber: null });
  if (outcome.kind !== 'answer') return null;
  if (outcome.answer.kind === 'refused') {
    throw new Error(`the authority refuses this server: ${outcome.answer.errors.map(({ id }) => id).join(', ')}`);
  }
  const { certificate } = outcome.answer;
  const { thumbprint, notAfter } = await readCertificate(certificate);
  const privateKey = await exportPrivateKey(keys.privateKey);
  const row = { id: uuid(), certificate, privateKeySealed: needs.seal.seal(privateKey), thumbprint, notAfter };
  await needs.database.transaction({ role: 'system' }, (tx) => insertServerCertificate(tx, row));
  return { certificate, privateKey, thumbprint, authorizationCode: needs.serverCode };
}
