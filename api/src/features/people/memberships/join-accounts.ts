import { normalEmail } from '@comptoir/domain/base/sessions/normal-email';
import type { Dependencies } from '../../../dependencies.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { SignedIn } from '../../base/access/recognize-user.ts';
import { queueMail } from '../../base/mail/queue-mail.ts';
import { totpSecretPlace } from '../../base/record/sealed-places.ts';
import { writeAudit } from '../../base/record/write-audit.ts';
import { writeLog } from '../../base/record/write-log.ts';
import { renewToken } from '../../base/sessions/issue-token.ts';
import { limitAttempts, limitCodeAttempts } from '../../base/sessions/limit-attempts.ts';
import { isProvenByPerson } from '../../base/sessions/move-session.ts';
import { provePassword } from '../../base/sessions/prove-password.ts';
import { proveByPassword, spendProof, type ProvenUser, type SignInDeps } from '../../base/sessions/sign-in.ts';
import { spendCode } from '../../base/sessions/spend-code.ts';
import {
  findNamedAddress,
  listMovedPlaces,
  lockAccounts,
  moveSecondFactor,
  movePlaces,
  type JoinedAccount,
} from './join-accounts.store.ts';
import { refuseTooManyPlaces } from './refuse-too-many-places.ts';

export type JoinDeps = SignInDeps & Pick<Dependencies, 'announcements' | 'seal'>;

/** Proofs of both accounts of a person, and the one that stays. */
export interface Joining {
  /** Of the account that is signed in; not asked for where the provider alone has proven it. */
  readonly password: string;
  readonly code: string;
  readonly other: { readonly email: string; readonly password: string; readonly code: string };
  readonly keep: 'this' | 'other';
  /** Address that the call comes from. */
  readonly address: string;
}

/**
 * Joins another account of the same person to the one that is signed in, once both are proven: every place goes to the account that
 * stays, with its address and password; the sessions of the other end, but this one; a second step is never lost. Where the provider alone
 * has proven the caller, the place in view goes to the account of the address that the provider named, and nothing else. Returns a fresh
 * token. Source: decision 203.
 * @throws AppError own-account, invalid-credentials, partner-suspended, second-factor-required, second-factor-invalid, password-wrong,
 * second-factor-code-wrong, password-sign-in-required, accounts-share-business, too-many-memberships, too-many-requests
 */
export async function joinAccounts(deps: JoinDeps, caller: SignedIn, joining: Joining): Promise<string> {
  const { other, address } = joining;
  const email = normalEmail(other.email);
  if (email === caller.user.email) throw new AppError('own-account', [{ path: 'email', rule: 'own-account' }]);
  const tried = { email, address };
  const theirs = await limitAttempts(deps, tried, async () => {
    const proven = await proveByPassword(deps, email, other.password);
    if (proven.user.partnerSuspended) throw new AppError('partner-suspended');
    // asked before the caller's own code is used up
    if (proven.user.hasSecondFactor && !other.code) throw new AppError('second-factor-required');
    return proven;
  });
  const isByPerson = await proveCaller(deps, caller, { ...joining, email });
  const join = () =>
    deps.database.transaction({ role: 'system' }, async (tx) => {
      await spendProof(tx, deps, { ...theirs, code: other.code });
      return joinProven(tx, deps, { caller, theirs, isByPerson, keep: isByPerson ? joining.keep : 'other' });
    });
  const { kept, merchantIds } = await limitAttempts(deps, tried, () =>
    theirs.user.hasSecondFactor ? limitCodeAttempts(deps, tried, join) : join(),
  );
  for (const id of merchantIds) deps.announcements.publish(id);
  return renewToken(deps, { ...caller, user: { ...caller.user, accountId: kept.id, email: kept.email } });
}

/**
 * Goes on once the caller has typed what proves the account that is signed in; false where the provider alone has proven it and named the
 * other's address, and it has nothing to be proven by.
 */
async function proveCaller(
  deps: JoinDeps,
  caller: SignedIn,
  { password, code, address, email }: Joining & { readonly email: string },
): Promise<boolean> {
  const { user, sessionId } = caller;
  const isByPerson = await deps.database.transaction({ role: 'system' }, async (tx) => {
    if (await isProvenByPerson(tx, sessionId)) return true;
    const named = await findNamedAddress(tx, { sessionId, userId: user.id });
    if (named !== email || user.hasSecondFactor) throw new AppError('password-sign-in-required');
    return false;
  });
  if (!isByPerson) return false;
  await provePassword(deps, { caller, password, address }, async () => {
    if (!user.hasSecondFactor) return;
    const typed = { accountId: user.accountId, code, now: deps.now() };
    const isRight = await deps.database.transaction({ role: 'system' }, (tx) => spendCode(tx, deps.seal, typed));
    if (!isRight) throw new AppError('second-factor-code-wrong');
  });
  return true;
}

interface Proven {
  readonly caller: SignedIn;
  readonly theirs: ProvenUser;
  readonly isByPerson: boolean;
  readonly keep: Joining['keep'];
}

async function joinProven(
  tx: Transaction,
  deps: JoinDeps,
  { caller, theirs, isByPerson, keep }: Proven,
): Promise<{ kept: JoinedAccount; merchantIds: readonly string[] }> {
  const { user, sessionId } = caller;
  const accounts = await lockAccounts(tx, [user.accountId, theirs.user.accountId]);
  const byId = (id: string): JoinedAccount => {
    const found = accounts.find((one) => one.id === id);
    // one was joined, forgotten or suspended while it was being proven
    if (!found || accounts.some(({ isSuspended }) => isSuspended)) throw new AppError('invalid-credentials');
    return found;
  };
  const [mine, other] = [byId(user.accountId), byId(theirs.user.accountId)];
  if (!isByPerson && mine.hasPassword) throw new AppError('password-sign-in-required');
  const [kept, left] = keep === 'this' ? [mine, other] : [other, mine];
  await refuseShared(tx, { mine, other, only: isByPerson ? null : user.id });
  const places = await listMovedPlaces(tx, { of: left.id, beside: kept.id, only: isByPerson ? null : user.id });
  await refuseTooManyPlaces(tx, kept.id, places.length);
  if (left.hasSecondFactor && !kept.hasSecondFactor && left.secretSealed) {
    const secret = deps.seal.open(left.secretSealed, totpSecretPlace(left.id));
    moveSecondFactor(tx, { from: left, to: kept.id, secretSealed: deps.seal.seal(secret, totpSecretPlace(kept.id)) });
  }
  movePlaces(tx, { ids: places.map(({ id }) => id), to: kept, sessionId });
  tellJoined(tx, { places, kept, left, userId: user.id, now: deps.now() });
  return { kept, merchantIds: places.flatMap(({ merchantId }) => (merchantId ? [merchantId] : [])) };
}

/** Refuses accounts that have a place at the same business: which right would stay, nobody but its owners may say. Names the caller's places. */
async function refuseShared(
  tx: Transaction,
  { mine, other, only }: { mine: JoinedAccount; other: JoinedAccount; only: string | null },
): Promise<void> {
  const places = await listMovedPlaces(tx, { of: mine.id, beside: other.id, only });
  const shared = places.filter(({ isShared }) => isShared);
  if (shared.length === 0) return;
  throw new AppError(
    'accounts-share-business',
    shared.map(({ id }) => ({ path: id, rule: 'shared' })),
  );
}

interface Told {
  readonly places: readonly { readonly id: string; readonly merchantId: string | null }[];
  readonly kept: JoinedAccount;
  readonly left: JoinedAccount;
  readonly userId: string;
  readonly now: Date;
}

/** Writes into the log of each business that moved under which address its person comes in now, and mails both addresses. */
function tellJoined(tx: Transaction, { places, kept, left, userId, now }: Told): void {
  const facts = { email: kept.email, formerEmail: left.email };
  for (const { id, merchantId } of places) {
    const audit = {
      subject: { type: 'user', id },
      before: { email: left.email },
      after: { email: kept.email },
    } as const;
    if (merchantId)
      writeLog(tx, [{ merchantId, userId: id, occurredAt: now, record: { event: 'accounts-joined', facts }, audit }]);
    else writeAudit(tx, { ...audit, occurredAt: now, record: { action: 'accounts-joined', facts } });
  }
  for (const address of [kept.email, left.email])
    if (!address.endsWith('.invalid'))
      queueMail(tx, { kind: 'accounts-joined', userId, address, formerEmail: left.email });
}
