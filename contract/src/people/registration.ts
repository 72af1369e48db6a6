import { z } from 'zod';
import { mailAddress } from '../bounded-text.ts';
import { drawnText, endpoint, mailedName } from '../endpoint.ts';

export const register = endpoint({
  method: 'POST',
  path: '/registration',
  access: 'public',
  summary: 'Sign a merchant up',
  description:
    'Makes a merchant and its first user once the temporary password that is mailed is used. The reply never says ' +
    'whether the address is known; its owner is notified by mail.',
  refusals: ['too-many-requests'],
  body: z.strictObject({
    email: mailAddress,
    name: mailedName(120),
    company_name: drawnText(mailedName(120)),
    language: z.enum(['fr', 'en']),
  }),
  reply: z.null(),
});
