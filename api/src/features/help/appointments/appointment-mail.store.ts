import type { Language, MerchantTimeZone } from '@comptoir/domain/base/merchants/merchant-information';
import type { Transaction } from '../../../platform/database/database.ts';

/** Lists the recipients of a visit's letters: everyone who signs in for the merchant and is not suspended. */
export const listRecipients = (tx: Transaction, merchantId: string): Promise<{ userId: string }[]> =>
  tx.many({
    text: 'select id as "userId" from users where merchant_id = $1 and suspended_at is null order by id',
    values: [merchantId],
  });

/** A person who is written to, and where their merchant is. */
export interface LetterRecipient {
  readonly email: string;
  readonly name: string;
  readonly language: Language;
  readonly companyName: string;
  readonly timeZone: MerchantTimeZone;
  readonly civicNumber: string | null;
  readonly street: string | null;
  readonly city: string | null;
  readonly postalCode: string | null;
}

/** Null when they have left the merchant or were suspended since. Mail is in the merchant's language unless they chose. */
export const findLetterRecipient = (
  tx: Transaction,
  { userId, merchantId }: { userId: string; merchantId: string },
): Promise<LetterRecipient | null> =>
  tx.first({
    text: `select u.email, u.name, coalesce(u.language, m.language) as language, m.company_name as "companyName",
        m.time_zone as "timeZone", m.civic_number as "civicNumber", m.street, m.city, m.postal_code as "postalCode"
      from users u join merchants m on m.id = u.merchant_id
      where u.id = $1 and u.merchant_id = $2 and u.suspended_at is null`,
    values: [userId, merchantId],
  });

/** True when a visit is still the one that a letter was ordered for: neither moved nor cancelled since. */
export const isStillBooked = async (
  tx: Transaction,
  { appointmentId, revision }: { appointmentId: string; revision: number },
): Promise<boolean> =>
  (await tx.first({
    text: 'select id from appointments where id = $1 and revision = $2 and cancelled_at is null',
    values: [appointmentId, revision],
  })) !== null;

/** A technician who is written to, and the merchant whom they visit. */
export interface TechnicianRecipient {
  readonly email: string;
  readonly name: string;
  readonly language: Language;
  readonly companyName: string;
  readonly areaCode: string | null;
  readonly phoneNumber: string | null;
  readonly civicNumber: string | null;
  readonly street: string | null;
  readonly city: string | null;
  readonly postalCode: string | null;
}

/** Null when no one has said where the technician is written to. */
export const findTechnicianLetter = (
  tx: Transaction,
  { technicianId, merchantId }: { technicianId: string; merchantId: string },
): Promise<TechnicianRecipient | null> =>
  tx.first({
    text: `select t.email, t.name, t.language, m.company_name as "companyName", m.area_code as "areaCode",
        m.phone_number as "phoneNumber", m.civic_number as "civicNumber", m.street, m.city, m.postal_code as "postalCode"
      from technicians t join merchants m on m.id = $2
      where t.id = $1 and t.email is not null`,
    values: [technicianId, merchantId],
  });
