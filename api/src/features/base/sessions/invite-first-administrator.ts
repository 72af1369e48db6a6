import { normalEmail } from '@comptoir/domain/base/sessions/normal-email';
import { v7 as uuid } from 'uuid';
import type { Database } from '../../../platform/database/database.ts';
import { SIGNATURES } from '../mail/letter-words.ts';
import { queueInvitation } from '../mail/queue-mail.ts';
import { hasAdministrator, insertAdministrator } from './sessions.store.ts';

/**
 * Makes the first administrator of a database that has none, and invites them by mail; no one else could. Nothing happens
 * where there is one. @throws Error with one sentence when the address belongs to someone else
 */
export async function inviteFirstAdministrator(database: Database, address: string): Promise<void> {
  const email = normalEmail(address);
  await database.transaction({ role: 'system' }, async (tx) => {
    if (await hasAdministrator(tx)) return;
    const id = uuid();
    const name = email.split('@')[0] ?? email;
    if (await insertAdministrator(tx, { id, email, name }))
      queueInvitation(tx, { userId: id, invitedBy: SIGNATURES.fr });
    // Another server that starts at the same moment may have been faster.
    else if (!(await hasAdministrator(tx)))
      throw new Error(`${email} belongs to someone else already: set COMPTOIR_FIRST_ADMIN to another address.`);
  });
}
