import { composeMail } from '../../base/mail/compose-mail.ts';
import { deliverMail, type DeliveryDeps } from '../../base/mail/deliver-mail.ts';
import { INVITATION_LIFETIME_MS } from '../../base/access/issue-temporary-password.ts';
import { hashSecretCode, makeSecretCode } from '../../base/access/secret-code.ts';
import type { RegistrationDeps } from './register-merchant.ts';
import { setPendingPassword } from './registration.store.ts';

export interface RegistrationMailDeps extends RegistrationDeps, DeliveryDeps {
  readonly config: { readonly publicUrl: string };
}

/**
 * Mails the temporary password of a registration, in fixed words: neither the name nor the business is in it, since the address may be
 * anybody's; of an invitation, the partner's name is. The password is made here and kept as a hash; a repetition makes another. @throws Error when it is worth another try
 */
export async function sendRegistrationMail(deps: RegistrationMailDeps, { id }: { id: string }): Promise<void> {
  const password = makeSecretCode();
  const expiresAt = new Date(deps.now().getTime() + INVITATION_LIFETIME_MS);
  const pending = await deps.database.transaction({ role: 'system' }, (tx) =>
    setPendingPassword(tx, { id, passwordHash: hashSecretCode(password), expiresAt }),
  );
  if (!pending) return;
  const { email, language, invitedBy } = pending;
  const { publicUrl } = deps.config;
  const to = { name: '', address: email };
  const mail = composeMail({
    order: invitedBy === null ? { kind: 'welcome' } : { kind: 'merchant-invitation', invitedBy },
    to,
    email,
    language,
    password,
    publicUrl,
    business: '',
  });
  await deliverMail(deps, mail, { facts: { registrationId: id } });
}
