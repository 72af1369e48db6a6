import { register } from '@comptoir/contract/registration';
import type { FastifyInstance } from 'fastify';
import { route, type Identify } from '../../platform/http/route.ts';
import { requestRegistration, type RegistrationNeeds } from './register-merchant.ts';

export function registrationRoutes(
  app: FastifyInstance,
  needs: RegistrationNeeds & { readonly anyone: Identify<null> },
): void {
  route(app, register, {
    identify: needs.anyone,
    rateLimit: { max: 20, timeWindow: '1 minute' },
    answer: async ({ body: { company_name: companyName, ...person } }) => {
      await requestRegistration(needs, { ...person, companyName });
      return null;
    },
  });
}
