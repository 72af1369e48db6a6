import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { base64Text, boundedText, cutText, mailAddress } from './bounded-text.ts';
import { ENDPOINTS } from './endpoints.ts';
import { mailedName, plainText } from './endpoint.ts';
import { receiveMail } from './help/support-mails.ts';

/** A text or a list that a caller may send, and where. */
interface SentPart {
  readonly at: string;
  readonly schema: z.core.$ZodType;
}

/** Schemas that hold another one, by what they call it. */
const INNER = [
  'innerType',
  'element',
  'valueType',
  'keyType',
  'in',
  'out',
  'left',
  'right',
  'catchall',
  'rest',
] as const;

/** Returns the definition that a schema or a check was made of. */
const defOf = (made: object): unknown => (Reflect.get(made, '_zod') as { readonly def: unknown }).def;

/** Every text and every list within a schema. A form of schema that is not known here is looked into as far as it names others. */
function partsOf(schema: z.core.$ZodType, at: string): SentPart[] {
  const def = defOf(schema) as Record<string, unknown> & { type: string };
  if (def.type === 'string') return [{ at, schema }];
  const own = def.type === 'array' ? [{ at, schema }] : [];
  const shape = Object.entries((def['shape'] ?? {}) as Record<string, z.core.$ZodType>);
  const options = (def['options'] ?? def['items'] ?? []) as z.core.$ZodType[];
  return [
    ...own,
    ...shape.flatMap(([name, field]) => partsOf(field, `${at}.${name}`)),
    ...options.flatMap((option) => partsOf(option, at)),
    ...INNER.flatMap((name) => (def[name] ? partsOf(def[name] as z.core.$ZodType, at) : [])),
  ];
}

const parts = Object.entries(ENDPOINTS).flatMap(([name, { params, query, body }]) =>
  Object.entries({ params, query, body }).flatMap(([part, schema]) => partsOf(schema, `${name} ${part}`)),
);

const isList = ({ schema }: SentPart): boolean => (defOf(schema) as { type: string }).type === 'array';
const sent = parts.filter((part) => !isList(part));
const lists = parts.filter(isList);

interface Check {
  readonly check: string;
  readonly abort?: boolean;
  readonly pattern?: RegExp;
}

/** The checks of a text in their order. A format is a check of its own. */
function checksOf(schema: z.core.$ZodType): Check[] {
  const def = defOf(schema) as { checks?: object[] };
  const own = 'check' in def ? [def as unknown as Check] : [];
  return [...own, ...(def.checks ?? []).map((check) => defOf(check) as Check)];
}

/** Bounded by itself: every repetition of the pattern has an end, and so has what it fits. */
const isOfBoundedLength = ({ source }: RegExp): boolean =>
  source.startsWith('^') && source.endsWith('$') && !/[*+]|,\}/.test(source.replaceAll(/\\.|\[[^\]]*\]/g, ''));

/** Not a text but yes or no, a number or a day: looked up, and refused at once. */
const ofItself = new Set(['uuid', 'date']);

function isBounded({ at, schema }: SentPart): boolean {
  if (REFUSED_BY_ITSELF.has(at)) return true;
  const [first] = checksOf(schema);
  if (first === undefined) return false;
  if (first.check === 'max_length') return first.abort === true;
  if (first.check === 'overwrite') return z.safeParse(schema, 'a'.repeat(1_100_000)).data !== 'a'.repeat(1_100_000);
  return ofItself.has((first as { format?: string }).format ?? '') || isOfBoundedLength(first.pattern ?? /a*/);
}

/** Fields whose parts are checked one by one behind a schema that takes anything: an event that cannot be read is refused alone. */
const REFUSED_BY_ITSELF = new Set([
  'reportDeviceEvents body.events',
  // yes or no: any other word is refused by a look into a set
  'listLogs query.problems',
  'getLogCounts query.problems',
  'getInvoiceTotal query.unpaid',
  'listInvoices query.unpaid',
  'getInvoicePdf query.receipt',
  'listAppointments query.toMove',
]);

describe('every text that a call takes', () => {
  it('is found, also in lists, unions and beside others', () => {
    expect(sent.length).toBeGreaterThan(300);
    const places = sent.map(({ at }) => at);
    for (const one of ['register body.company_name', 'decideAcceptance body.drawn', 'listBills query.deviceIds'])
      expect(places).toContain(one);
  });

  it('has its length looked at before anything else', () => {
    expect(sent.filter((text) => !isBounded(text)).map(({ at }) => at)).toEqual([]);
  });
});

/** Cut where the mail is read: a test of its own. */
const IS_CUT = /^receiveMail body\.(?:ToFull|CcFull|BccFull|Headers|Attachments)$/;

describe('every list that a call takes', () => {
  it('has a bound', () => {
    expect(lists.length).toBeGreaterThan(20);
    const unbounded = lists.filter(
      ({ at, schema }) =>
        !REFUSED_BY_ITSELF.has(at) && !IS_CUT.test(at) && !checksOf(schema).some(({ check }) => check === 'max_length'),
    );
    expect(unbounded.map(({ at }) => at)).toEqual([]);
  });

  it('is cut in a mail, which is not to be refused', () => {
    const address = { Email: 'lea@resto.test', MailboxHash: '' };
    const many = (one: object): object[] => Array.from({ length: 5000 }, () => one);
    const sentLists = { ToFull: many(address), Headers: many({ Name: 'a', Value: 'b' }), Attachments: many({}) };
    const read = receiveMail.body.parse({ FromFull: address, MessageID: '1', ...sentLists });
    expect([read.ToFull.length, read.Headers.length, read.Attachments.length]).toEqual([200, 1000, 1000]);
  });
});

describe('a text that is too long', () => {
  it('is refused for its length and for nothing else', () => {
    for (const schema of [boundedText(10).min(20), plainText(10), mailedName(10), mailAddress, base64Text(10)]) {
      const { error } = schema.safeParse(`\u0007${'www.example.test '.repeat(100)}`);
      expect(error?.issues.map(({ code }) => code)).toEqual(['too_big']);
    }
  });

  it('is read by no rule', () => {
    const read: string[] = [];
    const schema = boundedText(5).refine((text) => read.push(text) > 0);
    expect(schema.safeParse('a'.repeat(6)).success).toBe(false);
    expect(schema.safeParse('short').success).toBe(true);
    expect(read).toEqual(['short']);
  });

  it('is cut where it is not to be refused', () => {
    expect(cutText(3).parse('abcdef')).toBe('abc');
  });
});
