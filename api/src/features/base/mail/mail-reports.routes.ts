import { reportMail } from '@comptoir/contract/base/mail';
import type { FastifyInstance } from 'fastify';
import type { InboundMailService } from '../../../gateways/inbound-mail/inbound-mail.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { route } from '../../../platform/http/route.ts';
import { recordReport, type RecordReportDeps } from './record-report.ts';

export function mailReportRoutes(
  app: FastifyInstance,
  deps: RecordReportDeps & { readonly inboundMail: InboundMailService | null },
): void {
  const { inboundMail: service } = deps;
  route(app, reportMail, {
    authenticate: async ({ headers }) => {
      if (!service) throw new AppError('inbound-mail-not-set');
      if (!service.recognizes(headers)) throw new AppError('webhook-not-recognized');
      return service;
    },
    rateLimit: { max: 600, timeWindow: '1 minute' },
    handler: async ({ body, caller }) => {
      const report = caller.readReport(body);
      if (report) await recordReport(deps, report);
      return null;
    },
  });
}
