import type { Language, MerchantTimeZone } from '@comptoir/domain/base/merchants/merchant-information';
import type { Transaction } from '../../../platform/database/database.ts';
import type { WhichEstimate } from './estimates.store.ts';

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
export interface NewDecision extends WhichEstimate, Omit<DecisionRow, 'hasDrawn'> {
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
