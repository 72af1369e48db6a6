import type { UserView } from '@comptoir/contract/users';
import type { Actor } from '@comptoir/domain/access/access';
import type { LogEvent } from '@comptoir/domain/activity-log/log-event';
import type { Announcements } from '../../platform/database/announcements.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { writeLog } from '../activity-log/write-log.ts';
import { scopeOfActor } from '../merchants/merchant-scope.ts';
import { findUserLine } from './users.queries.ts';
import { lockUsers, type StoredUser } from './users.store.ts';
import { viewUser } from './view-user.ts';

export interface UserNeeds {
  readonly database: Database;
  readonly announcements: Announcements;
  readonly now: () => Date;
}

/** Who changes whom. */
export interface UserChange {
  readonly actor: Actor;
  readonly userId: string;
}

/** What a change finds: the person, and whether others can still administer when this one no longer does. */
export interface FoundUser extends StoredUser {
  readonly isLastAdministrator: boolean;
}

/** A line for the log of the merchant that a change concerns. */
export interface MerchantNews {
  readonly merchantId: string | null;
  readonly event: Extract<LogEvent, `user-${string}` | 'signed-out-everywhere' | 'second-factor-removed'>;
}

/**
 * Changes a person in one transaction, which keeps others from changing them, and tells the merchants concerned. Returns the
 * person as they are afterwards. @throws AppError not-found, and what the change throws
 */
export async function changeUser(
  needs: UserNeeds,
  { actor, userId }: UserChange,
  change: (tx: Transaction, user: FoundUser, now: Date) => Promise<readonly MerchantNews[]>,
): Promise<UserView> {
  const now = needs.now();
  const { view, news } = await needs.database.transaction(scopeOfActor(actor), async (tx) => {
    const user = findAmong(await lockUsers(tx, userId), userId);
    const told = await change(tx, user, now);
    logNews(tx, { actor, email: user.email, now }, told);
    const line = await findUserLine(tx, userId, now);
    if (!line) throw new AppError('not-found');
    return { view: viewUser(line), news: told };
  });
  for (const { merchantId } of news) if (merchantId) needs.announcements.announce(merchantId);
  return view;
}

function findAmong(locked: readonly StoredUser[], userId: string): FoundUser {
  const user = locked.find(({ id }) => id === userId);
  if (!user) throw new AppError('not-found');
  const others = locked.filter((other) => other.id !== userId && canAdminister(other));
  return { ...user, isLastAdministrator: canAdminister(user) && others.length === 0 };
}

const canAdminister = ({ role, suspended }: StoredUser): boolean => role === 'admin' && !suspended;

/** Writes lines about a person to the merchants they belong to; people of nobody's merchant leave none. */
export function logNews(
  tx: Transaction,
  about: { actor: Actor; email: string; now: Date },
  news: readonly MerchantNews[],
): void {
  writeLog(
    tx,
    news.flatMap(({ merchantId, event }) =>
      merchantId
        ? [
            {
              merchantId,
              userId: about.actor.userId,
              occurredAt: about.now,
              record: { event, facts: { email: about.email } },
            },
          ]
        : [],
    ),
  );
}
