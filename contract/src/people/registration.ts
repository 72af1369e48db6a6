import { z } from 'zod';
import { endpoint, mailedName } from '../endpoint.ts';

/**
 * Signs a merchant up: makes the merchant (`subscriptionCompleted` false) and its first person, and sends a temporary
 * password, which proves the address. The answer never tells whether the address is known already; its owner is told by mail.
 */
export const register = endpoint({
  method: 'POST',
  path: '/registration',
  access: 'public',
  summary: 'Sign a merchant up',
  body: z.strictObject({
    email: z.email().max(254),
    name: mailedName(120),
    company_name: mailedName(120),
    language: z.enum(['fr', 'en']),
  }),
  reply: z.null(),
});
