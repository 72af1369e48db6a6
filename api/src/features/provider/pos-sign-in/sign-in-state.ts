import { randomBytes, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { Seal } from '../../../platform/seal.ts';
import { hashSecretWord, makeSecretWord } from '../../../platform/secret-words.ts';

/** Time that a sign-in may stay at the provider's. */
export const STATE_LIFETIME_MS = 600_000;

const PURPOSE = 'pos-sign-in';

const schema = z.strictObject({
  for: z.literal(PURPOSE),
  nonce: z.string(),
  /** SHA-256 of what the browser's cookie holds. */
  browser: z.string(),
  until: z.number(),
  merchant: z.string().nullable(),
  employee: z.string().nullable(),
  handOver: z.string(),
});

/** A sign-in on its way: when it began, in which browser, for whom it said it was. */
export interface SignInState {
  readonly nonce: Buffer;
  readonly expiresAt: Date;
  readonly posMerchantId: string | null;
  readonly employeeId: string | null;
  /** Text by which the page that began it will know its token. */
  readonly handOver: string;
}

/** Outgoing parts of a sign-in: the state through the provider and back, the secret in a cookie of this browser. */
export interface BegunSignIn {
  readonly state: string;
  readonly browserSecret: string;
}

/** Begins a sign-in. The state is sealed: no one makes one but us, and no one reads in it. */
export function beginState(
  seal: Seal,
  begun: { now: Date; posMerchantId: string | null; employeeId: string | null; handOver: string },
): BegunSignIn {
  const browserSecret = makeSecretWord();
  const state: z.infer<typeof schema> = {
    for: PURPOSE,
    nonce: randomBytes(16).toString('base64url'),
    browser: hashSecretWord(browserSecret).toString('base64url'),
    until: begun.now.getTime() + STATE_LIFETIME_MS,
    merchant: begun.posMerchantId,
    employee: begun.employeeId,
    handOver: begun.handOver,
  };
  return { state: seal.passing(PURPOSE).seal(JSON.stringify(state)).toString('base64url'), browserSecret };
}

/** Reads a state that came back; null when it is not ours, has run out, or began in another browser. */
export function readState(
  seal: Seal,
  arrived: { state: string; browserSecret: string; now: Date },
): SignInState | null {
  const state = openState(seal, arrived.state);
  if (!state || state.until <= arrived.now.getTime()) return null;
  const [expected, shown] = [Buffer.from(state.browser, 'base64url'), hashSecretWord(arrived.browserSecret)];
  if (expected.length !== shown.length || !timingSafeEqual(expected, shown)) return null;
  return {
    nonce: Buffer.from(state.nonce, 'base64url'),
    expiresAt: new Date(state.until),
    posMerchantId: state.merchant,
    employeeId: state.employee,
    handOver: state.handOver,
  };
}

function openState(seal: Seal, text: string): z.infer<typeof schema> | null {
  try {
    return schema.parse(JSON.parse(seal.passing(PURPOSE).open(Buffer.from(text, 'base64url'))));
  } catch {
    return null;
  }
}
