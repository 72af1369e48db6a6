import type { TestApp } from '../test-app.ts';
import { asSystem, aUser } from './merchants.ts';

/** A file of invitations, under the partner's own id. */
export async function anInvitation(test: TestApp, partnerId: string): Promise<void> {
  const { id: userId } = await aUser(test, { role: 'partner', partnerId });
  await asSystem(test, {
    text: "insert into invitation_files (id, partner_id, user_id, name, asked_at) values ($1, $1, $2, 'x', now())",
    values: [partnerId, userId],
  });
  await asSystem(test, {
    text: `insert into invitation_lines (file_id, partner_id, line, company_name, name, email, language, outcome)
      values ($1, $1, 2, 'X', 'X', 'x@comptoir.test', 'fr', 'invited')`,
    values: [partnerId],
  });
}
