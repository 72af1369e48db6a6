import type { Actor } from '@comptoir/domain/base/access/access';
import type { ExportKind, ExportState } from '@comptoir/domain/base/exports/export-state';
import type { Language, MerchantTimeZone } from '@comptoir/domain/base/merchants/merchant-information';
import type { Transaction } from '../../../platform/database/database.ts';
import type { RowFormat } from '../../../platform/files/write-rows.ts';

/** An export as its person sees it. */
export interface ExportLine {
  readonly id: string;
  readonly kind: ExportKind;
  readonly merchantId: string;
  readonly companyName: string;
  readonly from: string | null;
  readonly to: string | null;
  readonly format: RowFormat;
  readonly state: ExportState;
  readonly askedAt: Date;
  readonly startedAt: Date | null;
  readonly rows: number | null;
  readonly rowsDone: number;
  readonly bytes: number;
  readonly expiresAt: Date | null;
}

const LINE = `e.id, e.kind, e.merchant_id as "merchantId", m.company_name as "companyName", e.wanted ->> 'from' as "from",
  e.wanted ->> 'to' as "to", e.format, e.state, e.asked_at as "askedAt", e.started_at as "startedAt",
  e.row_count::float8 as rows, e.rows_done::float8 as "rowsDone", e.byte_count::float8 as bytes, e.expires_at as "expiresAt"`;

const KEPT =
  'from exports e join merchants m on m.id = e.merchant_id where e.user_id = $1 and (e.expires_at is null or e.expires_at > $2)';

/** A person's exports that are still kept, the newest first. */
export const listExportLines = (tx: Transaction, userId: string, now: Date): Promise<ExportLine[]> =>
  tx.many({ text: `select ${LINE} ${KEPT} order by e.asked_at desc, e.id desc limit 100`, values: [userId, now] });

export const findExportLine = (
  tx: Transaction,
  { id, userId, now }: { id: string; userId: string; now: Date },
): Promise<(ExportLine & { readonly name: string | null }) | null> =>
  tx.first({ text: `select ${LINE}, e.name ${KEPT} and e.id = $3`, values: [userId, now, id] });

/** A piece of a file that is kept still; null behind the last one. */
export const findPiece = (
  tx: Transaction,
  { id, ordinal }: { id: string; ordinal: number },
): Promise<{ content: Buffer } | null> =>
  tx.first({
    name: 'find-export-piece',
    text: `select p.content from export_pieces p join exports e on e.id = p.export_id
      where p.export_id = $1 and p.ordinal = $2 and e.state = 'ready'`,
    values: [id, ordinal],
  });

/** Finds the user that a file is made for, as they are today; null when they may sign in no more. */
export const findReader = (tx: Transaction, userId: string): Promise<Omit<Actor, 'isImpersonating'> | null> =>
  tx.first({
    text: `select id as "userId", role, merchant_id as "merchantId", merchant_right as "merchantRight", partner_id as "partnerId"
      from users where id = $1 and suspended_at is null and removed_at is null`,
    values: [userId],
  });

/** Facts of a letter about a file. */
export interface ExportLetterFacts {
  readonly kind: ExportKind;
  readonly state: ExportState;
  readonly companyName: string;
  readonly timeZone: MerchantTimeZone;
  readonly rows: number | null;
  readonly expiresAt: Date | null;
  readonly email: string;
  readonly name: string;
  readonly language: Language | null;
}

/** Null when the file is gone, or its person may sign in no more. */
export const findExportLetter = (tx: Transaction, id: string): Promise<ExportLetterFacts | null> =>
  tx.first({
    text: `select e.kind, e.state, m.company_name as "companyName", m.time_zone as "timeZone", e.row_count::float8 as rows,
        e.expires_at as "expiresAt", u.email, u.name, u.language
      from exports e join merchants m on m.id = e.merchant_id join users u on u.id = e.user_id
      where e.id = $1 and u.suspended_at is null and u.removed_at is null`,
    values: [id],
  });
