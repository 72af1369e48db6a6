import type { Language, MerchantTimeZone } from '@comptoir/domain/base/merchants/merchant-information';
import type { Transaction } from '../../../platform/database/database.ts';

/** The certificate in use of a linked till, whose end comes near. */
export interface EndingCertificate {
  readonly id: string;
  readonly merchantId: string;
  readonly deviceId: string;
  readonly deviceName: string;
  readonly deviceNumber: string;
  readonly notAfter: Date;
  readonly companyName: string;
  readonly timeZone: MerchantTimeZone;
  readonly language: Language;
}

/** The certificates of linked tills that end by a moment, soonest first; those that ended or were revoked are no news. */
export const listEndingCertificates = (
  tx: Transaction,
  { now, until }: { now: Date; until: Date },
): Promise<EndingCertificate[]> =>
  tx.many({
    text: `select c.id, d.merchant_id as "merchantId", d.id as "deviceId", d.name as "deviceName",
        d.device_number as "deviceNumber", c.not_after as "notAfter", m.company_name as "companyName",
        m.time_zone as "timeZone", m.language
      from devices d join merchants m on m.id = d.merchant_id
      cross join lateral (
        select id, not_after, revoked_at from certificates where device_id = d.id order by created_at desc, id desc limit 1
      ) c
      where d.linked_at is not null and c.revoked_at is null and c.not_after > $1 and c.not_after <= $2
      order by c.not_after, c.id`,
    values: [now, until],
  });

/** Notes a reminder. False when it was noted before, by whichever server. */
export async function recordReminder(
  tx: Transaction,
  reminder: { certificateId: string; merchantId: string; days: number; now: Date },
): Promise<boolean> {
  const first = await tx.first({
    text: `insert into certificate_reminders (certificate_id, merchant_id, days, sent_at) values ($1, $2, $3, $4)
      on conflict do nothing returning certificate_id`,
    values: [reminder.certificateId, reminder.merchantId, reminder.days, reminder.now],
  });
  return first !== null;
}
