import { LANGUAGES, TIME_ZONES } from '@comptoir/domain/base/merchants/merchant-information';
import { z } from 'zod';
import { base64Text, boundedText } from '../bounded-text.ts';
import { endpoint, instant, mailedName, textBlock } from '../endpoint.ts';
import { storedEstimateContent, estimatePrice } from './estimate-content.ts';

/** The secret of the link in the mail. Whatever it looks like, one that is none is not found. */
const params = z.strictObject({ token: boundedText(100).min(1).describe('The secret of the link.') });

const language = z.enum(LANGUAGES);
/** SHA-256 as it is written. */
const digest = z.string().regex(/^[0-9a-f]{64}$/);

/** A picture of fifty kilobytes as text, for the few who draw. */
const LONGEST_DRAWING = 68_000;

/** State of a revision for the customer who holds its link. `expired` from the first instant after its last day on. */
const linkState = z.enum(['open', 'accepted', 'declined', 'expired', 'replaced']);
export type LinkState = z.infer<typeof linkState>;

/** Estimate as the customer is shown it. Money is in cents; days are those of the caterer's `zone`. */
export const acceptanceView = z.strictObject({
  state: linkState,
  /** True when the caterer can take an acceptance now: one who caters no more, or whose account rests, cannot. */
  isAccepting: z.boolean(),
  /** `E-2026-0018`. */
  number: z.string(),
  revision: z.int(),
  merchant: z.strictObject({
    name: z.string(),
    address: z.array(z.string()),
    telephone: z.string(),
    email: z.string(),
    gst: z.string().describe('Empty for one who is not registered for GST.'),
    qst: z.string(),
  }),
  customer: z.strictObject({ name: z.string(), company: z.string() }),
  content: storedEstimateContent,
  price: estimatePrice,
  /** SHA-256 of the document as it was sent. */
  pdfSha256: digest,
  expiresAt: instant,
  zone: z.enum(TIME_ZONES),
  /** Decision on this revision, with its proof. */
  decision: z
    .strictObject({
      kind: z.enum(['accepted', 'declined']),
      by: z.enum(['link', 'paper']),
      name: z.string(),
      at: instant,
      language,
    })
    .nullable(),
});
export type AcceptanceView = z.infer<typeof acceptanceView>;

export const getAcceptance = endpoint({
  method: 'GET',
  path: '/acceptance/:token',
  access: 'public',
  summary: 'An estimate, for the customer who was sent its link',
  description:
    'The first call notes that the estimate was seen. A link that is none is not found, whatever it looks like. Calls are limited by address ' +
    'and by link, and an address that tries many links that are none has to wait.',
  refusals: ['too-many-requests'],
  params,
  reply: acceptanceView,
});

export const getAcceptancePdf = endpoint({
  method: 'GET',
  path: '/acceptance/:token/pdf',
  access: 'public',
  summary: 'The same as the document that was sent',
  description: 'Byte for byte what `pdfSha256` is of, also after it was accepted, has expired or was replaced.',
  refusals: ['too-many-requests'],
  replyForm: 'pdf',
  params,
  reply: z.null(),
});

/** Answers of a customer. */
export const customerDecision = z.discriminatedUnion('decision', [
  z.strictObject({
    decision: z.literal('accept'),
    /** Typed instead of a signature. */
    name: mailedName(120),
    /** "I have read and accept the estimate and its terms." */
    isRead: z.literal(true),
    /** Language in which the estimate was read. */
    language,
    /** Of the document that was read. */
    pdfSha256: digest,
    /** A signature drawn by hand: a PNG of at most 50 kB, in base64. */
    drawn: base64Text(LONGEST_DRAWING).optional(),
  }),
  z.strictObject({
    decision: z.literal('decline'),
    reason: textBlock(1000).trim().min(1),
    name: mailedName(120).optional(),
    language,
  }),
  z.strictObject({ decision: z.literal('propose'), text: textBlock(2000).trim().min(1), language }),
]);
export type CustomerDecision = z.infer<typeof customerDecision>;

export const decideAcceptance = endpoint({
  method: 'POST',
  path: '/acceptance/:token',
  access: 'public',
  summary: 'Accept an estimate, decline it or propose a change',
  description:
    'An acceptance is kept with what proves it: the SHA-256 of the document, the name, the instant and the zone, address, browser and ' +
    'language. The same acceptance sent again is answered like the first one and kept once. At most five changes can be proposed to a revision.',
  refusals: [
    'caterers-only',
    'contract-not-open',
    'estimate-document-differs',
    'estimate-not-open',
    'estimate-outdated',
    'too-many-requests',
  ],
  params,
  body: customerDecision,
  reply: acceptanceView,
});
