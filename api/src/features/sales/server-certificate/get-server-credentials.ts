import type { ServerCredentials } from '../../../gateways/tax-authority/server-credentials.ts';
import { enrolServer, type ServerCertificateDeps } from './enrol-server.ts';
import { findServerCertificate } from './server-certificate.store.ts';
import { serverKeyPlace } from '../../base/record/sealed-places.ts';

/**
 * The server's own credentials, enrolled with the authority the first time (mode Serveur, SRM-9). Null when the
 * authority cannot be asked right now; throws when it refuses us, which only a changed setting fixes.
 */
export async function getServerCredentials(deps: ServerCertificateDeps): Promise<ServerCredentials | null> {
  const known = await deps.database.transaction({ role: 'system' }, (tx) => findServerCertificate(tx, deps.now()));
  if (!known) return enrolServer(deps, 'Serveur Comptoir');
  return {
    certificate: known.certificate,
    privateKey: deps.seal.open(known.privateKeySealed, serverKeyPlace(known.id)),
    thumbprint: known.thumbprint,
    authorizationCode: deps.serverCode,
  };
}
