import { z } from 'zod';
import type { CardFace } from '@comptoir/contract/money/cards';
import type { ListedCharge, ListedRefund, Movements } from './card-payments.ts';
import { readPurpose } from './charge-purpose.ts';
import { type ProviderReply, nameBrand } from './provider-reply.ts';

type Get = (path: string) => Promise<ProviderReply>;

/**
 * Lists Clover's charges and refunds since a moment; null when it cannot say. Its lists are read from the newest on, and as far
 * as the first page that is wholly older: in which form Clover takes a time to list from is not published.
 */
export async function listCloverMovements(get: Get, since: Date): Promise<Movements | null> {
  const charges = await listSince(get, { path: '/v1/charges', item: chargeItem, since });
  const refunds = await listSince(get, { path: '/v1/refunds', item: refundItem, since });
  if (!charges || !refunds) return null;
  return {
    charges: charges.filter(({ status }) => status === 'succeeded').map(viewCharge),
    refunds: refunds.map(viewRefund),
    // The operator may use the account for other things too, which have numbers of their own.
    numbers: charges.map(viewCharge).flatMap(({ key, invoiceNumber }) => (key && invoiceNumber) || []),
  };
}

const coerced = z.coerce.number().int();
const sourceItem = z.object({ brand: z.string().min(1), last4: z.string(), exp_month: coerced, exp_year: coerced });

/** The card of a charge, which its `source` states; null when it is not complete. */
export function readSource(source: unknown): CardFace | null {
  const read = sourceItem.safeParse(source);
  if (!read.success || !/^\d{4}$/.test(read.data.last4)) return null;
  const { brand, last4, exp_month: expMonth, exp_year: year } = read.data;
  return { brand: nameBrand(brand), last4, expMonth, expYear: year < 100 ? 2000 + year : year };
}

const chargeItem = z.object({
  id: z.string(),
  status: z.string(),
  amount: z.number(),
  tax_amount: z.number().nullish(),
  created: z.number(),
  description: z.string().nullish(),
  external_reference_id: z.string().nullish(),
  source: z.unknown(),
});
const refundItem = z.object({ id: z.string(), charge: z.string(), amount: z.number(), created: z.number() });

const KEY = /\((?<key>[0-9a-f-]{36})\)$/;

/** Clover gives back no key with a charge: the description is where key and purpose are found again. */
const viewCharge = (item: z.output<typeof chargeItem>): ListedCharge => ({
  reference: item.id,
  key: KEY.exec(item.description ?? '')?.groups?.['key'] ?? null,
  amountCents: item.amount,
  taxCents: item.tax_amount ?? null,
  invoiceNumber: item.external_reference_id ?? null,
  purpose: readPurpose(item.description),
  card: readSource(item.source),
  at: new Date(item.created),
});

/** Of a refund Clover keeps neither key nor words of ours. */
const viewRefund = ({ id, charge, amount, created }: z.output<typeof refundItem>): ListedRefund => ({
  reference: id,
  chargeReference: charge,
  key: null,
  creditNumber: null,
  amountCents: amount,
  at: new Date(created),
});

const AT_ONCE = 100;

async function listSince<Item extends { readonly id: string; readonly created: number }>(
  get: Get,
  { path, item, since }: { path: string; item: z.ZodType<Item>; since: Date },
): Promise<Item[] | null> {
  const page = z.object({ data: z.array(item), has_more: z.boolean().default(false) });
  const query = new URLSearchParams({ limit: String(AT_ONCE) });
  const all: Item[] = [];
  for (;;) {
    const reply = await get(`${path}?${query.toString()}`);
    const read = page.safeParse(reply.kind === 'replied' && reply.status === 200 ? reply.body : null);
    if (!read.success) return null;
    const recent = read.data.data.filter(({ created }) => created >= since.getTime());
    all.push(...recent);
    const last = read.data.data.at(-1);
    if (!read.data.has_more || !last || recent.length === 0) return all.toReversed();
    query.set('starting_after', last.id);
  }
}
