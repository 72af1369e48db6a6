import type { Dependencies } from '../../../dependencies.ts';
import { issueTemporaryPassword, type TemporaryPurpose } from '../access/issue-temporary-password.ts';
import { composeMail } from './compose-mail.ts';
import { deliverMail, type DeliveryDeps } from './deliver-mail.ts';
import { findRecipient } from './mail.store.ts';
import type { MailOrder } from './queue-mail.ts';

export interface SendMailDeps extends DeliveryDeps, Pick<Dependencies, 'database' | 'now'> {
  readonly config: { readonly publicUrl: string };
}

/**
 * Sends a mail that was ordered. A temporary password is made here, so that it is nowhere in clear but in the mail; when
 * the mail could not be delivered, the next try makes another. @throws Error when it is worth another try
 */
export async function sendMail(deps: SendMailDeps, order: MailOrder): Promise<void> {
  const { userId, kind } = order;
  const person = await deps.database.transaction({ role: 'system' }, (tx) => findRecipient(tx, userId));
  if (!person || person.suspended) return;
  const isKnown = order.kind === 'invitation' && person.hasPassword;
  const purpose = isKnown ? undefined : PURPOSES[kind];
  const letter = {
    order: isKnown ? { kind: 'invitation-to-account' as const, invitedBy: order.invitedBy } : order,
    to: { name: person.name, address: 'address' in order ? order.address : person.email },
    email: person.email,
    // Mail to a merchant is French unless they chose otherwise (decision 13).
    language: person.language ?? 'fr',
    password: purpose ? await issueTemporaryPassword(deps, { userId, purpose }) : null,
    publicUrl: deps.config.publicUrl,
    business: person.business,
  };
  await deliverMail(deps, composeMail(letter), { facts: { userId, kind } });
}

/** Purpose of a mail's temporary password; none goes with the others, nor to a person who has chosen a password before. */
const PURPOSES: Readonly<Partial<Record<MailOrder['kind'], TemporaryPurpose>>> = {
  invitation: 'invitation',
  'temporary-password': 'reset',
};
