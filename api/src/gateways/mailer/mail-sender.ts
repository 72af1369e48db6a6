import { emailFault, normalEmail } from '@comptoir/domain/base/sessions/normal-email';
import { z } from 'zod';

/** `Comptoir <ne-pas-repondre@comptoir.test>`, or the address alone. */
const WRITTEN = /^(?:([^<>]*)<([^<>]{3,254})>|([^<>]{3,254}))$/;

/**
 * Sender of mail, by the one rule for addresses: a name and an address in angle brackets, or an address. What mail servers
 * would not take is refused when a server starts, and not by each mail.
 */
export const mailSender = z
  .string()
  .max(320, { abort: true })
  .transform((written, context) => {
    const [, name = '', within, alone] = WRITTEN.exec(written.trim()) ?? [];
    const address = normalEmail(within ?? alone ?? '');
    if (emailFault(address) !== null) {
      context.addIssue({ code: 'custom', message: 'email' });
      return z.NEVER;
    }
    return within === undefined ? address : `${name.trim()} <${address}>`.trim();
  });
