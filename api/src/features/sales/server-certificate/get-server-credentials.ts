import type { ServerCredentials } from '../../../gateways/tax-authority/server-credentials.ts';
import { enrolServer, type ServerCertificateNeeds } from './enrol-server.ts';
import { findServerCertificate } from './server-certificate.store.ts';
import { serverKeyPlace } from '../../base/key-rotation/sealed-places.ts';

/**
 * The server's own credentials, enrolled with the authority the first time (mode Serveur, SRM-9). Null when the
 * authority cannot be asked right now; throws when it refuses us, which only a changed setting mends.
 */
export async function getServerCredentials(needs: ServerCertificateNeeds): Promise<ServerCredentials | null> {
  const known = await needs.database.transaction({ role: 'system' }, (tx) => findServerCertificate(tx, needs.now()));
  if (!known) return enrolServer(needs, 'Serveur Comptoir');
  return {
    certificate: known.certificate,
    privateKey: needs.seal.open(known.privateKeySealed, serverKeyPlace(known.id)),
    thumbprint: known.thumbprint,
    authorizationCode: needs.serverCode,
  };
}
