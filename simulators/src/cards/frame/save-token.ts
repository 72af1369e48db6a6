import { z } from 'zod';
import { API_VOICE, refusal } from '../api/api-voice.ts';
import type { Call } from '../../loopback/create-listener.ts';
import type { Reply } from '../../loopback/reply.ts';
import type { Cards } from '../cards.ts';
import { answerOnce, type Decision } from '../core/answer-once.ts';
import { checkCardEntry } from '../core/check-card-entry.ts';
import { DECLINES } from '../core/declines.ts';
import { Refusal } from '../../loopback/refusal.ts';
import { getMagic } from '../core/magic-cards.ts';
import { newId } from '../core/new-id.ts';
import { readJson } from '../core/read-request.ts';

const text = z.string().max(100);

const fieldsSchema = z.strictObject({ session: text, number: text, expiry: text, cvc: text, postalCode: text });

/** Saves the data that the card fields send to their own origin. The number is looked at and forgotten; the page learns a token. */
export async function saveToken(cards: Cards, { request, body }: Call): Promise<Reply> {
  const parsed = fieldsSchema.safeParse(readJson(body));
  // Only JSON is taken: a page of another origin cannot send that without asking first, and it is never allowed.
  const isJson = request.headers['content-type']?.startsWith('application/json');
  if (!parsed.success || !isJson) throw refusal(400, 'invalid_request', 'Send the card fields.');
  const call = { voice: API_VOICE, route: 'card', key: null, content: '' } as const;
  return answerOnce(cards, call, () => decide(parsed.data));
}

function decide({ session, expiry, ...entry }: z.infer<typeof fieldsSchema>): Decision {
  const [, expMonth = '', expYear = ''] = /^\s*(\d{1,2})\s*(?:\/\s*)?(\d{2}|\d{4})\s*$/.exec(expiry) ?? [];
  // What cannot be read as a date stays something that is wrong, and is not taken for nothing.
  const month = expMonth === '' ? expiry : expMonth;
  const checked = checkCardEntry({ ...entry, expMonth: month, expYear }, new Date());
  if (!checked.ok) {
    throw new Refusal(422, { error: { code: 'incomplete', fields: checked.reason } });
  }
  const facts = checked.value;
  const declined = getMagic(facts.magic).atSaving;
  if (declined) throw new Refusal(402, { error: { code: declined, message: DECLINES[declined].message } });
  const token = newId('tok');
  const { brand, last4, expMonth: storedMonth, expYear: storedYear } = facts;
  return {
    changes: [
      {
        kind: 'token',
        token: { token, face: 'simulator', session, createdAt: Date.now(), usedFor: null, ...facts },
      },
    ],
    status: 200,
    body: { token, brand, last4, expMonth: storedMonth, expYear: storedYear },
  };
}
