import type { UserView } from '@comptoir/contract/people/users';
import type { Role } from '@comptoir/domain/base/access/access';
import type { Transaction } from '../../../platform/database/database.ts';

/** A person as an administrator sees them. */
export type UserLine = Omit<UserView, 'lastSignInAt'> & { readonly lastSignInAt: Date | null };

const USER = `u.id, u.email, u.name, u.role, u.merchant_id as "merchantId", u.partner_id as "partnerId",
  coalesce(m.company_name, p.name) as of, u.language,
  case when u.suspended_at is not null then 'suspended' when u.last_sign_in_at is null then 'invited' else 'active' end
    as state,
  u.totp_set_at is not null as "hasSecondFactor", u.last_sign_in_at as "lastSignInAt",
  (select count(*)::int from sessions s where s.user_id = u.id and s.revoked_at is null and s.expires_at > $1)
    as "activeSessions"`;
const FROM = `users u left join merchants m on m.id = u.merchant_id left join partners p on p.id = u.partner_id`;

/** Which people: some part of a name, e-mail or company, a role, those after a person. */
export interface UserFilter {
  readonly search: string | null;
  readonly role: Role | null;
  readonly afterId: string | null;
  readonly limit: number;
  readonly now: Date;
}

/** By name, by key: page 1,000 costs what page 1 costs. Nothing in a search has a special meaning. */
export const listUserLines = (tx: Transaction, filter: UserFilter): Promise<UserLine[]> =>
  tx.many({
    text: `select ${USER} from ${FROM}
      where u.removed_at is null and ($2::text is null or u.role = $2)
        and ($3::text is null or strpos(u.name_key, fold($3)) > 0 or strpos(u.email, lower($3)) > 0
          or strpos(fold(coalesce(m.company_name, p.name)), fold($3)) > 0)
        and ($4::uuid is null or (u.name_key, u.id) > (select name_key, id from users where id = $4))
      order by u.name_key, u.id limit $5`,
    values: [filter.now, filter.role, filter.search, filter.afterId, filter.limit],
  });

export const findUserLine = (tx: Transaction, id: string, now: Date): Promise<UserLine | null> =>
  tx.first({ text: `select ${USER} from ${FROM} where u.id = $2 and u.removed_at is null`, values: [now, id] });
