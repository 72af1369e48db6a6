import type { MerchantSummary } from '@comptoir/contract/base/merchants';
import { certificateState, isCertificateInTrouble } from '@comptoir/domain/base/certificates/certificate-state';
import type { Transaction } from '../../../platform/database/database.ts';
import { listMerchantLines, listTillStandings, type MerchantLine, type TillStanding } from './merchants.queries.ts';

/** How merchants stand at a glance, by name: those of a partner, or all that the scope sees. */
export async function summarizeMerchants(
  tx: Transaction,
  { partnerId, now }: { partnerId: string | null; now: Date },
): Promise<MerchantSummary[]> {
  const [merchants, tills] = await Promise.all([listMerchantLines(tx, partnerId), listTillStandings(tx, partnerId)]);
  const tillsOf = groupByMerchant(tills);
  return merchants.map((merchant) => summaryOf(merchant, tillsOf.get(merchant.id) ?? [], now));
}

function groupByMerchant(tills: readonly TillStanding[]): Map<string, TillStanding[]> {
  const groups = new Map<string, TillStanding[]>();
  for (const till of tills) {
    const group = groups.get(till.merchantId);
    if (group) group.push(till);
    else groups.set(till.merchantId, [till]);
  }
  return groups;
}

function summaryOf(merchant: MerchantLine, tills: readonly TillStanding[], now: Date): MerchantSummary {
  const { companyName, ...line } = merchant;
  return {
    ...line,
    company_name: companyName,
    devices: tills.length,
    devicesInTrouble: tills.filter((till) => isInTrouble(till, now)).length,
    waiting: tills.reduce((sum, { waiting }) => sum + waiting, 0),
    oldestWaitingAt: isoOf(instantsOf(tills, 'oldestWaitingAt')[0]),
    lastBillAt: isoOf(instantsOf(tills, 'lastBillAt').at(-1)),
  };
}

function isInTrouble({ notBefore, notAfter, revokedAt }: TillStanding, now: Date): boolean {
  return isCertificateInTrouble(
    certificateState(notBefore && notAfter ? { notBefore, notAfter, revokedAt } : null, now),
  );
}

const instantsOf = (tills: readonly TillStanding[], field: 'oldestWaitingAt' | 'lastBillAt'): Date[] =>
  tills.flatMap((till) => till[field] ?? []).toSorted((a, b) => a.getTime() - b.getTime());

const isoOf = (instant: Date | undefined): string | null => instant?.toISOString() ?? null;
