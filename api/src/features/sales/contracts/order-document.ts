import type { DocumentOrder } from '@comptoir/contract/sales/contract-order';
import type { additionalItem } from '@comptoir/contract/sales/contracts';
import type { AccountEntry } from '@comptoir/domain/sales/contracts/contract-account';
import { priceEstimate } from '@comptoir/domain/sales/estimates/price-estimate';
import type { z } from 'zod';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Agreed } from './contracts.store.ts';
import { taxCalendar } from '../../base/taxes/calendar-in-force.ts';

type Item = z.infer<typeof additionalItem>;

/** Composes a document for a till to sign: the agreement, and the figures of this document. The amount paid before is put in when it is offered. */
export function orderDocument(
  { number, content, price, customer }: Agreed & { readonly number: string },
  { kind, totalCents, paidCents, reason = null }: AccountEntry & { readonly reason?: string | null },
): DocumentOrder {
  return {
    kind,
    contract: number,
    customer: customer.name,
    business: customer.company === '' ? null : customer.company,
    occasion: { name: content.occasion.name, date: content.occasion.date },
    persons: content.persons,
    payableOn: content.balanceDueOn,
    lines: [...price.lines],
    serviceCents: price.serviceCents,
    totalCents,
    paidCents,
    earlierCents: 0,
    tipCents: kind === 'final' ? price.tipCents : 0,
    reason,
  };
}

/** A sale of its own, of what was ordered besides. @throws AppError validation-failed for more than a bill can come to */
export function orderAddition(contract: Agreed & { readonly number: string }, items: readonly Item[]): DocumentOrder {
  const none = { by: 'none' } as const;
  const bare = { ...contract.content, service: none, tip: none, deposit: none, instalments: [] };
  const ordered = { ...bare, items: items.map((item) => ({ ...item, per: 'unit' as const })) };
  const priced = priceEstimate(ordered, { isGstRegistered: contract.isGstRegistered, calendar: taxCalendar() });
  if (!priced.ok) throw new AppError('validation-failed', [{ path: 'items', rule: 'too_big' }]);
  const { lines, totalCents } = priced.value;
  const entry = { kind: 'addition', totalCents, paidCents: totalCents } as const;
  return { ...orderDocument(contract, entry), lines: [...lines], serviceCents: 0 };
}
