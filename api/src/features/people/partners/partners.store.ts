import type { Day } from '@comptoir/domain/base/calendar/calendar-day';
import type { KeptPartner } from '@comptoir/contract/people/partners';
import type { Transaction } from '../../../platform/database/database.ts';

/** Partner as it is kept, and whether it is kept out. */
export interface StoredPartner extends KeptPartner {
  readonly id: string;
  readonly suspended: boolean;
}

/** A partner, kept from other changes until the transaction ends. */
export const lockPartner = (tx: Transaction, id: string): Promise<StoredPartner | null> =>
  tx.first({
    text: `select id, name, contact_email as "contactEmail", telephone, language, suspended_at is not null as suspended
      from partners where id = $1 for no key update`,
    values: [id],
  });

/** True when another partner bears a name, whatever its capitals and accents. Keeps others from taking it meanwhile. */
export async function isNameTaken(tx: Transaction, { name, id }: { name: string; id: string }): Promise<boolean> {
  tx.write({ text: `select pg_advisory_xact_lock(hashtextextended('names of partners', 0))` });
  const other = { text: 'select id from partners where fold(name) = fold($1) and id <> $2', values: [name, id] };
  return (await tx.first(other)) !== null;
}

export function insertPartner(tx: Transaction, partner: KeptPartner & { readonly id: string }): void {
  tx.write({
    text: `insert into partners (id, name, contact_email, telephone, language)
      values (:id, :name, :contactEmail, :telephone, :language)`,
    values: { ...partner },
  });
}

export function updatePartnerRow(tx: Transaction, partner: KeptPartner & { readonly id: string }): void {
  tx.write({
    text: `update partners set name = :name, contact_email = :contactEmail, telephone = :telephone, language = :language
      where id = :id`,
    values: { ...partner },
  });
}

export function writePartnerSuspension(tx: Transaction, id: string, suspendedAt: Date | null): void {
  tx.write({ text: 'update partners set suspended_at = $2 where id = $1', values: [id, suspendedAt] });
}

/** Ends the sessions of all its people who may come in nowhere else; elsewhere theirs go on, and open nothing here. */
export function endSessionsOfPartner(tx: Transaction, partnerId: string, now: Date): void {
  tx.write({
    text: `update sessions set revoked_at = $2
      where revoked_at is null and account_id in (select u.account_id from users u where u.partner_id = $1 and not exists (
        select from users o where o.account_id = u.account_id and o.id <> u.id and o.suspended_at is null))`,
    values: [partnerId, now],
  });
}

export const findPartnerName = (tx: Transaction, id: string): Promise<{ name: string } | null> =>
  tx.first({ text: 'select name from partners where id = $1', values: [id] });

/** Finds the partner of a merchant, kept so until the transaction ends. */
export const lockPartnerOf = (tx: Transaction, merchantId: string): Promise<{ partnerId: string | null } | null> =>
  tx.first({
    text: 'select partner_id as "partnerId" from merchants where id = $1 for no key update',
    values: [merchantId],
  });

/** Writes who looks after a merchant from a day of Québec on; of several moves in a day, whom it was with before the first is kept. */
export function writePartnerOf(
  tx: Transaction,
  move: { merchantId: string; from: string | null; partnerId: string | null; on: Day },
): void {
  tx.write({
    text: 'update merchants set partner_id = $2 where id = $1',
    values: [move.merchantId, move.partnerId],
  });
  tx.write({
    text: `insert into merchant_moves (merchant_id, moved_on, from_partner_id) values ($1, $2, $3) on conflict do nothing`,
    values: [move.merchantId, move.on, move.from],
  });
}
