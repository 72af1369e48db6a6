import { receiveMail as receiveMailEndpoint } from '@comptoir/contract/help/support-mails';
import type { FastifyInstance } from 'fastify';
import type { InboundMailService } from '../../../gateways/inbound-mail/inbound-mail.ts';
import { readPostedAside } from '../../../platform/http/read-posted.ts';
import { route } from '../../../platform/http/route.ts';
import { recognizeMailCaller } from '../../base/mail/recognize-mail-caller.ts';
import type { PostedMail } from './read-posted-mail.ts';
import { receiveMail, type ReceiveMailDeps } from './receive-mail.ts';

/** The longest that a service posts: files of 35 MB, which are left, written in letters that are a third longer. A longer one is refused. */
const LONGEST_MAIL_BYTES = 50_000_000;

export interface InboundMailRoutesDeps extends ReceiveMailDeps {
  readonly inboundMail: InboundMailService | null;
  readonly config: ReceiveMailDeps['config'] & { readonly inboundMail: { readonly address: string } | null };
}

export function inboundMailRoutes(app: FastifyInstance, deps: InboundMailRoutesDeps): void {
  const mailbox = deps.config.inboundMail?.address ?? '';
  route(app, receiveMailEndpoint, {
    authenticate: recognizeMailCaller(deps.inboundMail),
    bodyLimit: LONGEST_MAIL_BYTES,
    knownFirst: true,
    readBody: (bytes) => readPostedAside<PostedMail>('readPostedMail', bytes),
    rateLimit: { max: 600, timeWindow: '1 minute' },
    handler: async ({ body, caller }) => {
      await receiveMail(deps, mailbox, caller.read(body));
      return {};
    },
  });
}
