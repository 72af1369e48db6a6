import { register } from '@comptoir/contract/people/registration';
import type { FastifyInstance } from 'fastify';
import { describeRequest } from '../../../platform/http/request-context.ts';
import { route, type Identify } from '../../../platform/http/route.ts';
import type { HashAccount } from '../../base/sessions/account-hash.ts';
import { requestRegistration, type RegistrationNeeds } from './register-merchant.ts';

export function registrationRoutes(
  app: FastifyInstance,
  needs: RegistrationNeeds & { readonly anyone: Identify<null>; readonly hashAccount: HashAccount },
): void {
  route(app, register, {
    identify: needs.anyone,
    rateLimit: { max: 20, timeWindow: '1 minute' },
    answer: async ({ body: { company_name: companyName, ...person }, request }) => {
      describeRequest({ account: needs.hashAccount(person.email) });
      await requestRegistration(needs, { ...person, companyName }, request.ip);
      return null;
    },
  });
}
