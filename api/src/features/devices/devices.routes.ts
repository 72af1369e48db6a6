import {
  activateDevice as activateDeviceEndpoint,
  getDeviceConfiguration,
  reportDeviceEvents,
  requestCertificate as requestCertificateEndpoint,
} from '@comptoir/contract/device-api';
import {
  createActivationCode as createCodeEndpoint,
  listDevices as listDevicesEndpoint,
} from '@comptoir/contract/devices';
import type { FastifyInstance } from 'fastify';
import { route, type Identify } from '../../platform/http/route.ts';
import { resolveMerchant } from '../merchants/merchant-scope.ts';
import type { SignedIn } from '../sessions/recognize-user.ts';
import { activateDevice } from './activate-device.ts';
import { createActivationCode } from './create-activation-code.ts';
import type { CallingDevice } from './calling-device.ts';
import { listDevices } from './list-devices.ts';
import { readConfiguration, type ReadConfigurationNeeds } from './read-configuration.ts';
import { reportEvents } from './report-events.ts';
import { requestCertificate, type RequestCertificateNeeds } from './request-certificate.ts';

export interface DeviceRoutesNeeds extends Omit<RequestCertificateNeeds, 'authority'> {
  readonly taxAuthority: RequestCertificateNeeds['authority'];
  readonly seal: ReadConfigurationNeeds['seal'];
  readonly authorityConfig: ReadConfigurationNeeds['authority'];
  readonly anyone: Identify<null>;
  readonly signedIn: Identify<SignedIn>;
  readonly till: Identify<CallingDevice>;
}

export function deviceRoutes(app: FastifyInstance, needs: DeviceRoutesNeeds): void {
  route(app, listDevicesEndpoint, {
    identify: needs.signedIn,
    answer: async ({ query, caller }) => {
      const scope = await resolveMerchant(needs.database, caller.actor, { ...query, action: 'list-devices' });
      return { items: await listDevices(needs.database, scope, needs.now()), nextCursor: null };
    },
  });
  route(app, createCodeEndpoint, {
    identify: needs.signedIn,
    answer: async ({ query, body, caller }) => {
      const scope = await resolveMerchant(needs.database, caller.actor, { ...query, action: 'link-device' });
      const made = await createActivationCode(needs, { scope, userId: caller.actor.userId, target: body });
      return { ...made, expiresAt: made.expiresAt.toISOString() };
    },
  });
}

/** What tills call. */
export function tillRoutes(app: FastifyInstance, needs: DeviceRoutesNeeds): void {
  route(app, activateDeviceEndpoint, {
    identify: needs.anyone,
    rateLimit: { max: 30, timeWindow: '1 minute' },
    answer: ({ body }) => activateDevice(needs, body),
  });
  route(app, getDeviceConfiguration, {
    identify: needs.till,
    answer: ({ caller }) =>
      readConfiguration({ database: needs.database, seal: needs.seal, authority: needs.authorityConfig }, caller),
  });
  route(app, requestCertificateEndpoint, {
    identify: needs.till,
    answer: ({ body, caller }) => requestCertificate({ ...needs, authority: needs.taxAuthority }, caller, body),
  });
  route(app, reportDeviceEvents, {
    identify: needs.till,
    answer: async ({ body, caller }) => {
      await reportEvents(needs, caller, body.events);
      return { stored: body.events.length };
    },
  });
}
