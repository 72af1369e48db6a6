import { decideRenewal } from '@comptoir/domain/sales/devices/certificate-renewal';
import { certificateState } from '@comptoir/domain/base/certificates/certificate-state';
import { readCertificate } from '@comptoir/websrm/certificates/certificates';
import type { FastifyBaseLogger } from 'fastify';
import type { TaxAuthority } from '../../../gateways/tax-authority/tax-authority.ts';
import { enrolServer, type ServerCertificateDeps } from './enrol-server.ts';
import { findServerCertificate, listOutdated, setEnded } from './server-certificate.store.ts';
import { Outage } from '../../../platform/outage.ts';

export interface RenewServerDeps extends Omit<ServerCertificateDeps, 'enrol'> {
  readonly authority: Pick<TaxAuthority, 'enrol' | 'revokeCertificate'>;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Every server looks for its certificate again within minutes; a day leaves no doubt. */
const SWITCH_MS = 86_400_000;
/** The certificate named is not one in force. */
const NOT_IN_FORCE = 'JW00B999436E';

/**
 * Gets the server its next certificate once half of the present one's life has passed, and gives the old one back a day later.
 * In between both count, so that no bill is sent with one that does not. Source: decision 32.
 */
export async function renewServerCertificate(deps: RenewServerDeps): Promise<void> {
  const now = deps.now();
  const current = await deps.database.transaction({ role: 'system' }, (tx) => findServerCertificate(tx, now));
  // The first one is obtained when something is to be sent.
  if (!current) return;
  const { notBefore, notAfter } = await readCertificate(current.certificate);
  const state = certificateState({ notBefore, notAfter, revokedAt: null }, now);
  if (decideRenewal(state).ok) {
    const enrolled = await enrolServer({ ...deps, enrol: deps.authority.enrol }, nicknameOf(now));
    if (!enrolled) throw new Outage('the authority does not answer: the server’s certificate is renewed later');
  }
  await endOutdated(deps, now);
}

/** `Serveur Comptoir 2029-06-01`. */
const nicknameOf = (now: Date): string => `Serveur Comptoir ${now.toISOString().slice(0, 10)}`;

async function endOutdated(deps: RenewServerDeps, now: Date): Promise<void> {
  const usedSince = new Date(now.getTime() - SWITCH_MS);
  const outdated = await deps.database.transaction({ role: 'system' }, (tx) => listOutdated(tx, { now, usedSince }));
  for (const { id, certificate } of outdated) {
    const { serial } = await readCertificate(certificate);
    const outcome = await deps.authority.revokeCertificate({ serial, deviceNumber: null });
    const isOver =
      outcome.kind === 'answer' &&
      (outcome.answer.kind === 'revoked' || outcome.answer.errors.some((error) => error.id === NOT_IN_FORCE));
    if (isOver) await deps.database.transaction({ role: 'system' }, (tx) => setEnded(tx, id, now));
    else
      deps.log.warn(
        { serial, outcome: outcome.kind },
        'an old certificate of the server did not end; tried again tomorrow',
      );
  }
}
