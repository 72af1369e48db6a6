import type { EstimatePrice } from '@comptoir/domain/sales/estimates/price-estimate';
import type { RevisionState } from '@comptoir/domain/sales/estimates/estimate-state';
import type { Language, MerchantTimeZone } from '@comptoir/domain/base/merchants/merchant-information';
import type { Transaction } from '../../../platform/database/database.ts';
import type { SentTo, WhichEstimate } from './estimates.store.ts';

/** A revision as it is sent. */
export interface SentRevision extends WhichEstimate {
  readonly revision: number;
  readonly customer: SentTo;
  readonly price: EstimatePrice;
  readonly isGstRegistered: boolean;
  readonly sentAt: Date;
  readonly expiresAt: Date;
  readonly pdf: Buffer;
  readonly pdfSha256: string;
  readonly tokenHash: Buffer;
}

/** Makes a draft what was sent. */
export const saveSent = (tx: Transaction, { customer, price, ...sent }: SentRevision): void =>
  tx.write({
    text: `update estimate_revisions set state = 'sent', customer = :customer, price = :price, total_cents = :totalCents,
        is_gst_registered = :isGstRegistered, sent_at = :sentAt, expires_at = :expiresAt, pdf = :pdf, pdf_sha256 = :pdfSha256,
        token_hash = :tokenHash
      where estimate_id = :id and merchant_id = :merchantId and revision = :revision`,
    values: {
      ...sent,
      customer: JSON.stringify(customer),
      price: JSON.stringify(price),
      totalCents: price.totalCents,
    },
  });

/** Moves a revision to another state. `decidedAt`: null where nothing is decided by it. */
export const saveState = (
  tx: Transaction,
  moved: WhichEstimate & { readonly revision: number; readonly state: RevisionState; readonly decidedAt: Date | null },
): void =>
  tx.write({
    text: `update estimate_revisions set state = :state, decided_at = coalesce(:decidedAt, decided_at)
      where estimate_id = :id and merchant_id = :merchantId and revision = :revision`,
    values: { ...moved },
  });

/** The bytes that were sent; null for a draft. */
export const findPdf = (
  tx: Transaction,
  { id, merchantId, revision }: WhichEstimate & { readonly revision: number },
): Promise<{ pdf: Buffer | null } | null> =>
  tx.first({
    text: 'select pdf from estimate_revisions where estimate_id = $1 and merchant_id = $2 and revision = $3',
    values: [id, merchantId, revision],
  });

/** Decision of a customer on a revision, the drawing aside. */
export interface DecisionRow {
  readonly revision: number;
  readonly kind: 'accepted' | 'declined' | 'proposed';
  readonly by: 'link' | 'paper';
  readonly name: string;
  readonly reason: string;
  readonly decidedAt: Date;
  readonly zone: MerchantTimeZone;
  readonly language: Language;
  readonly address: string | null;
  readonly agent: string | null;
  readonly pdfSha256: string | null;
  readonly hasDrawn: boolean;
}

/** In the order in which they came. */
export const listDecisions = (tx: Transaction, { id, merchantId }: WhichEstimate): Promise<DecisionRow[]> =>
  tx.many({
    text: `select revision, kind, by, name, reason, decided_at as "decidedAt", zone, language, host(address) as address, agent,
        pdf_sha256 as "pdfSha256", drawn is not null as "hasDrawn"
      from estimate_decisions where estimate_id = $1 and merchant_id = $2 order by decided_at, id`,
    values: [id, merchantId],
  });

/** Decision as it is written down. `drawn`: a signature as PNG. `recordedBy`: the user who wrote down one that came on paper. */
interface NewDecision extends WhichEstimate, Omit<DecisionRow, 'hasDrawn'> {
  readonly decisionId: string;
  readonly drawn: Buffer | null;
  readonly recordedBy: string | null;
}

export const insertDecision = (tx: Transaction, decision: NewDecision): void =>
  tx.write({
    text: `insert into estimate_decisions (id, estimate_id, merchant_id, revision, kind, by, name, reason, decided_at, zone, address, agent,
        language, pdf_sha256, drawn, recorded_by)
      values (:decisionId, :id, :merchantId, :revision, :kind, :by, :name, :reason, :decidedAt, :zone, :address, :agent, :language,
        :pdfSha256, :drawn, :recordedBy)`,
    values: { ...decision },
  });
