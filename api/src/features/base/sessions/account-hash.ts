import { createHmac } from 'node:crypto';
import { normalEmail } from '@comptoir/domain/base/sessions/normal-email';
import type { ReadSecrets } from '../../../platform/sealing-secrets.ts';

/** An account as the server's log names it before anybody has proven to be its owner. */
export type HashAccount = (email: string) => string;

/**
 * Names accounts by a keyed hash of their email: tries at one account can be distinguished from tries at many, and who reads the log
 * neither finds an address in it nor can try addresses out. With another newest key, accounts have other names.
 */
export const createAccountHash =
  (readSecrets: ReadSecrets): HashAccount =>
  (email) =>
    createHmac('sha256', readSecrets()[0] ?? '')
      .update(`account ${normalEmail(email)}`)
      .digest('hex')
      .slice(0, 16);
