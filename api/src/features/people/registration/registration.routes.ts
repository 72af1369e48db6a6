import { register } from '@comptoir/contract/people/registration';
import type { FastifyInstance } from 'fastify';
import { describeRequest } from '../../../platform/http/request-context.ts';
import { route, type Authenticate } from '../../../platform/http/route.ts';
import type { HashAccount } from '../../base/sessions/account-hash.ts';
import { requestRegistration, type RegistrationDeps } from './register-merchant.ts';

export function registrationRoutes(
  app: FastifyInstance,
  deps: RegistrationDeps & { readonly anyone: Authenticate<null>; readonly hashAccount: HashAccount },
): void {
  route(app, register, {
    authenticate: deps.anyone,
    rateLimit: { max: 20, timeWindow: '1 minute' },
    handler: async ({ body: { company_name: companyName, ...person }, request }) => {
      describeRequest({ account: deps.hashAccount(person.email) });
      await requestRegistration(deps, { ...person, companyName }, request.ip);
      return null;
    },
  });
}
