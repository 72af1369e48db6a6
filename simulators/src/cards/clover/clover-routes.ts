import type { z } from 'zod';
import type { Cards } from '../cards.ts';
import { CARD_KEYS } from '../card-keys.ts';
import type { Decision } from '../core/answer-once.ts';
import type { RouteName } from '../state/card-fault.ts';
import {
  chargeSchema,
  createCloverCharge,
  createCloverRefund,
  listCloverCharges,
  listCloverRefunds,
  listSchema,
  refundSchema,
  refundsSchema,
  showCloverCharge,
} from './clover-charges.ts';
import {
  changeCloverCustomer,
  createCloverCustomer,
  customerChangeSchema,
  customerSchema,
  deleteCloverSource,
  showCloverCustomer,
} from './clover-customers.ts';
import { cloverRefusal } from './clover-refusal.ts';
import { createCloverToken, tokenSchema } from './create-clover-token.ts';

interface Asked {
  input: unknown;
  /** Parameters of the path. */
  params: Readonly<Record<string, string>>;
  key: string;
}

export interface CloverRoute {
  name: RouteName;
  /** Pages call it, with the public key. */
  isPublic?: boolean;
  needsKey?: boolean;
  needsAddress?: boolean;
  decide: (cards: Cards, input: Asked) => Decision;
}

/** The calls of Clover Ecommerce that a card on file needs. */
export const CLOVER_ROUTES: Readonly<Record<string, CloverRoute>> = {
  'GET /pakms/apikey': { name: 'lookup', decide: showApiKey },
  'POST /v1/tokens': {
    name: 'card',
    isPublic: true,
    decide: (cards, { input }) => createCloverToken(cards, read(tokenSchema, input)),
  },
  'POST /v1/customers': {
    name: 'card',
    decide: (cards, { input }) => createCloverCustomer(cards, read(customerSchema, input)),
  },
  'GET /v1/customers/:id': {
    name: 'lookup',
    decide: (cards, { params: { id = '' } }) => showCloverCustomer(cards, id),
  },
  'PUT /v1/customers/:id': {
    name: 'card',
    decide: (cards, { input, params: { id = '' } }) =>
      changeCloverCustomer(cards, id, read(customerChangeSchema, input)),
  },
  'DELETE /v1/customers/:id/sources/:card': {
    name: 'card',
    decide: (cards, { params: { id = '', card = '' } }) => deleteCloverSource(cards, id, card),
  },
  'POST /v1/charges': {
    name: 'charge',
    needsKey: true,
    needsAddress: true,
    decide: (cards, { input, key }) => createCloverCharge(cards, read(chargeSchema, input), key),
  },
  'GET /v1/charges': {
    name: 'lookup',
    decide: (cards, { input }) => listCloverCharges(cards, read(listSchema, input)),
  },
  'GET /v1/charges/:id': { name: 'lookup', decide: (cards, { params: { id = '' } }) => showCloverCharge(cards, id) },
  'POST /v1/refunds': {
    name: 'refund',
    needsKey: true,
    needsAddress: true,
    decide: (cards, { input, key }) => createCloverRefund(cards, read(refundSchema, input), key),
  },
  'GET /v1/refunds': {
    name: 'lookup',
    decide: (cards, { input }) => listCloverRefunds(cards, read(refundsSchema, input)),
  },
};

function showApiKey(): Decision {
  const { cloverPublicKey, cloverMerchantId } = CARD_KEYS;
  const body = {
    apiAccessKey: cloverPublicKey,
    merchantUuid: cloverMerchantId,
    developerAppUuid: null,
    active: true,
    createdTime: 1_700_000_000_000,
    modifiedTime: 1_700_000_000_000,
  };
  return { changes: [], status: 200, body };
}

function read<T>(schema: z.ZodType<T>, input: unknown): T {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const param = issue?.path.join('.') ?? '';
  const code = param === 'email' ? 'email_invalid' : 'invalid_request';
  throw cloverRefusal(400, { code, param, message: `${param}: ${issue?.message}` });
}
