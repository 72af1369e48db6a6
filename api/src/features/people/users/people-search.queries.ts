import type { SearchFindings } from '@comptoir/contract/base/search';
import type { Actor } from '@comptoir/domain/base/access/access';
import type { Transaction } from '../../../platform/database/database.ts';

/** How people are looked through: whose they are, how many are looked at, and how many are wanted. */
interface Looking {
  readonly actor: Pick<Actor, 'role' | 'merchantId' | 'partnerId'>;
  readonly most: number;
}

/** Those that are looked at before the removed ones are left out. */
const LOOKED_AT = 100;

const PERSON = `u.id, u.name, u.email, u.role, u.merchant_id as "merchantId", u.partner_id as "partnerId",
  coalesce(m.company_name, p.name) as of`;
const BELONGING = 'left join merchants m on m.id = u.merchant_id left join partners p on p.id = u.partner_id';

/** A merchant's people, or a partner's own and those of its merchants: few, and looked through. */
const OWN = {
  merchant: 'select id, search_text from users where merchant_id = $2',
  partner: `select id, search_text from users where partner_id = $2
    union all select id, search_text from users where merchant_id in (select id from merchants where partner_id = $2)`,
} as const;

/** The people whose name or e-mail holds every pattern, by name. */
export const findPeopleWith = (
  tx: Transaction,
  patterns: readonly string[],
  { actor, most }: Looking,
): Promise<SearchFindings['people']> =>
  find(tx, {
    found:
      actor.role === 'admin'
        ? 'select id, 0 as distance from find_people_with($1, $2)'
        : `select id, 0 as distance from (${OWN[actor.role]}) o where search_text like all ($1)`,
    values: [patterns, actor.role === 'admin' ? LOOKED_AT : ownerOf(actor)],
    most,
  });

/** The people whose name or e-mail holds something like every word, the closest first. */
export const findPeopleNear = (
  tx: Transaction,
  words: readonly string[],
  { actor, most }: Looking,
): Promise<SearchFindings['people']> =>
  find(tx, {
    found:
      actor.role === 'admin'
        ? 'select id, distance from find_people_near($1, $2)'
        : `select id, distance from (select id, distance_of($1, search_text) as distance from (${OWN[actor.role]}) o) n where distance <= 550`,
    values: [words, actor.role === 'admin' ? LOOKED_AT : ownerOf(actor)],
    most,
  });

const ownerOf = ({ role, merchantId, partnerId }: Looking['actor']): string | null =>
  role === 'merchant' ? merchantId : partnerId;

const find = (
  tx: Transaction,
  { found, values, most }: { found: string; values: readonly unknown[]; most: number },
): Promise<SearchFindings['people']> =>
  tx.many({
    text: `select ${PERSON} from (${found}) f join users u on u.id = f.id ${BELONGING}
      where u.removed_at is null order by f.distance, u.name_key, u.id limit $3`,
    values: [...values, most],
  });
