import type { AcceptanceView } from '@comptoir/contract/sales/acceptance';
import { linkStateOf } from '@comptoir/domain/sales/acceptance/decide-answer';
import { estimateNumber } from '@comptoir/domain/sales/estimates/estimate-number';
import { addressLines, phoneLine } from '../../base/mail/address-lines.ts';
import type { LinkedRow } from './acceptance.store.ts';

/** Returns the number of the estimate that a link leads to. */
export const numberOf = ({ count, createdAt, zone }: Pick<LinkedRow, 'count' | 'createdAt' | 'zone'>): string =>
  estimateNumber(count, { createdAt, zone });

/** Returns the customer's view: the estimate as it was sent, and nothing of the merchant's that is not on its documents. */
export function viewAcceptance(row: LinkedRow, now: Date): AcceptanceView {
  const { customer, decision, expiresAt } = row;
  return {
    state: linkStateOf(row, now),
    isAccepting: row.isAccepting,
    number: numberOf(row),
    revision: row.revision,
    merchant: {
      name: row.merchantName,
      address: addressLines(row),
      telephone: phoneLine(row),
      email: row.merchantEmail ?? '',
      gst: row.gst ?? '',
      qst: row.qst ?? '',
    },
    customer: { name: customer.name, company: customer.company },
    content: row.content,
    price: row.price,
    pdfSha256: row.pdfSha256,
    expiresAt: expiresAt.toISOString(),
    zone: row.zone,
    decision: decision && { ...decision, at: new Date(decision.at).toISOString() },
  };
}
