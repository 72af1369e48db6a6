import { z } from 'zod';
import { boundedText } from '../bounded-text.ts';
import { authorityError } from './authority-error.ts';
import { plainText, textBlock } from '../endpoint.ts';

/** The exact JSON text of a signed transaction; the server stores and forwards these very bytes. */
export const signedDocument = boundedText(100_000).min(2);

/** A signature over a bill, base64; a link of a chain is known by it. */
export const signature = plainText(88).length(88);

const bill = {
  noTrans: z.string().describe('The number of the bill, as the terminal gave it.'),
  actu: signature.nullable().describe('Its signature; null when the bill could not be read.'),
};

/** Reasons of the relay for not taking a bill. */
export const RELAY_REFUSALS = [
  'malformed',
  'foreign-device',
  'broken-chain',
  'broken-signature',
  'amounts-do-not-add-up',
] as const;
export type RelayRefusal = (typeof RELAY_REFUSALS)[number];

/**
 * Outcome of a bill. `waiting`: stored here, the till prints PROBLÈME DE COMMUNICATION. `refused` by the relay or the
 * authority: the till makes it again, with a new number, on the chain head given in the reply.
 */
export const billResult = z.discriminatedUnion('state', [
  z.strictObject({
    ...bill,
    state: z.literal('accepted'),
    psiNoTrans: z
      .string()
      .nullable()
      .describe('The authority’s number of the bill, printed on it; null when it gave none.'),
    psiDatTrans: z.string().nullable().describe('When the authority took it, as it writes dates (yyyyMMddHHmmss).'),
    noLot: z.string().nullable().describe('The authority’s number of the request that it came with.'),
    errors: z.array(authorityError).describe('What the authority remarked on a bill that it took.'),
  }),
  z.strictObject({ ...bill, state: z.literal('waiting') }),
  z.strictObject({
    ...bill,
    state: z.literal('refused'),
    by: z.enum(['relay', 'authority']).describe('Who refused it: the relay never sent a bill that it refused.'),
    reason: z.enum(RELAY_REFUSALS).nullable().describe('Why the relay refused it; null when the authority did.'),
    errors: z.array(authorityError).describe('Why the authority refused it.'),
  }),
  z.strictObject({ ...bill, state: z.literal('not-known') }),
]);
export type BillResult = z.infer<typeof billResult>;

/**
 * Authority's answer for a bill, as the till knows it. A till brings it with a bill that the server has lost with a restored
 * database: a received bill is recorded and never sent again, because it could be booked twice.
 */
export const earlierOutcome = z.strictObject({
  signature,
  state: z.enum(['accepted', 'refused']),
  psiNoTrans: z
    .string()
    .regex(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$/)
    .nullable(),
  psiDatTrans: z
    .string()
    .regex(/^\d{14}$/)
    .nullable(),
  noLot: z
    .string()
    .regex(/^\d{10}$/)
    .nullable(),
  errors: z
    .array(
      z.strictObject({
        id: plainText(32),
        codRetour: plainText(2).nullable(),
        message: textBlock(500),
      }),
    )
    .max(50),
});
export type EarlierOutcome = z.infer<typeof earlierOutcome>;
