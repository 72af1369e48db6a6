import { streamOverview as endpoint } from '@comptoir/contract/sales/report-overview';
import type { FastifyInstance } from 'fastify';
import { EVERYONE, type Announcements } from '../../../platform/database/announcements.ts';
import { openEventStream } from '../../../platform/http/event-stream.ts';
import { streamRoute, type Authenticate } from '../../../platform/http/route.ts';
import { limitStreams } from '../../base/access/limit-calls.ts';
import type { SignedIn } from '../../base/access/recognize-user.ts';

/** Somewhere something always happens: the screen over everything is not read again for each. */
const REST_MS = 5000;

/** Hints that something has become of a merchant, whichever, by which the overview is read again. */
export function streamOverview(
  app: FastifyInstance,
  { announcements, signedIn }: { readonly announcements: Announcements; readonly signedIn: Authenticate<SignedIn> },
): void {
  const countStream = limitStreams();
  streamRoute(app, endpoint, {
    authenticate: signedIn,
    handler: async ({ caller, request, reply }) => {
      const close = countStream(caller.user.id);
      openEventStream(reply, {
        open: (stream) => {
          const hint = atMostEvery(REST_MS, () => stream.send('activity'));
          const stops = [
            close,
            hint.stop,
            announcements.subscribe(EVERYONE, hint.ask),
            ...[caller.sessionId, caller.user.id].map((id) => announcements.subscribe(id, () => stream.recheck())),
          ];
          return () => stops.forEach((stop) => stop());
        },
        quietFor: () => announcements.quietFor(EVERYONE),
        mayListen: () => signedIn(request, endpoint),
      });
    },
  });
}

/** The first of many at once, and what came meanwhile at the end of the rest. */
function atMostEvery(restMs: number, act: () => void): { ask: () => void; stop: () => void } {
  let resting: NodeJS.Timeout | null = null;
  let isAsked = false;
  const ask = (): void => {
    if (resting) {
      isAsked = true;
      return;
    }
    act();
    resting = setTimeout(() => {
      resting = null;
      if (isAsked) ask();
      isAsked = false;
    }, restMs);
  };
  return { ask, stop: () => clearTimeout(resting ?? undefined) };
}
