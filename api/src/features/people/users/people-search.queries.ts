import type { SearchFindings } from '@comptoir/contract/base/search';
import type { Actor } from '@comptoir/domain/base/access/access';
import type { Transaction } from '../../../platform/database/database.ts';

/** Options of a search of people: whose they are, and how many are wanted. */
interface Looking {
  readonly actor: Pick<Actor, 'role' | 'merchantId' | 'partnerId'>;
  readonly most: number;
}

/** Those that are looked at before the removed ones are left out. */
const LOOKED_AT = 100;

const PERSON = `u.id, u.name, u.email, u.role, u.merchant_id as "merchantId", u.partner_id as "partnerId",
  coalesce(m.company_name, p.name) as of`;
const BELONGING = 'left join merchants m on m.id = u.merchant_id left join partners p on p.id = u.partner_id';

/** A merchant's people: few, and looked through. */
const OF_MERCHANT = 'select id, search_text from users where merchant_id = $2';

/** A partner's own people and those of its merchants. */
const OF_PARTNER = `select id, search_text from users where partner_id = $2
  union all select id, search_text from users where merchant_id in (select id from merchants where partner_id = $2)`;

const SHOWN = `join users u on u.id = f.id ${BELONGING} where u.removed_at is null`;

/** The people whose name or email holds every pattern, by name. */
export function findPeopleWith(
  tx: Transaction,
  patterns: readonly string[],
  { actor: { role, merchantId, partnerId }, most }: Looking,
): Promise<SearchFindings['people']> {
  if (role === 'admin')
    return tx.many({
      text: `select ${PERSON} from find_people_with($1, $2) f ${SHOWN} order by u.name_key, u.id limit $3`,
      values: [patterns, LOOKED_AT, most],
    });
  return role === 'partner'
    ? tx.many({
        text: `select ${PERSON} from (${OF_PARTNER}) f ${SHOWN} and f.search_text like all ($1) order by u.name_key, u.id limit $3`,
        values: [patterns, partnerId, most],
      })
    : tx.many({
        text: `select ${PERSON} from (${OF_MERCHANT}) f ${SHOWN} and f.search_text like all ($1) order by u.name_key, u.id limit $3`,
        values: [patterns, merchantId, most],
      });
}

const NEAR = 'distance_of($1, f.search_text)';

/** The people whose name or email holds something like every word, the closest first. */
export function findPeopleNear(
  tx: Transaction,
  words: readonly string[],
  { actor: { role, merchantId, partnerId }, most }: Looking,
): Promise<SearchFindings['people']> {
  if (role === 'admin')
    return tx.many({
      text: `select ${PERSON} from find_people_near($1, $2) f ${SHOWN} order by f.distance, u.name_key, u.id limit $3`,
      values: [words, LOOKED_AT, most],
    });
  return role === 'partner'
    ? tx.many({
        text: `select ${PERSON} from (${OF_PARTNER}) f ${SHOWN} and ${NEAR} <= 550 order by ${NEAR}, u.name_key, u.id limit $3`,
        values: [words, partnerId, most],
      })
    : tx.many({
        text: `select ${PERSON} from (${OF_MERCHANT}) f ${SHOWN} and ${NEAR} <= 550 order by ${NEAR}, u.name_key, u.id limit $3`,
        values: [words, merchantId, most],
      });
}
