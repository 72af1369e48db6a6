import type { SUPPORT_SUBJECTS } from '@comptoir/contract/help/support';
import type { Role } from '@comptoir/domain/base/access/access';
import type { Language } from '@comptoir/domain/base/merchants/merchant-information';
import type { Transaction } from '../../../platform/database/database.ts';

export type SupportSubject = (typeof SUPPORT_SUBJECTS)[number];

export interface NewSupportMessage {
  readonly id: string;
  readonly userId: string;
  readonly merchantId: string | null;
  readonly partnerId: string | null;
  readonly subject: SupportSubject;
  readonly message: string;
  readonly deviceId: string | null;
  readonly bill: { readonly id: string; readonly number: string } | null;
  readonly askedAt: Date;
}

export interface Ticket {
  readonly ticketNumber: string;
  readonly askedAt: Date;
}

const TICKET = 'ticket_number as "ticketNumber", asked_at as "askedAt"';

/** Keeps a message and gives it its number; null when its id is there already. */
export const insertSupportMessage = (tx: Transaction, message: NewSupportMessage): Promise<Ticket | null> =>
  tx.first({
    text: `insert into support_messages (id, user_id, merchant_id, partner_id, subject, message, device_id, bill_id, bill_number,
        asked_at, changed_at)
      values (:id, :userId, :merchantId, :partnerId, :subject, :message, :deviceId, :billId, :billNumber, :askedAt, :askedAt)
      on conflict (id) do nothing returning ${TICKET}`,
    values: {
      id: message.id,
      userId: message.userId,
      merchantId: message.merchantId,
      partnerId: message.partnerId,
      subject: message.subject,
      message: message.message,
      deviceId: message.deviceId,
      billId: message.bill?.id ?? null,
      billNumber: message.bill?.number ?? null,
      askedAt: message.askedAt,
    },
  });

/** The ticket of a message that a person sent before. */
export const findTicket = (tx: Transaction, of: { id: string; userId: string }): Promise<Ticket | null> =>
  tx.first({
    text: `select ${TICKET} from support_messages where id = $1 and user_id = $2`,
    values: [of.id, of.userId],
  });

/** A message with who wrote it and for whom, as its mail says it. */
export interface SupportLetter extends Ticket {
  readonly id: string;
  readonly userId: string;
  readonly subject: SupportSubject;
  readonly message: string;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  readonly language: Language | null;
  readonly companyName: string | null;
  readonly merchantId: string | null;
  readonly fileNumber: string | null;
  readonly partnerName: string | null;
  readonly billNumber: string | null;
  readonly deviceName: string | null;
}

export const findSupportLetter = (tx: Transaction, id: string): Promise<SupportLetter | null> =>
  tx.first({
    text: `select s.id, s.user_id as "userId", s.ticket_number as "ticketNumber", s.asked_at as "askedAt", s.subject, s.message, u.name, u.email, u.role,
        u.language, m.company_name as "companyName", s.merchant_id as "merchantId", m.file_number as "fileNumber",
        p.name as "partnerName", s.bill_number as "billNumber", d.name as "deviceName"
      from support_messages s join users u on u.id = s.user_id
      left join devices d on d.id = s.device_id
      left join merchants m on m.id = s.merchant_id
      left join partners p on p.id = coalesce(s.partner_id, m.partner_id)
      where s.id = $1 and s.erased_at is null`,
    values: [id],
  });
