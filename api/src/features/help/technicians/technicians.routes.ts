import * as contract from '@comptoir/contract/help/technicians';
import type { FastifyInstance } from 'fastify';
import { route, type Authenticate } from '../../../platform/http/route.ts';
import { scopeOfActor } from '../../base/access/merchant-scope.ts';
import type { SignedIn } from '../../base/access/recognize-user.ts';
import { addAbsence, removeAbsence } from './keep-absence.ts';
import { createTechnician, updateTechnician, type TechnicianDeps } from './keep-technician.ts';
import { listTechnicians } from './list-technicians.ts';

export function technicianRoutes(
  app: FastifyInstance,
  deps: TechnicianDeps & { readonly signedIn: Authenticate<SignedIn> },
): void {
  const authenticate = deps.signedIn;
  route(app, contract.listTechnicians, {
    authenticate,
    handler: async ({ caller }) => ({
      items: await deps.database.transaction(scopeOfActor(caller.actor), (tx) =>
        listTechnicians(tx, { now: deps.now() }),
      ),
      nextCursor: null,
    }),
  });
  route(app, contract.createTechnician, {
    authenticate,
    handler: ({ body, caller }) => createTechnician(deps, caller.actor, body),
  });
  route(app, contract.updateTechnician, {
    authenticate,
    handler: ({ params: { id }, body: given, caller }) => updateTechnician(deps, caller.actor, { id, given }),
  });
  route(app, contract.addTechnicianAbsence, {
    authenticate,
    handler: ({ params: { id }, body: { overAppointments, ...absence }, caller }) =>
      addAbsence(deps, caller.actor, { id, absence, overAppointments }),
  });
  route(app, contract.removeTechnicianAbsence, {
    authenticate,
    handler: ({ params, caller }) => removeAbsence(deps, caller.actor, params),
  });
}
