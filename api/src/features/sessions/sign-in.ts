import { normalEmail } from '@comptoir/domain/access/normal-email';
import type { Announcements } from '../../platform/database/announcements.ts';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Seal } from '../../platform/seal.ts';
import { spendTemporaryPassword } from './credentials.store.ts';
import { issueToken } from './issue-token.ts';
import { limitCodeTries, limitTries } from './limit-tries.ts';
import { openSession, type OpenSession, type Place } from './open-session.ts';
import { passwordMatches } from './password.ts';
import { hashSecretCode } from './secret-code.ts';
import { findUserByEmail, type UserRow, type UserWithSecrets } from './sessions.store.ts';
import { spendCode } from './spend-code.ts';
import type { WebTokens } from './web-token.ts';

export interface SignInNeeds {
  readonly announcements: Announcements;
  readonly database: Database;
  readonly seal: Seal;
  readonly tokens: WebTokens;
  readonly now: () => Date;
}

export interface SignInInput {
  readonly email: string;
  readonly password: string;
  readonly code?: string | undefined;
  readonly place: Place;
}

/**
 * Opens a session for an e-mail and password, and a code where two steps are asked for. An unknown account, a suspended
 * one, one without a password and a wrong password take the same work and get the same answer; the second step is asked
 * about only after the first was right.
 * @throws AppError invalid-credentials, second-factor-required, second-factor-invalid, too-many-requests
 */
export async function signIn(needs: SignInNeeds, input: SignInInput): Promise<string> {
  const tried = { email: normalEmail(input.email), address: input.place.address };
  return limitTries(needs, tried, async () => {
    const { user, isTemporary } = await provePassword(needs, tried.email, input.password);
    const { code, place } = input;
    const open = () => openFor(needs, { user, isTemporary, code, place });
    if (user.hasSecondFactor && !code) throw new AppError('second-factor-required');
    const session = await (user.hasSecondFactor ? limitCodeTries(needs, tried, open) : open());
    if (user.merchantId) needs.announcements.announce(user.merchantId);
    return issueToken(needs.tokens, { user, impersonation: null, session });
  });
}

interface ProvenUser {
  readonly user: UserRow;
  /** By a temporary password, which is not used up yet. */
  readonly isTemporary: boolean;
}

async function provePassword(needs: SignInNeeds, email: string, password: string): Promise<ProvenUser> {
  const found = await needs.database.transaction({ role: 'system' }, (tx) => findUserByEmail(tx, email, needs.now()));
  const isTemporary = matchesTemporary(found, password);
  // Outside any transaction: hashing takes long and must not hold a connection. Always once: see above.
  const isPassword = await passwordMatches(found?.passwordHash ?? null, password);
  if (!found || found.suspended || !(isPassword || isTemporary)) throw new AppError('invalid-credentials');
  const { passwordHash: _hash, temporaryHash: _temporary, ...user } = found;
  return { user, isTemporary: !isPassword };
}

function matchesTemporary(found: UserWithSecrets | null, password: string): boolean {
  const typed = hashSecretCode(password);
  return typed !== null && found?.temporaryHash?.equals(typed) === true;
}

/** Uses up what may be used once and opens the session, all or nothing. */
function openFor(
  needs: SignInNeeds,
  { user, isTemporary, code, place }: ProvenUser & { code: string | undefined; place: Place },
): Promise<OpenSession> {
  const now = needs.now();
  return needs.database.transaction({ role: 'system' }, async (tx) => {
    if (user.hasSecondFactor && !(await spendCode(tx, needs.seal, { userId: user.id, code: code ?? '', now })))
      throw new AppError('second-factor-invalid');
    if (isTemporary && !(await spendTemporaryPassword(tx, user.id, now))) throw new AppError('invalid-credentials');
    return openSession(tx, { user, place, now });
  });
}
