import { z } from 'zod';
import type { ChainLink } from '../chains/chain.ts';
import { chainKey } from '../state/received-transaction.ts';
import { madeAt } from './made-at.ts';

/** As much of a bill as its place in a chain needs. */
const linkSchema = z.object({
  noTrans: z.string(),
  datTrans: z.string(),
  utc: z.string(),
  modImpr: z.string(),
  noTax: z.object({ noTVQ: z.string() }),
  signa: z.object({ actu: z.string().length(88), preced: z.string().length(88) }),
  SEV: z.object({ idSEV: z.string() }),
});

const requestSchema = z.object({
  reqTrans: z.object({ transActu: z.unknown().optional(), transLot: z.array(z.unknown()).optional() }),
});

/** The links of a request that is refused whole, whatever is wrong with the rest: the terminal has signed them, and builds on them. */
export function readRefusedLinks(
  body: unknown,
  sender: { environment: string; deviceNumber: string },
): { chain: string; link: ChainLink }[] {
  const request = requestSchema.safeParse(body).data?.reqTrans;
  return [...(request?.transLot ?? []), request?.transActu].flatMap((bill) => {
    const t = linkSchema.safeParse(bill).data;
    if (!t) return [];
    const { noTrans, datTrans, modImpr } = t;
    const chain = chainKey({ ...sender, idSev: t.SEV.idSEV.toUpperCase(), qst: t.noTax.noTVQ });
    return [{ chain, link: { noTrans, datTrans, modImpr, ...t.signa, madeAt: madeAt(t) } }];
  });
}
