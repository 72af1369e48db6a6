import { dayAfter } from '@comptoir/domain/base/calendar/calendar-day';
import { dayIn, midnightOf } from '@comptoir/domain/base/calendar/local-day';
import type { RevisionState } from '@comptoir/domain/sales/estimates/estimate-state';
import { createHash } from 'node:crypto';
import { renderReportPdfAside } from '../features/base/exports/render-report-pdf.ts';
import { findMerchant, type MerchantRow } from '../features/base/merchants/merchants.store.ts';
import { openContract } from '../features/sales/contracts/open-contract.ts';
import { requirePrice } from '../features/sales/estimates/begin-estimate.ts';
import { documentOf, readSource } from '../features/sales/estimates/estimate-document.ts';
import { insertDraft, insertEstimate } from '../features/sales/estimates/estimates.store.ts';
import { isGstRegistered } from '../features/sales/estimates/read-estimate.ts';
import { saveSent, saveState, insertDecision } from '../features/sales/estimates/sent-estimates.store.ts';
import { writeEstimate } from '../features/sales/estimates/write-estimate.ts';
import type { Transaction } from '../platform/database/database.ts';
import { DEMO_ESTIMATES, demoContent, type DemoEstimate } from './demo-estimates.ts';
import { demoId } from './demo-id.ts';
import { hashSecretWord, makeSecretWord } from '../platform/secret-words.ts';

const DAY_MS = 86_400_000;

/** Gives the caterer estimates in every state, some with revisions, all with deposit and instalments; a till has a contract to sign. */
export async function seedEstimates(tx: Transaction, now: Date): Promise<void> {
  const merchant = await findMerchant(tx, demoId('merchant', 'traiteur'));
  if (!merchant) throw new Error('the demo world has no caterer');
  for (const estimate of DEMO_ESTIMATES) await seedEstimate(tx, { merchant, estimate, now });
}

interface Seeding {
  readonly merchant: MerchantRow;
  readonly estimate: DemoEstimate;
  readonly now: Date;
}

async function seedEstimate(tx: Transaction, { merchant, estimate, now }: Seeding): Promise<void> {
  const which = { id: demoId('estimate', estimate.occasion), merchantId: merchant.id };
  const createdAt = new Date(now.getTime() - estimate.begunDaysAgo * DAY_MS);
  await insertEstimate(tx, { ...which, customerId: demoId('customer', estimate.customer), createdAt });
  const today = dayIn(merchant.timeZone, now);
  for (const [index, state] of estimate.states.entries()) {
    const revision = index + 1;
    const content = demoContent(estimate, { today, revision });
    const { totalCents } = requirePrice(content, merchant);
    // a later revision came hours after the one before
    const sentAt = new Date(createdAt.getTime() + index * (DAY_MS / 4));
    await insertDraft(tx, { ...which, revision, content, totalCents, changedAt: sentAt });
    if (state !== 'draft') await seedSent(tx, merchant, { id: which.id, revision, state, sentAt });
  }
}

interface Sent {
  readonly id: string;
  readonly revision: number;
  readonly state: RevisionState;
  readonly sentAt: Date;
}

async function seedSent(tx: Transaction, merchant: MerchantRow, { id, revision, state, sentAt }: Sent): Promise<void> {
  const source = await readSource(tx, merchant, { id, revision });
  const { content } = source.row;
  const document = documentOf(source, sentAt);
  const pdf = await renderReportPdfAside(writeEstimate(document, content.language));
  const pdfSha256 = createHash('sha256').update(pdf).digest('hex');
  const of = { id, merchantId: merchant.id, revision };
  saveSent(tx, {
    ...of,
    customer: document.customer,
    price: document.price,
    isGstRegistered: isGstRegistered(merchant),
    sentAt,
    expiresAt: midnightOf(dayAfter(content.validUntil), merchant.timeZone),
    pdf,
    pdfSha256,
    tokenHash: hashSecretWord(makeSecretWord()),
  });
  const isDecided = state === 'accepted' || state === 'declined';
  const decidedAt = isDecided ? new Date(sentAt.getTime() + DAY_MS) : null;
  if (state !== 'sent') saveState(tx, { ...of, state, decidedAt });
  if (!isDecided || !decidedAt) return;
  insertDecision(tx, {
    ...of,
    decisionId: demoId('estimate', `${id} ${state}`),
    kind: state,
    by: 'link',
    name: document.customer.name,
    reason: state === 'declined' ? 'Nous recevrons à la maison, tout compte fait.' : '',
    decidedAt,
    zone: merchant.timeZone,
    address: '203.0.113.24',
    agent: 'Mozilla/5.0',
    language: content.language,
    pdfSha256,
    drawn: null,
    recordedBy: null,
  });
  if (state === 'accepted')
    await openContract(tx, { merchantId: merchant.id, estimateId: id, revision, at: decidedAt });
}
