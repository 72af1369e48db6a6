import type { UserOrder, UserView } from '@comptoir/contract/people/users';
import type { Role } from '@comptoir/domain/base/access/access';
import { searchWords } from '@comptoir/domain/base/search/search-words';
import type { Transaction } from '../../../platform/database/database.ts';

/** A person as an administrator sees them. */
export type UserLine = Omit<UserView, 'lastSignInAt'> & { readonly lastSignInAt: Date | null };

const STATE = `case when u.suspended_at is not null then 'suspended' when u.last_sign_in_at is null then 'invited' else 'active' end`;
const USER = `u.id, u.email, u.name, u.role, u.merchant_id as "merchantId", u.partner_id as "partnerId",
  coalesce(m.company_name, p.name) as of, u.language,
  ${STATE} as state,
  a.totp_set_at is not null as "hasSecondFactor", u.last_sign_in_at as "lastSignInAt",
  (select count(*)::int from sessions s where s.account_id = u.account_id and s.revoked_at is null and s.expires_at > :now)
    as "activeSessions"`;
const FROM = `users u left join accounts a on a.id = u.account_id left join merchants m on m.id = u.merchant_id left join partners p on p.id = u.partner_id`;

/** Filter of people: some part of a name, email or company, a role, those after a person. */
export interface UserFilter {
  readonly search: string | null;
  readonly role: Role | null;
  readonly state: UserView['state'] | null;
  readonly afterId: string | null;
  readonly limit: number;
  readonly now: Date;
}

const SIGNED_IN = "coalesce(u.last_sign_in_at, '-infinity')";
const AFTER = 'from users u where u.id = :afterId';

/** Condition for those after a person in each order, and the order itself. */
const ORDERS: Readonly<Record<UserOrder, readonly [after: string, by: string]>> = {
  name: [`(u.name_key, u.id) > (select u.name_key, u.id ${AFTER})`, 'u.name_key, u.id'],
  '-name': [`(u.name_key, u.id) < (select u.name_key, u.id ${AFTER})`, 'u.name_key desc, u.id desc'],
  lastSignIn: [`(${SIGNED_IN}, u.id) > (select ${SIGNED_IN}, u.id ${AFTER})`, `${SIGNED_IN}, u.id`],
  '-lastSignIn': [`(${SIGNED_IN}, u.id) < (select ${SIGNED_IN}, u.id ${AFTER})`, `${SIGNED_IN} desc, u.id desc`],
};

/** By key: page 1,000 costs what page 1 costs. Nothing in a search has a special meaning. */
export const listUserLines = (tx: Transaction, order: UserOrder, filter: UserFilter): Promise<UserLine[]> =>
  tx.many({
    text: `select ${USER} from ${FROM}
      where u.removed_at is null and (:role::text is null or u.role = :role) and (:state::text is null or ${STATE} = :state)
        and (:words::text[] is null or holds(concat_ws(' ', u.search_text, findable(concat_ws(' ', m.company_name, m.area_code || m.phone_number,
          p.name, p.telephone))), :words))
        and (:afterId::uuid is null or ${ORDERS[order][0]})
      order by ${ORDERS[order][1]} limit :limit`,
    values: {
      now: filter.now,
      role: filter.role,
      state: filter.state,
      words: filter.search === null ? null : searchWords(filter.search),
      afterId: filter.afterId,
      limit: filter.limit,
    },
  });

export const findUserLine = (tx: Transaction, id: string, now: Date): Promise<UserLine | null> =>
  tx.first({ text: `select ${USER} from ${FROM} where u.id = :id and u.removed_at is null`, values: { now, id } });
