import { z } from 'zod';
import type { ListedCharge, ListedRefund, Movements } from './card-payments.ts';
import { readPurpose } from './charge-purpose.ts';
import { type ProviderReply, nameBrand } from './provider-reply.ts';

type Get = (path: string) => Promise<ProviderReply>;

/** Lists the simulated provider's charges and refunds since a moment; null when it cannot say. */
export async function listSimulatorMovements(get: Get, since: Date): Promise<Movements | null> {
  const charges = await listAll(get, { path: '/api/charges', item: chargeItem, since });
  const refunds = await listAll(get, { path: '/api/refunds', item: refundItem, since });
  if (!charges || !refunds) return null;
  return {
    charges: charges.filter(({ status }) => status === 'succeeded').map(viewCharge),
    refunds: refunds.map(viewRefund),
    numbers: charges.flatMap(({ reference, metadata }) => (readPurpose(metadata['purpose']) && reference) || []),
  };
}

const common = {
  id: z.string(),
  amountCents: z.number(),
  reference: z.string().nullable(),
  idempotencyKey: z.string().nullable(),
  createdAt: z.coerce.date(),
};
const card = z.object({ brand: z.string(), last4: z.string(), expMonth: z.number(), expYear: z.number() });
const chargeItem = z.object({
  ...common,
  status: z.string(),
  metadata: z.record(z.string(), z.string()),
  card: card.nullable(),
});
const refundItem = z.object({ ...common, chargeId: z.string() });

function viewCharge(item: z.output<typeof chargeItem>): ListedCharge {
  const { metadata, card: face } = item;
  const taxCents = Number(metadata['taxCents'] ?? Number.NaN);
  return {
    reference: item.id,
    key: item.idempotencyKey,
    amountCents: item.amountCents,
    taxCents: Number.isInteger(taxCents) ? taxCents : null,
    invoiceNumber: item.reference,
    purpose: readPurpose(metadata['purpose']),
    card: face && { ...face, brand: nameBrand(face.brand) },
    at: item.createdAt,
  };
}

const viewRefund = (item: z.output<typeof refundItem>): ListedRefund => ({
  reference: item.id,
  chargeReference: item.chargeId,
  key: item.idempotencyKey,
  creditNumber: item.reference,
  amountCents: item.amountCents,
  at: item.createdAt,
});

const AT_ONCE = 1000;

/** All pages of a list, oldest first. */
async function listAll<Item extends { readonly id: string }>(
  get: Get,
  { path, item, since }: { path: string; item: z.ZodType<Item>; since: Date },
): Promise<Item[] | null> {
  const page = z.object({ items: z.array(item), hasMore: z.boolean() });
  const query = new URLSearchParams({ createdSince: since.toISOString(), limit: String(AT_ONCE) });
  const all: Item[] = [];
  for (;;) {
    const reply = await get(`${path}?${query.toString()}`);
    const read = page.safeParse(reply.kind === 'replied' && reply.status === 200 ? reply.body : null);
    if (!read.success) return null;
    all.push(...read.data.items);
    const last = read.data.items.at(-1);
    if (!read.data.hasMore || !last) return all;
    query.set('after', last.id);
  }
}
