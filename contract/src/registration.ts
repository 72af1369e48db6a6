import { z } from 'zod';
import { endpoint, plainText } from './endpoint.ts';

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
    name: plainText(120).trim().min(1),
    company_name: plainText(120).trim().min(1),
    language: z.enum(['fr', 'en']),
  }),
  reply: z.null(),
});
