import type { UserView } from '@comptoir/contract/people/users';
import type { Actor, Role } from '@comptoir/domain/base/access/access';
import type { LogEvent } from '@comptoir/domain/base/activity-log/log-event';
import type { Fields } from '@comptoir/domain/base/audit/list-changes';
import type { Dependencies } from '../../../dependencies.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { writeLog } from '../../base/record/write-log.ts';
import { writeAudit } from '../../base/record/write-audit.ts';
import { scopeOfActor } from '../../base/access/merchant-scope.ts';
import { findUserLine, type UserLine } from './users.queries.ts';
import { lockUsers, type StoredUser } from './users.store.ts';
import { viewUser } from './view-user.ts';

export type UserDeps = Pick<Dependencies, 'database' | 'announcements' | 'now'>;

/** Change of a user, with its actor. */
export interface UserChange {
  readonly actor: Actor;
  readonly userId: string;
}

/** User to be changed, and whether others can still administer when this one no longer does. */
export interface FoundUser extends StoredUser {
  /** Every place of their account, this one among them. */
  readonly places: readonly StoredUser[];
  readonly isLastAdministrator: boolean;
  /** The same of any place of the user's account. */
  readonly isAccountOfLastAdministrator: boolean;
}

/** A line for the log of the merchant that a change concerns. */
export interface MerchantEvent {
  readonly merchantId: string | null;
  readonly event: Extract<
    LogEvent,
    | 'user-invited'
    | 'user-suspended'
    | 'user-reinstated'
    | 'user-joined'
    | 'user-left'
    | 'signed-out-everywhere'
    | 'second-factor-removed'
  >;
}

/**
 * Changes a person in one transaction, which keeps others from changing them, and notifies the merchants concerned. Returns the
 * person as they are afterwards. @throws AppError not-found, and what the change throws
 */
export async function changeUser(
  deps: UserDeps,
  { actor, userId }: UserChange,
  change: (tx: Transaction, user: FoundUser, now: Date) => Promise<readonly MerchantEvent[]>,
): Promise<UserView> {
  const now = deps.now();
  const { view, news } = await deps.database.transaction(scopeOfActor(actor), async (tx) => {
    const user = findAmong(await lockUsers(tx, userId), userId);
    const before = await findUserLine(tx, userId, now);
    const events = await change(tx, user, now);
    const line = await findUserLine(tx, userId, now);
    if (!before || !line) throw new AppError('not-found');
    logMerchantEvents(
      tx,
      { actor, id: userId, email: user.email, now, before: fieldsOf(before), after: fieldsOf(line) },
      events,
    );
    return { view: viewUser(line), news: events };
  });
  for (const { merchantId } of news) if (merchantId) deps.announcements.publish(merchantId);
  return view;
}

function findAmong(locked: readonly StoredUser[], userId: string): FoundUser {
  const user = locked.find(({ id }) => id === userId);
  if (!user) throw new AppError('not-found');
  const places = locked.filter(({ accountId }) => accountId === user.accountId);
  const isLast = !locked.some((other) => !places.includes(other) && canAdminister(other));
  return {
    ...user,
    places,
    isLastAdministrator: isLast && canAdminister(user),
    isAccountOfLastAdministrator: isLast && places.some(canAdminister),
  };
}

/** True when a place is of the account that acts. */
export const isOwnAccount = ({ places }: FoundUser, { userId }: Actor): boolean =>
  places.some(({ id }) => id === userId);

/** True for administrators who have signed in: one only invited may never come. */
const canAdminister = ({ role, suspended, hasSignedIn }: StoredUser): boolean =>
  role === 'admin' && !suspended && hasSignedIn;

/** Person that was changed, the user who did it, and the fields before and after. */
export interface ChangedPerson {
  readonly actor: Actor;
  readonly id: string;
  readonly email: string;
  readonly now: Date;
  readonly before?: Fields;
  readonly after: Fields;
}

/**
 * Writes lines about a person to the merchants they belong to; of people without a merchant, and of what is no news to any, the
 * audit trail alone knows.
 */
export function logMerchantEvents(tx: Transaction, about: ChangedPerson, news: readonly MerchantEvent[]): void {
  const { actor, id, email, now: occurredAt, before, after } = about;
  const subject = { type: 'user', id } as const;
  const audit = { subject, after, ...(before ? { before } : {}) };
  const facts = { email };
  const role = roleChange(before, after);
  if (role)
    writeAudit(tx, { ...audit, occurredAt, record: { action: 'user-role-changed', facts: { email, ...role } } });
  else if (news.length === 0) writeAudit(tx, { ...audit, occurredAt, record: { action: 'user-changed', facts } });
  for (const { merchantId, event } of news)
    if (merchantId) writeLog(tx, [{ merchantId, userId: actor.userId, occurredAt, record: { event, facts }, audit }]);
    else writeAudit(tx, { ...audit, occurredAt, record: { action: event, facts } });
}

/** From which role to which, when it is another. */
function roleChange(before: Fields | undefined, after: Fields): { readonly from: Role; readonly to: Role } | null {
  const [from, to] = [before?.['role'], after['role']];
  return from === undefined || from === to ? null : { from: from as Role, to: to as Role };
}

/** Returns the fields of a person that may change; their sessions and sign-ins are logged elsewhere. */
export const fieldsOf = ({ name, email, role, merchantId, partnerId, state, hasSecondFactor }: UserLine): Fields => ({
  name,
  email,
  role,
  merchantId,
  partnerId,
  state,
  hasSecondFactor,
});
