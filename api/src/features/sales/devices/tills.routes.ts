import * as contract from '@comptoir/contract/sales/device-api';
import type { FastifyInstance } from 'fastify';
import { route, type Identify } from '../../../platform/http/route.ts';
import { activateDevice } from './activate-device.ts';
import type { CallingDevice } from './calling-device.ts';
import type { CertifyNeeds } from './certify-key.ts';
import { giveUpCertificate } from './give-up-certificate.ts';
import { readConfiguration, type ReadConfigurationNeeds } from './read-configuration.ts';
import { renewCertificate } from './renew-certificate.ts';
import { reportEvents } from './report-events.ts';
import { requestCertificate } from './request-certificate.ts';

export interface TillRoutesNeeds extends Omit<CertifyNeeds, 'authority'> {
  readonly taxAuthority: CertifyNeeds['authority'];
  readonly authorityConfig: ReadConfigurationNeeds['authority'];
  readonly anyone: Identify<null>;
  readonly till: Identify<CallingDevice>;
}

/** What tills call, bills aside. */
export function tillRoutes(app: FastifyInstance, needs: TillRoutesNeeds): void {
  const { till: identify } = needs;
  const calling = { ...needs, authority: needs.taxAuthority };
  route(app, contract.activateDevice, {
    identify: needs.anyone,
    rateLimit: { max: 30, timeWindow: '1 minute' },
    answer: ({ body }) => activateDevice(needs, body),
  });
  route(app, contract.getDeviceConfiguration, {
    identify,
    answer: ({ caller }) => readConfiguration({ ...needs, authority: needs.authorityConfig }, caller),
  });
  route(app, contract.requestCertificate, {
    identify,
    answer: ({ body, caller }) => requestCertificate(calling, caller, body),
  });
  route(app, contract.renewCertificate, {
    identify,
    answer: ({ body, caller }) => renewCertificate(calling, caller, body.csr),
  });
  route(app, contract.giveUpCertificate, {
    identify,
    answer: ({ caller }) => giveUpCertificate(calling, caller),
  });
  route(app, contract.reportDeviceEvents, {
    identify,
    answer: async ({ body, caller }) => {
      await reportEvents(needs, caller, body.events);
      return { stored: body.events.length };
    },
  });
}
