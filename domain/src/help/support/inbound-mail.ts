import { accept, refuse, type Result } from '../../base/results/result.ts';

/** A mail that came in, as far as a rule asks. Addresses are in the form of `normalEmail`. */
export interface InboundFacts {
  /** From whom its header says it is. */
  readonly from: string;
  /** True when its stated domain vouches for it. */
  readonly isVerified: boolean;
  /** Person to whom the address that it came to was given; null when the address is none of ours. */
  readonly askedOf: {
    readonly email: string;
    /** True when that person may still sign in. */
    readonly isActive: boolean;
  } | null;
  /** Mails that the same ticket took within the hour before. */
  readonly lately: number;
}

/**
 * Reasons to show a mail to administrators instead of in a conversation: it came to no address that was given out, from another
 * address than that was given to, from a domain that does not vouch for it, from someone without access, or it is one of too
 * many.
 */
export const SET_ASIDE_REASONS = [
  'unknown-address',
  'other-sender',
  'unverified-sender',
  'sender-without-access',
  'too-many',
] as const;
export type SetAsideReason = (typeof SET_ASIDE_REASONS)[number];

/** More mails of an hour in one ticket are two machines that talk to each other. */
export const MOST_MAILS_AN_HOUR = 20;

/** Admits a mail that belongs to the conversation whose address it came to. The secret in the address alone lets no one in. */
export function admitMail({ from, isVerified, askedOf, lately }: InboundFacts): Result<null, SetAsideReason> {
  if (!askedOf) return refuse('unknown-address');
  if (askedOf.email !== from) return refuse('other-sender');
  if (!isVerified) return refuse('unverified-sender');
  if (!askedOf.isActive) return refuse('sender-without-access');
  return lately >= MOST_MAILS_AN_HOUR ? refuse('too-many') : accept(null);
}

/** By what a machine's mail is distinguished from a person's: headers by their names in small letters, and who sent it. */
export interface AutomaticFacts {
  readonly headers: Readonly<Record<string, string>>;
  readonly from: string;
  /** Addresses that we send from or receive at. */
  readonly ours: readonly string[];
}

const BULK = /^(?:bulk|junk|list|auto_reply)$/;
const MACHINES = /^(?:mailer-daemon|postmaster|no-?reply|ne-?pas-?repondre|noreponse)@/i;

/**
 * Returns true when a machine wrote a mail: an absence notice, a bounce, a list, or ourselves. Such a mail is answered by no
 * one and belongs to no conversation, so that no two machines talk to each other. Source: RFC 3834, RFC 5321 (empty sender),
 * RFC 6522 (reports).
 */
export function isAutomatic({ headers, from, ours }: AutomaticFacts): boolean {
  const says = (name: string): string => headers[name]?.trim().toLowerCase() ?? '';
  const isSaid = [
    !['', 'no'].includes(says('auto-submitted')),
    says('return-path') === '<>',
    /\benvelope-from=(?:<>)?(?:;|\s|$)/.test(says('received-spf')),
    says('content-type').startsWith('multipart/report'),
    BULK.test(says('precedence')),
    'x-autoreply' in headers,
    'x-autorespond' in headers,
  ];
  return isSaid.includes(true) || MACHINES.test(from) || ours.includes(from);
}

/** The ticket that a subject names, such as `C-104001`; null for none. It says where to look, and lets no one in. */
export const ticketNumberIn = (subject: string): string | null => /\bC-\d{6,12}\b/.exec(subject)?.[0] ?? null;
