import { reportMail } from '@comptoir/contract/base/mail';
import type { FastifyInstance } from 'fastify';
import type { InboundMailService } from '../../../gateways/inbound-mail/inbound-mail.ts';
import { route } from '../../../platform/http/route.ts';
import { recognizeMailCaller } from './recognize-mail-caller.ts';
import { recordReport, type RecordReportDeps } from './record-report.ts';

export function mailReportRoutes(
  app: FastifyInstance,
  deps: RecordReportDeps & { readonly inboundMail: InboundMailService | null },
): void {
  route(app, reportMail, {
    authenticate: recognizeMailCaller(deps.inboundMail),
    rateLimit: { max: 600, timeWindow: '1 minute' },
    handler: async ({ body, caller }) => {
      const report = caller.readReport(body);
      if (report) await recordReport(deps, report);
      return null;
    },
  });
}
