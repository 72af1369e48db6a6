import { streamPartner as endpoint } from '@comptoir/contract/people/partners';
import { can } from '@comptoir/domain/base/access/access';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../platform/http/app-error.ts';
import { openEventStream } from '../../../platform/http/event-stream.ts';
import { streamRoute, type Authenticate } from '../../../platform/http/route.ts';
import { limitStreams } from '../../base/access/limit-calls.ts';
import type { SignedIn } from '../../base/access/recognize-user.ts';
import type { PartnerDeps } from './keep-partner.ts';

/** Hints that merchants have come to a partner or left it, by which its list is read again. */
export function streamPartner(
  app: FastifyInstance,
  { announcements, signedIn }: Pick<PartnerDeps, 'announcements'> & { readonly signedIn: Authenticate<SignedIn> },
): void {
  const countStream = limitStreams();
  streamRoute(app, endpoint, {
    authenticate: signedIn,
    handler: async ({ params: { id: partnerId }, caller, request, reply }) => {
      const check = ({ actor }: SignedIn): void => {
        if (!can(actor, 'read-partner', { merchantId: null, partnerId })) throw new AppError('not-found');
      };
      check(caller);
      const close = countStream(caller.user.id);
      openEventStream(reply, {
        open: (stream) => {
          const stops = [
            close,
            announcements.subscribe(partnerId, () => stream.send('activity')),
            ...[caller.sessionId, caller.user.id].map((id) => announcements.subscribe(id, () => stream.recheck())),
          ];
          return () => stops.forEach((stop) => stop());
        },
        quietFor: () => announcements.quietFor(partnerId),
        mayListen: async () => check(await signedIn(request, endpoint)),
      });
    },
  });
}
