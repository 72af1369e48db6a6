import * as contract from '@comptoir/contract/sales/devices';
import type { DeviceView } from '@comptoir/contract/sales/devices';
import type { FastifyInstance } from 'fastify';
import { route, type Authenticate } from '../../../platform/http/route.ts';
import { resolveMerchant, scopeOf } from '../../base/access/merchant-scope.ts';
import type { SignedIn } from '../../base/access/recognize-user.ts';
import { type CertifyDeps, certifyKey } from './certify-key.ts';
import { createActivationCode } from './create-activation-code.ts';
import { listCertificates, readDevice, listDevices } from './view-device.ts';
import { renameDevice, unlinkDevice, requestRenewal, revokeCertificate } from './change-device.ts';
import { resolveDevice, type OwnedDevice } from './resolve-device.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { writeAudit } from '../../base/record/write-audit.ts';
import { findRefusedRequest } from './certificates.store.ts';
import { findCertificateInUse } from './devices.queries.ts';
import { certificateRequestPlace } from '../../base/record/sealed-places.ts';

export interface DeviceRoutesDeps extends Omit<CertifyDeps, 'authority'> {
  readonly taxAuthority: CertifyDeps['authority'];
  readonly signedIn: Authenticate<SignedIn>;
}

/** Serves the calls of the portal. */
export function deviceRoutes(app: FastifyInstance, deps: DeviceRoutesDeps): void {
  const { signedIn: authenticate, database, now } = deps;
  route(app, contract.listDevices, {
    authenticate,
    handler: async ({ query, caller }) => {
      const scope = await resolveMerchant(database, caller.actor, { ...query, action: 'list-devices' });
      return { items: await listDevices(database, scope, now()), nextCursor: null };
    },
  });
  route(app, contract.createActivationCode, {
    authenticate,
    handler: async ({ query, body, caller }) => {
      const scope = await resolveMerchant(database, caller.actor, { ...query, action: 'link-device' });
      const made = await createActivationCode(deps, { scope, userId: caller.actor.userId, target: body });
      return { ...made, expiresAt: made.expiresAt.toISOString() };
    },
  });
  route(app, contract.renameDevice, {
    authenticate,
    handler: ({ params, body, caller }) =>
      change(deps, { caller, id: params.id, action: 'edit-device' }, (device) => renameDevice(deps, device, body.name)),
  });
  route(app, contract.unlinkDevice, {
    authenticate,
    handler: ({ params, caller }) =>
      change(deps, { caller, id: params.id, action: 'link-device' }, (device) => unlinkDevice(deps, device)),
  });
}

/** Serves the portal's calls about the certificate of a till. */
export function certificateRoutes(app: FastifyInstance, deps: DeviceRoutesDeps): void {
  const { signedIn: authenticate, database, now } = deps;
  const calling = { ...deps, authority: deps.taxAuthority };
  route(app, contract.listCertificates, {
    authenticate,
    handler: async ({ params, caller }) => {
      const device = await resolveDevice(database, caller.actor, { id: params.id, action: 'list-devices' });
      return { items: await listCertificates(database, device, now()), nextCursor: null };
    },
  });
  route(app, contract.testCertificateAgain, {
    authenticate,
    // Each one is a call to the authority.
    rateLimit: { max: 20, timeWindow: '1 minute' },
    handler: ({ params, caller }) =>
      change(deps, { caller, id: params.id, action: 'edit-device' }, (device) => testCertificateAgain(calling, device)),
  });
  route(app, contract.requestRenewal, {
    authenticate,
    handler: ({ params, caller }) =>
      change(deps, { caller, id: params.id, action: 'edit-certificate' }, (device) => requestRenewal(deps, device)),
  });
  route(app, contract.revokeCertificate, {
    authenticate,
    handler: ({ params, caller }) =>
      change(deps, { caller, id: params.id, action: 'edit-certificate' }, (device) =>
        revokeCertificate(calling, device),
      ),
  });
}

/** Changes a till that a user names, and shows how it stands afterwards. */
async function change(
  { database, now }: DeviceRoutesDeps,
  wanted: { caller: SignedIn; id: string; action: Parameters<typeof resolveDevice>[2]['action'] },
  work: (device: OwnedDevice) => Promise<void>,
): Promise<DeviceView> {
  const device = await resolveDevice(database, wanted.caller.actor, wanted);
  await work(device);
  return readDevice(database, device, now());
}

/**
 * Sends a till's refused request again as it was: a code may have become active since. What is issued waits for the till, which
 * finds it when it asks again for the same key.
 * @throws AppError certificate-request-outdated when the till has to make another, authority-unavailable
 */
async function testCertificateAgain(deps: CertifyDeps, device: OwnedDevice): Promise<void> {
  const scope = scopeOf(device);
  const { refused, inUse } = await deps.database.transaction(scope, async (tx) => {
    const found = await findRefusedRequest(tx, device.id);
    if (!found) throw new AppError('certificate-request-outdated');
    const record = { action: 'certificate-retested', facts: {} } as const;
    const subject = { type: 'device', id: device.id } as const;
    writeAudit(tx, { occurredAt: deps.now(), merchantId: device.merchantId, subject, record });
    return { refused: found, inUse: await findCertificateInUse(tx, device.id) };
  });
  const replaces = refused.modif === 'REM' ? (inUse?.serial ?? null) : null;
  const csr = deps.seal.open(refused.csrSealed, certificateRequestPlace(device.id));
  const deviceNumber = device.deviceNumber ?? refused.deviceNumber;
  await certifyKey(deps, { scope, device: { ...device, deviceNumber }, csr, replaces });
}
