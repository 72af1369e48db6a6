import * as contract from '@comptoir/contract/sales/device-api';
import type { FastifyInstance } from 'fastify';
import type { RouteDependencies } from '../../../dependencies.ts';
import { route } from '../../../platform/http/route.ts';
import { activateDevice } from './activate-device.ts';
import type { CertifyDeps } from './certify-key.ts';
import { giveUpCertificate } from './end-certificate.ts';
import { readConfiguration, type ReadConfigurationDeps } from './read-configuration.ts';
import { renewCertificate, requestCertificate } from './request-certificate.ts';
import { reportEvents } from './report-events.ts';
import { submitDocument } from './submit-document.ts';

export interface TillRoutesDeps
  extends
    Omit<CertifyDeps, 'authority'>,
    Pick<RouteDependencies, 'findSigningKey' | 'anyone' | 'till' | 'noteCalendar'> {
  readonly taxAuthority: CertifyDeps['authority'];
  readonly authorityConfig: ReadConfigurationDeps['authority'];
}

/** A thousand events, each with room to spare. */
const EVENTS_LIMIT = 512 * 1024;

/** Serves the calls of tills, bills aside. */
export function terminalRoutes(app: FastifyInstance, deps: TillRoutesDeps): void {
  const { till: authenticate } = deps;
  const calling = { ...deps, authority: deps.taxAuthority };
  route(app, contract.activateDevice, {
    authenticate: deps.anyone,
    rateLimit: { max: 30, timeWindow: '1 minute' },
    handler: ({ body }) => activateDevice(deps, body),
  });
  route(app, contract.getDeviceConfiguration, {
    authenticate,
    handler: async ({ query: { calendarVersion }, caller }) => {
      const configuration = await readConfiguration(
        { ...deps, authority: deps.authorityConfig },
        caller,
        calendarVersion,
      );
      // what it is given it bills by; were the reply lost, its next bill would say so
      await deps.noteCalendar(caller, configuration.taxCalendar?.version);
      return configuration;
    },
  });
  route(app, contract.requestCertificate, {
    authenticate,
    handler: ({ body, caller }) => requestCertificate(calling, caller, body),
  });
  route(app, contract.renewCertificate, {
    authenticate,
    handler: ({ body, caller }) => renewCertificate(calling, caller, body.csr),
  });
  route(app, contract.giveUpCertificate, {
    authenticate,
    handler: ({ caller }) => giveUpCertificate(calling, caller),
  });
  route(app, contract.submitUserReport, {
    authenticate,
    rateLimit: { max: 60, timeWindow: '1 minute' },
    handler: ({ body, caller }) => submitDocument(calling, caller, { ...body, kind: 'user-report' }),
  });
  route(app, contract.submitDeclaration, {
    authenticate,
    rateLimit: { max: 60, timeWindow: '1 minute' },
    handler: ({ body, caller }) => submitDocument(calling, caller, { ...body, kind: 'third-party-declaration' }),
  });
  route(app, contract.reportDeviceEvents, {
    authenticate,
    bodyLimit: EVENTS_LIMIT,
    rateLimit: { max: 60, timeWindow: '1 minute' },
    handler: ({ body, caller }) => reportEvents(deps, caller, body.events),
  });
}
