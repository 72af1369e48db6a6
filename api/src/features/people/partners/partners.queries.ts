import type { SearchFindings } from '@comptoir/contract/base/search';
import type { PartnerView } from '@comptoir/contract/people/partners';
import type { Transaction } from '../../../platform/database/database.ts';

const PARTNER = `p.id, p.name, p.contact_email as "contactEmail", p.telephone, p.language,
  p.suspended_at is not null as suspended,
  (select count(*)::int from merchants m where m.partner_id = p.id) as merchants,
  (select count(*)::int from merchants m where m.partner_id = p.id and m.active) as "activeMerchants",
  (select count(*)::int from users u where u.partner_id = p.id and u.removed_at is null) as users`;

/** Every partner the scope sees, by name. */
export const listPartnerLines = (tx: Transaction): Promise<PartnerView[]> =>
  tx.many({ text: `select ${PARTNER} from partners p order by fold(p.name), p.id` });

/** The partners whose name, email or telephone number holds every word, by name. */
export const findPartnersWith = (
  tx: Transaction,
  words: readonly string[],
  most: number,
): Promise<SearchFindings['partners']> =>
  tx.many({
    text: `select id, name, contact_email as email from partners
      where holds(findable(concat_ws(' ', name, contact_email, telephone)), $1) order by fold(name), id limit $2`,
    values: [words, most],
  });

export const findPartnerLine = (tx: Transaction, id: string): Promise<PartnerView | null> =>
  tx.first({ text: `select ${PARTNER} from partners p where p.id = $1`, values: [id] });
