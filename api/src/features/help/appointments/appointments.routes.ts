import * as contract from '@comptoir/contract/help/appointments';
import type { FastifyInstance } from 'fastify';
import type { RouteDependencies } from '../../../dependencies.ts';
import { route } from '../../../platform/http/route.ts';
import { resolveMerchant } from '../../base/access/merchant-scope.ts';
import { bookAppointment, type AppointmentDeps } from './book-appointment.ts';
import { cancelAppointment } from './cancel-appointment.ts';
import { listAppointments } from './list-appointments.ts';
import { listFreeHours } from './list-free-hours.ts';

export type AppointmentRoutesDeps = AppointmentDeps & Pick<RouteDependencies, 'signedIn'>;

export function appointmentRoutes(app: FastifyInstance, deps: AppointmentRoutesDeps): void {
  const authenticate = deps.signedIn;
  route(app, contract.listFreeHours, {
    authenticate,
    handler: async ({ query, caller }) => {
      const hours = await listFreeHours(deps, caller.actor, query);
      return {
        items: hours.map(({ startsAt, endsAt }) => ({
          startsAt: startsAt.toISOString(),
          endsAt: endsAt.toISOString(),
        })),
      };
    },
  });
  route(app, contract.listAppointments, {
    authenticate,
    handler: async ({ query, caller }) => ({
      items: await listAppointments(deps, caller.actor, query),
      nextCursor: null,
    }),
  });
  route(app, contract.bookAppointment, {
    authenticate,
    // Each booking sends mail.
    rateLimit: { max: 60, timeWindow: '1 minute' },
    handler: async ({ query, body, caller }) => {
      const scope = await resolveMerchant(deps.database, caller.actor, { ...query, action: 'book-appointment' });
      const { startsAt, note, technicianId } = body;
      return bookAppointment(deps, {
        scope,
        userName: caller.user.name,
        startsAt: new Date(startsAt),
        note: note || null,
        technicianId: technicianId ?? null,
      });
    },
  });
  route(app, contract.cancelAppointment, {
    authenticate,
    handler: async ({ params, caller }) => {
      await cancelAppointment(deps, caller.actor, params.id);
      return null;
    },
  });
}
