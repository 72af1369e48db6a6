import { normalEmail } from '@comptoir/domain/base/sessions/normal-email';
import type { RouteDependencies } from '../../../dependencies.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { writeAudit } from '../record/write-audit.ts';
import { spendTemporaryPassword } from './credentials.store.ts';
import { issueToken } from './issue-token.ts';
import { rememberDevice } from './known-device.ts';
import { limitCodeAttempts, limitAttempts } from './limit-attempts.ts';
import { openSession, type OpenSession, type Client, type SignInMethod } from './open-session.ts';
import { passwordMatches } from './password.ts';
import { hashSecretCode } from '../access/secret-code.ts';
import type { UserRow } from '../access/user-row.ts';
import { findUserByEmail, type UserWithSecrets } from './sessions.store.ts';
import { spendCode } from './spend-code.ts';

/** Makes an account out of a registration whose temporary password this is, before it is looked for; otherwise nothing. */
export type ConfirmRegistration = (typed: { email: string; codeHash: Buffer }) => Promise<void>;

export type SignInDeps = Pick<
  RouteDependencies,
  'announcements' | 'database' | 'seal' | 'tokens' | 'now' | 'confirmRegistration'
>;

export interface SignInInput {
  readonly email: string;
  readonly password: string;
  readonly code?: string | undefined;
  readonly client: Client;
  /** Secret that the browser keeps: see `readDevice`. */
  readonly device: string | null;
}

/** The token of a session that was opened, and what makes the browser known the next time. */
export interface SignedInBrowser {
  readonly webToken: string;
  readonly device: string;
}

/**
 * Opens a session for an email and password, and a code where two steps are asked for. An unknown account, a suspended
 * one, one without a password and a wrong password take the same work and get the same answer; the second step is asked
 * about only after the first was right, and only then does it say that the partner of the account is suspended.
 * @throws AppError invalid-credentials, partner-suspended, second-factor-required, second-factor-invalid, too-many-requests
 */
export async function signIn(deps: SignInDeps, input: SignInInput): Promise<SignedInBrowser> {
  const tried = { email: normalEmail(input.email), address: input.client.address, device: input.device };
  return limitAttempts(deps, tried, async () => {
    const { user, temporaryHash } = await proveByPassword(deps, tried.email, input.password);
    if (user.partnerSuspended) throw new AppError('partner-suspended');
    const { code, client } = input;
    const open = () => openFor(deps, { user, temporaryHash, code, client, device: input.device });
    if (user.hasSecondFactor && !code) throw new AppError('second-factor-required');
    const { session, device } = await (user.hasSecondFactor ? limitCodeAttempts(deps, tried, open) : open());
    if (user.merchantId) deps.announcements.publish(user.merchantId);
    return { webToken: await issueToken(deps.tokens, { user, impersonation: null, session }), device };
  });
}

/** Person whose password was right. */
export interface ProvenUser {
  readonly user: UserRow;
  /** Of the temporary password that proved them, which is not used up yet. */
  readonly temporaryHash: Buffer | null;
}

/**
 * Finds the person of an address by their password or a temporary one; always with the same work and the same answer.
 * @throws AppError invalid-credentials
 */
export async function proveByPassword(deps: SignInDeps, email: string, password: string): Promise<ProvenUser> {
  const codeHash = hashSecretCode(password);
  if (codeHash) await deps.confirmRegistration({ email, codeHash });
  const found = await deps.database.transaction({ role: 'system' }, (tx) => findUserByEmail(tx, email, deps.now()));
  const isTemporary = codeHash !== null && matchesTemporary(found, codeHash);
  // Outside any transaction: hashing takes long and must not hold a connection. Always once: see above.
  const isPassword = await passwordMatches(found?.passwordHash ?? null, password);
  if (!found || found.suspended || !(isPassword || isTemporary)) throw new AppError('invalid-credentials');
  const { passwordHash: _hash, temporaryHashes: _temporary, ...user } = found;
  return { user, temporaryHash: isPassword ? null : codeHash };
}

const matchesTemporary = (found: UserWithSecrets | null, codeHash: Buffer): boolean =>
  found?.temporaryHashes.some((hash) => hash.equals(codeHash)) === true;

/** Uses up what may be used once and opens the session, all or nothing. */
function openFor(
  deps: SignInDeps,
  {
    user,
    temporaryHash,
    code,
    client,
    device,
  }: ProvenUser & Pick<SignInInput, 'client' | 'device'> & { code: string | undefined },
): Promise<{ session: OpenSession; device: string }> {
  const now = deps.now();
  return deps.database.transaction({ role: 'system' }, async (tx) => {
    await spendProof(tx, deps, { user, temporaryHash, code });
    return {
      session: openSession(tx, { user, client, now, method: methodOf({ user, temporaryHash }) }),
      device: await rememberDevice(tx, { accountId: user.accountId, device, now }),
    };
  });
}

/**
 * Uses up what may be used once of what a person has proven themselves by: a code, where two steps are asked for, and a temporary password.
 * @throws AppError second-factor-invalid, invalid-credentials when another call was faster
 */
export async function spendProof(
  tx: Transaction,
  deps: Pick<SignInDeps, 'seal' | 'now'>,
  { user, temporaryHash, code }: ProvenUser & { readonly code: string | undefined },
): Promise<void> {
  const now = deps.now();
  const { accountId, email, merchantId } = user;
  if (user.hasSecondFactor && !(await spendCode(tx, deps.seal, { accountId, code: code ?? '', now })))
    throw new AppError('second-factor-invalid');
  if (!temporaryHash) return;
  if (!(await spendTemporaryPassword(tx, { accountId, passwordHash: temporaryHash, now })))
    throw new AppError('invalid-credentials');
  const record = { action: 'temporary-password-used', facts: { email } } as const;
  writeAudit(tx, { occurredAt: now, merchantId, by: user, subject: { type: 'user', id: user.id }, record });
}

function methodOf({ user, temporaryHash }: ProvenUser): SignInMethod {
  if (temporaryHash) return 'temporary password';
  return user.hasSecondFactor ? 'password and second step' : 'password';
}
