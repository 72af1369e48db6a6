import { dayIn } from '@comptoir/domain/base/calendar/local-day';
import type { Language } from '@comptoir/domain/base/merchants/merchant-information';
import { estimateNumber } from '@comptoir/domain/sales/estimates/estimate-number';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { File } from '../../../platform/http/route.ts';
import { pdfOf } from '../../base/exports/render-report-pdf.ts';
import { scopeOf, type MerchantScope } from '../../base/access/merchant-scope.ts';
import { readMerchant, type MerchantRow } from '../../base/merchants/read-merchant.ts';
import { requirePrice } from './begin-estimate.ts';
import type { WhichRevision } from './change-draft.ts';
import { findEstimate, listRevisions, type EstimateRow, type RevisionRow } from './estimates.store.ts';
import { isGstRegistered } from './read-estimate.ts';
import { findPdf } from './sent-estimates.store.ts';
import { writeEstimate, type EstimateDocument } from './write-estimate.ts';

/** A revision with all that its document needs. */
export interface DocumentSource {
  readonly merchant: MerchantRow;
  readonly estimate: EstimateRow;
  readonly revisions: readonly RevisionRow[];
  readonly row: RevisionRow;
}

/** Reads what a revision's document is written from. @throws AppError not-found */
export async function readSource(
  tx: Transaction,
  merchant: MerchantRow,
  asked: WhichRevision,
): Promise<DocumentSource> {
  const which = { id: asked.id, merchantId: merchant.id };
  const [estimate, revisions] = await Promise.all([findEstimate(tx, which), listRevisions(tx, which)]);
  const row = revisions.find(({ revision }) => revision === asked.revision);
  if (!estimate || !row) throw new AppError('not-found');
  return { merchant, estimate, revisions, row };
}

/** The document of a revision, sent at an instant or, of a draft, not yet. @throws AppError why it has no price */
export function documentOf(
  { merchant, estimate, revisions, row }: DocumentSource,
  sentAt: Date | null,
): EstimateDocument {
  const { timeZone: zone } = merchant;
  const { name, company, address, email, telephone } = estimate;
  const before = revisions.find(({ revision, state }) => revision < row.revision && state !== 'draft');
  return {
    number: estimateNumber(estimate.number, { createdAt: estimate.createdAt, zone }),
    revision: row.revision,
    merchant,
    customer: row.customer ?? { name, company, address, email, telephone },
    content: row.content,
    price: row.price ?? requirePrice(row.content, merchant),
    isGstRegistered: row.isGstRegistered ?? isGstRegistered(merchant),
    sentOn: sentAt && dayIn(zone, sentAt),
    before: before ?? null,
  };
}

/** A revision as PDF: what was sent as it was sent, anything else as it is written now. @throws AppError not-found */
export async function readEstimatePdf(
  database: Database,
  scope: MerchantScope,
  { language, ...asked }: WhichRevision & { language?: Language | undefined },
): Promise<File> {
  const merchant = await readMerchant(database, scopeOf(scope), scope.merchantId);
  const { source, pdf } = await database.transaction(scopeOf(scope), async (tx) => ({
    source: await readSource(tx, merchant, asked),
    pdf: (await findPdf(tx, { ...asked, merchantId: merchant.id }))?.pdf ?? null,
  }));
  const { content, sentAt } = source.row;
  const written = writeEstimate(documentOf(source, sentAt), language ?? content.language);
  if (pdf === null || written.language !== content.language) return pdfOf(written);
  return {
    name: `${written.fileName}.pdf`,
    business: merchant.companyName,
    contentType: 'application/pdf',
    content: pdf,
  };
}
