import type { CallOutcome } from '../call-outcome.ts';
import { parseJson, type HttpOutcome } from '../http-client.ts';

/** A provider's reply with its JSON, null when it has none; why there was no reply changes nothing for a payment. */
export type ProviderReply = CallOutcome<
  { readonly kind: 'replied'; readonly status: number; readonly body: unknown },
  object
>;

export const readJson = (reply: HttpOutcome): ProviderReply =>
  reply.kind === 'replied'
    ? { kind: 'replied', status: reply.status, body: parseJson(reply.body) }
    : { kind: reply.kind };
