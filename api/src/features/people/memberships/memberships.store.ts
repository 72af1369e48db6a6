import type { MembershipView } from '@comptoir/contract/people/memberships';
import type { Transaction } from '../../../platform/database/database.ts';
import { MOST_MEMBERSHIPS } from '../../base/sessions/refuse-full-account.ts';
import { USER, type UserRow } from '../../base/access/user-row.ts';

/** A place of an account as it is stored. */
export interface MembershipRow extends Omit<MembershipView, 'since' | 'lastOpenedAt' | 'isInView'> {
  readonly since: Date;
  readonly lastOpenedAt: Date | null;
}

const MEMBERSHIP = `select u.id, u.role, u.merchant_id as "merchantId", u.partner_id as "partnerId",
    coalesce(m.company_name, p.name, '') as name, m.city, u.merchant_right as "right",
    case when coalesce(u.suspended_at, p.suspended_at) is not null then 'suspended'
      when u.last_sign_in_at is null then 'invited' else 'active' end as state,
    u.created_at as since, b.name as "addedBy", u.last_sign_in_at as "lastOpenedAt"
  from users u left join merchants m on m.id = u.merchant_id left join partners p on p.id = u.partner_id
    left join users b on b.id = u.added_by`;

/** The places of an account, the one last opened first. */
export const listMembershipRows = (tx: Transaction, accountId: string): Promise<MembershipRow[]> =>
  tx.many({
    name: 'list-memberships',
    text: `${MEMBERSHIP} where u.account_id = $1 order by u.last_sign_in_at desc nulls last, u.id limit ${MOST_MEMBERSHIPS}`,
    values: [accountId],
  });

export const findMembershipRow = (
  tx: Transaction,
  { accountId, id }: { readonly accountId: string; readonly id: string },
): Promise<MembershipRow | null> =>
  tx.first({ text: `${MEMBERSHIP} where u.account_id = $1 and u.id = $2`, values: [accountId, id] });

/** Counts the places of an account, which gets no other until the transaction ends. */
export const countPlaces = async (tx: Transaction, accountId: string): Promise<number> => {
  await tx.first({ text: 'select id from accounts where id = $1 for no key update', values: [accountId] });
  const counted = await tx.first<{ places: number }>({
    text: 'select count(*)::int as places from users where account_id = $1',
    values: [accountId],
  });
  return counted?.places ?? 0;
};

/** The place of an account at a merchant, or the one without; null where it has none. */
export const findPlace = (
  tx: Transaction,
  { accountId, merchantId }: { readonly accountId: string; readonly merchantId: string | null },
): Promise<UserRow | null> =>
  tx.first({
    text: `select ${USER} from users u join accounts a on a.id = u.account_id
      where a.id = $1 and u.merchant_id is not distinct from $2::uuid`,
    values: [accountId, merchantId],
  });

/** An open place of an account with its session. */
export interface ElsewhereRow extends UserRow {
  readonly renewedAt: Date;
  readonly endsAt: Date;
}

/**
 * The place last used, of those open to the account of a session, once the place `closedId` is closed to it; null where that is still open,
 * where there is no other, and for sessions that the provider alone has proven.
 */
export const findElsewhere = (
  tx: Transaction,
  asked: { readonly sessionId: string; readonly closedId: string; readonly now: Date },
): Promise<ElsewhereRow | null> =>
  tx.first({
    text: `select ${USER}, s.renewed_at as "renewedAt", s.ends_at as "endsAt"
      from sessions s join accounts a on a.id = s.account_id join users u on u.account_id = a.id
        left join partners p on p.id = u.partner_id
      where s.id = $1 and not s.is_by_provider and s.revoked_at is null and s.expires_at > $2 and s.ends_at > $2
        and not exists (select from users o left join partners q on q.id = o.partner_id
          where o.id = $3 and o.account_id = a.id and coalesce(o.suspended_at, q.suspended_at) is null)
        and coalesce(u.suspended_at, p.suspended_at) is null and u.last_sign_in_at is not null
      order by u.last_sign_in_at desc, u.id limit 1`,
    values: [asked.sessionId, asked.now, asked.closedId],
  });
