import type { EstimateView } from '@comptoir/contract/sales/estimates';
import { dayAfter } from '@comptoir/domain/base/calendar/calendar-day';
import { dayIn, midnightOf } from '@comptoir/domain/base/calendar/local-day';
import { isContractOpen } from '@comptoir/domain/sales/contracts/contract-state';
import { isWritableItem } from '@comptoir/websrm/requests/allowed-text';
import { findEstimateFaults } from '@comptoir/domain/sales/estimates/find-estimate-faults';
import { replacedBy } from '@comptoir/domain/sales/estimates/estimate-state';
import { createHash } from 'node:crypto';
import type { Dependencies } from '../../../dependencies.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { enqueueJob } from '../../../platform/jobs/enqueue-job.ts';
import { writeLog } from '../../base/record/write-log.ts';
import { renderReportPdfAside } from '../../base/exports/render-report-pdf.ts';
import { limitCausedMail } from '../../base/mail/limit-mail.ts';
import { scopeOf, type MerchantScope } from '../../base/access/merchant-scope.ts';
import { readCaterer, type EstimateDeps } from './begin-estimate.ts';
import { lockDraft, type WhichRevision } from './change-draft.ts';
import { documentOf, readSource, type DocumentSource } from './estimate-document.ts';
import { isGstRegistered, viewEstimate } from './read-estimate.ts';
import { SEND_ESTIMATE_LETTER, type EstimateLetter } from './send-estimate-letter.ts';
import { saveSent, saveState } from './sent-estimates.store.ts';
import { writeEstimate } from './write-estimate.ts';
import { hashSecretWord, makeSecretWord } from '../../../platform/secret-words.ts';

export type SendEstimateDeps = EstimateDeps & Pick<Dependencies, 'announcements'>;

/** Acting user, as the log names them. */
export interface ActingUser {
  readonly user: { readonly id: string; readonly email: string };
}

/**
 * Sends a draft to its customer: it is kept as it was sent, with its document and the hash of the link's token; the letter is ordered with it.
 * @throws AppError caterers-only, contract-not-open, merchant-information-incomplete, not-found, estimate-not-draft, estimate-changed-meanwhile,
 * estimate-outdated, estimate-senseless, customer-without-email, mail-limit-reached, or why it has no price
 */
export async function sendEstimate(
  { database, announcements, now }: SendEstimateDeps,
  scope: MerchantScope,
  { message, user, ...asked }: WhichRevision & ActingUser & { message: string },
): Promise<EstimateView> {
  const merchant = await readCaterer(database, scope);
  const { id: merchantId } = merchant;
  const source = await database.transaction(scopeOf(scope), (tx) => readSource(tx, merchant, asked));
  const sentAt = now();
  requireSendable(source, sentAt);
  const document = documentOf(source, sentAt);
  refuseSenseless(source, { totalCents: document.price.totalCents, at: sentAt });
  const { content, version } = source.row;
  const pdf = await renderReportPdfAside(writeEstimate(document, content.language));
  await limitCausedMail(database, { cause: 'bill', senders: [merchantId], to: document.customer.email, now: sentAt });
  const token = makeSecretWord();
  const view = await database.transaction(scopeOf(scope), async (tx) => {
    const which = { id: asked.id, merchantId };
    const { draft, revisions } = await lockDraft(tx, which, asked.revision);
    // what was read and written is what was there: a save since would not be in the document
    if (draft.version !== version) throw new AppError('estimate-changed-meanwhile');
    for (const { revision } of replacedBy(revisions, { ...asked, event: 'send' }))
      saveState(tx, { ...which, revision, state: 'replaced', decidedAt: null });
    saveSent(tx, {
      ...which,
      revision: asked.revision,
      customer: document.customer,
      price: document.price,
      isGstRegistered: isGstRegistered(merchant),
      sentAt,
      expiresAt: midnightOf(dayAfter(content.validUntil), merchant.timeZone),
      pdf,
      pdfSha256: createHash('sha256').update(pdf).digest('hex'),
      tokenHash: hashSecretWord(token),
    });
    const payload: EstimateLetter = { merchantId, estimateId: asked.id, revision: asked.revision, token, message };
    enqueueJob(tx, { task: SEND_ESTIMATE_LETTER, payload });
    const facts = { number: document.number, revision: asked.revision, email: user.email };
    const audit = { subject: { type: 'estimate', id: asked.id } } as const;
    writeLog(tx, [
      { merchantId, userId: user.id, occurredAt: sentAt, record: { event: 'estimate-sent', facts }, audit },
    ]);
    return viewEstimate(tx, merchant, asked.id);
  });
  announcements.publish(merchantId);
  return view;
}

function requireSendable({ merchant, estimate, row }: DocumentSource, at: Date): void {
  if (row.state !== 'draft') throw new AppError('estimate-not-draft');
  // a customer could not accept a change of what has ended
  const { contractState } = estimate;
  if (contractState !== null && !isContractOpen(contractState)) throw new AppError('contract-not-open');
  if (!merchant.qstNumber || !merchant.gstNumber) throw new AppError('merchant-information-incomplete');
  if (estimate.email === '') throw new AppError('customer-without-email');
  if (row.content.validUntil < dayIn(merchant.timeZone, at)) throw new AppError('estimate-outdated');
}

function refuseSenseless(
  { merchant, estimate, row }: DocumentSource,
  { totalCents, at }: { totalCents: number; at: Date },
): void {
  const today = dayIn(merchant.timeZone, at);
  const isOfContract = estimate.contractState !== null;
  const customer = [estimate.name, estimate.company, estimate.address];
  const sent = { totalCents, today, isOfContract, isWritable: isWritableItem, customer };
  const faults = findEstimateFaults(row.content, sent);
  if (faults.length > 0)
    throw new AppError(
      'estimate-senseless',
      faults.map(({ path, fault }) => ({ path: path === 'customer' ? path : `content.${path}`, rule: fault })),
    );
}
