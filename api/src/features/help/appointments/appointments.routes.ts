import * as contract from '@comptoir/contract/help/appointments';
import type { FastifyInstance } from 'fastify';
import { route, type Identify } from '../../../platform/http/route.ts';
import { resolveMerchant } from '../../base/merchants/merchant-scope.ts';
import type { SignedIn } from '../../base/sessions/recognize-user.ts';
import { bookAppointment, type AppointmentNeeds } from './book-appointment.ts';
import { cancelAppointment } from './cancel-appointment.ts';
import { listAppointments } from './list-appointments.ts';
import { listFreeHours } from './list-free-hours.ts';

export interface AppointmentRoutesNeeds extends AppointmentNeeds {
  readonly signedIn: Identify<SignedIn>;
}

export function appointmentRoutes(app: FastifyInstance, needs: AppointmentRoutesNeeds): void {
  const identify = needs.signedIn;
  route(app, contract.listFreeHours, {
    identify,
    answer: async ({ query, caller }) => {
      const hours = await listFreeHours(needs, caller.actor.role, query);
      return {
        items: hours.map(({ startsAt, endsAt }) => ({
          startsAt: startsAt.toISOString(),
          endsAt: endsAt.toISOString(),
        })),
      };
    },
  });
  route(app, contract.listAppointments, {
    identify,
    answer: async ({ query, caller }) => ({
      items: await listAppointments(needs, caller.actor, query),
      nextCursor: null,
    }),
  });
  route(app, contract.bookAppointment, {
    identify,
    // Each booking sends mail.
    rateLimit: { max: 60, timeWindow: '1 minute' },
    answer: async ({ query, body, caller }) => {
      const scope = await resolveMerchant(needs.database, caller.actor, { ...query, action: 'book-appointment' });
      const { startsAt, note } = body;
      return bookAppointment(needs, {
        scope,
        userName: caller.user.name,
        startsAt: new Date(startsAt),
        note: note || null,
      });
    },
  });
  route(app, contract.cancelAppointment, {
    identify,
    answer: async ({ params, caller }) => {
      await cancelAppointment(needs, caller.actor, params.id);
      return null;
    },
  });
}
