import { reportMail } from '@comptoir/contract/base/mail';
import type { FastifyInstance, FastifyBaseLogger } from 'fastify';
import type { InboundMailService, MailReport } from '../../../gateways/inbound-mail/inbound-mail.ts';
import { route } from '../../../platform/http/route.ts';
import { recognizeMailCaller } from './recognize-mail-caller.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { orderedId } from '../../../platform/ordered-id.ts';
import { keepFailure, takeReport } from './mail.store.ts';

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

interface RecordReportDeps extends Pick<Dependencies, 'database' | 'now'> {
  readonly log: Pick<FastifyBaseLogger, 'info'>;
}

/** Keeps that a mail came back, once; of a mail that is not known there is nothing to keep. */
async function recordReport({ database, now, log }: RecordReportDeps, report: MailReport): Promise<void> {
  const at = now();
  const { mailId: id, outcome, detail } = report;
  const isKept = await database.transaction({ role: 'system' }, async (tx) => {
    const mail = await takeReport(tx, { id, outcome });
    if (mail) keepFailure(tx, { ...mail, id: orderedId(at), outcome, detail, at });
    return mail !== null;
  });
  log.info({ mailId: id, outcome, isKept }, 'a mail came back');
}
