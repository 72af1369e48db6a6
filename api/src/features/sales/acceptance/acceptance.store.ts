import type { AcceptanceView, CustomerDecision } from '@comptoir/contract/sales/acceptance';
import type { MerchantTimeZone } from '@comptoir/domain/base/merchants/merchant-information';
import type { RevisionState } from '@comptoir/domain/sales/estimates/estimate-state';
import type { Transaction } from '../../../platform/database/database.ts';

/** A revision that was sent, with whose it is and what was decided of it. */
export interface LinkedRow {
  readonly estimateId: string;
  readonly merchantId: string;
  readonly revision: number;
  readonly state: Exclude<RevisionState, 'draft'>;
  readonly content: AcceptanceView['content'];
  readonly price: AcceptanceView['price'];
  readonly customer: { readonly name: string; readonly company: string; readonly email: string };
  readonly expiresAt: Date;
  readonly pdfSha256: string;
  readonly count: number;
  readonly createdAt: Date;
  readonly zone: MerchantTimeZone;
  readonly isAccepting: boolean;
  readonly merchantName: string;
  readonly merchantEmail: string | null;
  /** As it was sent: empty for one who was not registered for it then. */
  readonly gst: string | null;
  readonly qst: string | null;
  readonly areaCode: string | null;
  readonly phoneNumber: string | null;
  readonly civicNumber: string | null;
  readonly street: string | null;
  readonly city: string | null;
  readonly postalCode: string | null;
  readonly decision: LinkedDecision | null;
}

/** Decision on a revision. */
export interface LinkedDecision {
  readonly kind: 'accepted' | 'declined';
  readonly by: 'link' | 'paper';
  readonly name: string;
  readonly language: 'fr' | 'en';
  /** As JSON writes it. */
  readonly at: string;
}

/** Revision that a link leads to: the one that was sent with it, or that a later letter was about. */
const LINK = `(select estimate_id, revision from estimate_revisions where token_hash = $1
  union all select estimate_id, revision from estimate_links where token_hash = $1) link`;

/** The revision that a link leads to; null for none. */
export const findLinked = (tx: Transaction, tokenHash: Buffer): Promise<LinkedRow | null> =>
  tx.first({
    name: 'find-linked-estimate',
    text: `select r.estimate_id as "estimateId", r.merchant_id as "merchantId", r.revision, r.state, r.content, r.price, r.customer,
        r.expires_at as "expiresAt", r.pdf_sha256 as "pdfSha256", e.number as count, e.created_at as "createdAt",
        m.time_zone as zone, m.is_caterer and m.active as "isAccepting", m.company_name as "merchantName",
        m.contact_email as "merchantEmail", case when r.is_gst_registered then m.gst_number end as gst, m.qst_number as qst, m.area_code as "areaCode",
        m.phone_number as "phoneNumber", m.civic_number as "civicNumber", m.street, m.city, m.postal_code as "postalCode",
        (select jsonb_build_object('kind', d.kind, 'by', d.by, 'name', d.name, 'language', d.language, 'at', d.decided_at)
          from estimate_decisions d
          where d.estimate_id = r.estimate_id and d.revision = r.revision and d.kind <> 'proposed') as decision
      from estimate_revisions r join estimates e on e.id = r.estimate_id join merchants m on m.id = r.merchant_id
        join ${LINK} on link.estimate_id = r.estimate_id and link.revision = r.revision`,
    values: [tokenHash],
  });

/** The document of a revision, byte for byte as it was sent. */
export const findLinkedPdf = (
  tx: Transaction,
  { estimateId, revision }: Pick<LinkedRow, 'estimateId' | 'revision'>,
): Promise<{ pdf: Buffer } | null> =>
  tx.first({
    text: 'select pdf from estimate_revisions where estimate_id = $1 and revision = $2',
    values: [estimateId, revision],
  });

/** Finds the other grounds of an answer: the digest of the bytes that are kept, and the number of changes proposed. */
export const findGrounds = async (
  tx: Transaction,
  { estimateId, revision }: Pick<LinkedRow, 'estimateId' | 'revision'>,
): Promise<{ kept: string; proposals: number }> =>
  (await tx.first({
    text: `select encode(sha256(r.pdf), 'hex') as kept,
        (select count(*) from estimate_decisions d
          where d.estimate_id = $1 and d.revision = $2 and d.kind = 'proposed')::int as proposals
      from estimate_revisions r where r.estimate_id = $1 and r.revision = $2`,
    values: [estimateId, revision],
  })) ?? { kept: '', proposals: 0 };

/**
 * All revisions of the estimate that a link leads to, locked: anyone who answers, sends the next one or lets it expire at the same time
 * waits, and then finds what was done.
 */
export const lockRevisions = (tx: Transaction, tokenHash: Buffer): Promise<unknown[]> =>
  tx.many({
    text: `select revision from estimate_revisions
      where estimate_id in (select estimate_id from ${LINK}) order by revision desc for update`,
    values: [tokenHash],
  });

/** Notes that a revision was opened, the first time; whether it was. */
export const markSeen = async (tx: Transaction, tokenHash: Buffer, now: Date): Promise<boolean> =>
  (await tx.first({
    text: `update estimate_revisions r set state = 'seen', seen_at = $2 from ${LINK}
      where link.estimate_id = r.estimate_id and link.revision = r.revision and r.state = 'sent' and r.expires_at > $2
      returning r.revision`,
    values: [tokenHash, now],
  })) !== null;

/** Change that a customer proposes. */
export interface Proposal extends Pick<LinkedRow, 'estimateId' | 'merchantId' | 'revision' | 'zone' | 'pdfSha256'> {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly now: Date;
  readonly address: string;
  readonly agent: string | null;
  readonly language: CustomerDecision['language'];
}

export const insertProposal = (tx: Transaction, proposal: Proposal): void =>
  tx.write({
    text: `insert into estimate_decisions (id, estimate_id, merchant_id, revision, kind, by, name, reason, decided_at, zone, address, agent,
        language, pdf_sha256)
      values (:id, :estimateId, :merchantId, :revision, 'proposed', 'link', :name, :text, :now, :zone, :address::inet, :agent, :language,
        :pdfSha256)`,
    values: { ...proposal },
  });
