import * as contract from '@comptoir/contract/sales/devices';
import type { DeviceView } from '@comptoir/contract/sales/devices';
import type { FastifyInstance } from 'fastify';
import { route, type Identify } from '../../../platform/http/route.ts';
import { resolveMerchant } from '../../base/merchants/merchant-scope.ts';
import type { SignedIn } from '../../base/sessions/recognize-user.ts';
import type { CertifyNeeds } from './certify-key.ts';
import { createActivationCode } from './create-activation-code.ts';
import { listCertificates } from './list-certificates.ts';
import { listDevices } from './list-devices.ts';
import { renameDevice } from './rename-device.ts';
import { requestRenewal } from './request-renewal.ts';
import { resolveDevice, type OwnedDevice } from './resolve-device.ts';
import { revokeCertificate } from './revoke-certificate.ts';
import { testCertificateAgain } from './test-certificate-again.ts';
import { unlinkDevice } from './unlink-device.ts';
import { readDevice } from './view-device.ts';

export interface DeviceRoutesNeeds extends Omit<CertifyNeeds, 'authority'> {
  readonly taxAuthority: CertifyNeeds['authority'];
  readonly signedIn: Identify<SignedIn>;
}

/** What the portal calls. */
export function deviceRoutes(app: FastifyInstance, needs: DeviceRoutesNeeds): void {
  const { signedIn: identify, database, now } = needs;
  route(app, contract.listDevices, {
    identify,
    answer: async ({ query, caller }) => {
      const scope = await resolveMerchant(database, caller.actor, { ...query, action: 'list-devices' });
      return { items: await listDevices(database, scope, now()), nextCursor: null };
    },
  });
  route(app, contract.createActivationCode, {
    identify,
    answer: async ({ query, body, caller }) => {
      const scope = await resolveMerchant(database, caller.actor, { ...query, action: 'link-device' });
      const made = await createActivationCode(needs, { scope, userId: caller.actor.userId, target: body });
      return { ...made, expiresAt: made.expiresAt.toISOString() };
    },
  });
  route(app, contract.renameDevice, {
    identify,
    answer: ({ params, body, caller }) =>
      change(needs, { caller, id: params.id, action: 'edit-device' }, (device) =>
        renameDevice(needs, device, body.name),
      ),
  });
  route(app, contract.unlinkDevice, {
    identify,
    answer: ({ params, caller }) =>
      change(needs, { caller, id: params.id, action: 'link-device' }, (device) => unlinkDevice(needs, device)),
  });
}

/** What the portal calls about the certificate of a till. */
export function certificateRoutes(app: FastifyInstance, needs: DeviceRoutesNeeds): void {
  const { signedIn: identify, database, now } = needs;
  const calling = { ...needs, authority: needs.taxAuthority };
  route(app, contract.listCertificates, {
    identify,
    answer: async ({ params, caller }) => {
      const device = await resolveDevice(database, caller.actor, { id: params.id, action: 'list-devices' });
      return { items: await listCertificates(database, device, now()), nextCursor: null };
    },
  });
  route(app, contract.testCertificateAgain, {
    identify,
    // Each one is a call to the authority.
    rateLimit: { max: 20, timeWindow: '1 minute' },
    answer: ({ params, caller }) =>
      change(needs, { caller, id: params.id, action: 'edit-device' }, (device) =>
        testCertificateAgain(calling, device),
      ),
  });
  route(app, contract.requestRenewal, {
    identify,
    answer: ({ params, caller }) =>
      change(needs, { caller, id: params.id, action: 'edit-certificate' }, (device) => requestRenewal(needs, device)),
  });
  route(app, contract.revokeCertificate, {
    identify,
    answer: ({ params, caller }) =>
      change(needs, { caller, id: params.id, action: 'edit-certificate' }, (device) =>
        revokeCertificate(calling, device),
      ),
  });
}

/** Does something to a till that somebody names, and shows how it stands afterwards. */
async function change(
  { database, now }: DeviceRoutesNeeds,
  wanted: { caller: SignedIn; id: string; action: Parameters<typeof resolveDevice>[2]['action'] },
  work: (device: OwnedDevice) => Promise<void>,
): Promise<DeviceView> {
  const device = await resolveDevice(database, wanted.caller.actor, wanted);
  await work(device);
  return readDevice(database, device, now());
}
