import type { IncomingHttpHeaders } from 'node:http';
import type { InboundMailService } from '../../../gateways/inbound-mail/inbound-mail.ts';
import { AppError } from '../../../platform/http/app-error.ts';

/** Recognizes the caller of the webhooks about mail: the service that is set. @throws AppError inbound-mail-not-set, webhook-not-recognized */
export const recognizeMailCaller =
  (service: InboundMailService | null) =>
  async ({ headers }: { readonly headers: IncomingHttpHeaders }): Promise<InboundMailService> => {
    if (!service) throw new AppError('inbound-mail-not-set');
    if (!service.recognizes(headers)) throw new AppError('webhook-not-recognized');
    return service;
  };
