import { checkPasswordLength, type PasswordRefusal } from '@comptoir/domain/base/sessions/new-password';
import type { Dependencies } from '../../../dependencies.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { queueMail } from '../../base/mail/queue-mail.ts';
import { hashPassword } from '../../base/sessions/password.ts';
import type { SignedIn } from '../../base/access/recognize-user.ts';
import { hashSecretCode } from '../../base/access/secret-code.ts';
import { renewToken } from '../../base/sessions/issue-token.ts';
import { isFirstGuess } from './is-first-guess.ts';
import { announceEvent, recordEvent } from './record-event.ts';
import { revokeSessions, setPassword } from './profile.store.ts';
import { provePassword } from '../../base/sessions/prove-password.ts';

/** A fresh token for the session that stays. */
export type ChoosePasswordDeps = Pick<Dependencies, 'announcements' | 'database' | 'tokens' | 'now'>;

/**
 * Chooses a password, in the place of a temporary or an older one; every other session of the person ends. Returns a fresh
 * token for this one. @throws AppError validation-failed with the rule broken, password-wrong, too-many-requests
 */
export async function choosePassword(
  deps: ChoosePasswordDeps,
  caller: SignedIn,
  input: { currentPassword: string; newPassword: string; address: string },
): Promise<string> {
  const { user, sessionId } = caller;
  // The form that is kept: see `hashPassword`.
  const [chosen, current] = [input.newPassword.normalize('NFKC'), input.currentPassword.normalize('NFKC')];
  await refuseWeakPassword(chosen, user.email);
  const passwordHash = await provePassword(deps, { ...input, caller, password: input.currentPassword }, async () => {
    refuseIf(chosen === current || isSameCode(chosen, current) ? 'same-as-before' : null);
    return hashPassword(chosen);
  });
  const now = deps.now();
  await deps.database.transaction({ role: 'system' }, (tx) => {
    setPassword(tx, user.accountId, passwordHash);
    revokeSessions(tx, { accountId: user.accountId, but: sessionId, now });
    recordEvent(tx, user, { event: 'password-changed', now });
    queueMail(tx, { kind: 'password-changed', userId: user.id });
  });
  announceEvent(deps, user);
  return renewToken(deps, caller);
}

/** Refuses a password, in the form that is kept, that is too short, too long or among the first that are tried. @throws AppError validation-failed */
export async function refuseWeakPassword(chosen: string, email: string): Promise<void> {
  refuseIf(checkPasswordLength(chosen));
  refuseIf((await isFirstGuess(chosen, email)) ? 'too-common' : null);
}

/** A temporary password stays temporary, however it is spelt. */
function isSameCode(one: string, other: string): boolean {
  const [first, second] = [hashSecretCode(one), hashSecretCode(other)];
  return first !== null && second?.equals(first) === true;
}

function refuseIf(rule: PasswordRefusal | null): void {
  if (rule) throw new AppError('validation-failed', [{ path: 'newPassword', rule }]);
}
