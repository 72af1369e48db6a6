import { ENDPOINTS } from '@comptoir/contract/endpoints';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { readInvitationFile } from '../src/features/people/partners/read-invitation-file.ts';
import { decodeText } from '../src/platform/files/decode-text.ts';
import { FILLS, goesBack, growthOf, type Fill, type Read } from './nasty-fills.ts';
import { textsIn, type TextPlace } from './sample-input.ts';
import { useTestApp } from './test-app.ts';
import { UNCOUNTED_CALLS } from './uncounted-calls.ts';

const SOURCES = join(import.meta.dirname, '../src');
const READS_HEADER = /\bheaders(?:\.(\w+)|\['([\w-]+)'\])/g;

/** Limits of the server for a body, unless a call says otherwise, and for an address with its headers. */
const BODY = 64 * 1024;
const HEAD = 16 * 1024;

interface Checked extends TextPlace {
  readonly most: number;
  readonly at: string;
  readonly schema: z.ZodType;
}

const texts: Checked[] = Object.entries(ENDPOINTS).flatMap(([name, { params, query, body }]) =>
  Object.entries({ params, query, body }).flatMap(([part, schema]) =>
    textsIn(schema).map((place) => ({
      ...place,
      schema,
      most: part === 'body' ? BODY : HEAD,
      at: `${name} ${part} ${place.path}`,
    })),
  ),
);

/** Returns the longest that a text may be, as the refusal of a longer one says. One that is cut or has a form of its own is refused for no length. */
function longestOf({ schema, path, inputWith }: Checked): number | null {
  for (const length of [BODY, 60 * BODY]) {
    const { error } = schema.safeParse(inputWith(() => 'a'.repeat(length)));
    const longest = allIssues(error?.issues ?? []).find((issue) => issue.code === 'too_big' && endsAs(path, issue));
    if (longest?.code === 'too_big') return Number(longest.maximum);
    if (error) return null;
  }
  return null;
}

const endsAs = (path: string, issue: z.core.$ZodIssue): boolean => path.endsWith(issue.path.join('.'));

const allIssues = (issues: readonly z.core.$ZodIssue[]): z.core.$ZodIssue[] =>
  issues.flatMap((issue) => [issue, ...(issue.code === 'invalid_union' ? allIssues(issue.errors.flat()) : [])]);

/** The longest that is let through, and as much as the limit of a body lets come. */
function lengthsOf(checked: Checked): number[] {
  const longest = longestOf(checked);
  return longest === null ? [checked.most] : [longest, longest + checked.most];
}

const lengths = new Map(texts.map((checked) => [checked, lengthsOf(checked)]));

async function findSlow(checked: Checked, fill: Fill): Promise<string[]> {
  const slow: string[] = [];
  for (const length of lengths.get(checked) ?? []) {
    const growth = await growthOf({ check: checkOf(checked), fill, length });
    if (goesBack(growth)) slow.push(`${checked.at}: ${length} of ${fill}, grows by the power ${growth.toFixed(1)}`);
  }
  return slow;
}

const checkOf =
  ({ schema, inputWith }: Checked) =>
  (text: string): unknown =>
    schema.safeParse(inputWith(() => text));

describe('a text that is nasty to read', () => {
  it('is tried wherever a call takes one', () => {
    expect(texts.length).toBeGreaterThan(400);
    expect(texts.map(({ at }) => at)).toEqual(
      expect.arrayContaining(['register body company_name', 'listBills query deviceIds.0', 'getMerchant params id']),
    );
  });

  it.each(FILLS)('of %s takes as many times as long as it is longer', async (fill) => {
    const slow: string[] = [];
    for (const checked of texts) slow.push(...(await findSlow(checked, fill)));
    expect(slow).toEqual([]);
  });
});

const MAILBOX = { address: 'reponse@comptoir.test', password: 'a-password-of-the-service' };
const test = useTestApp({ config: { inboundMail: MAILBOX }, callCounts: UNCOUNTED_CALLS });

/** The headers that the server reads, wherever its sources name one. */
const HEADERS = [
  ...new Set(
    readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
      .filter((file) => /^(?:platform|features)\/.*(?<!\.test)\.ts$/.test(file))
      .flatMap((file) => [...readFileSync(join(SOURCES, file), 'utf8').matchAll(READS_HEADER)])
      .map(([, bare, quoted]) => bare ?? quoted ?? ''),
  ),
];

describe('a header that is nasty to read', () => {
  it('is each that the server reads', () => {
    expect(HEADERS).toEqual(expect.arrayContaining(['authorization', 'cookie', 'user-agent', 'accept-language']));
  });

  it.each(HEADERS)('takes as many times as long as it is longer: %s', async (name) => {
    const slow: string[] = [];
    for (const fill of FILLS) {
      const growth = await growthOf({ check: (text) => visitWith({ [name]: text }), fill, length: HEAD });
      if (goesBack(growth)) slow.push(`${fill}, grows by the power ${growth.toFixed(1)}`);
    }
    expect(slow).toEqual([]);
  });
});

/** A call of someone who is signed in, and one of anyone: each reads headers of its own. */
async function visitWith(headers: Record<string, string>): Promise<void> {
  for (const url of ['/api/session', '/api/pos-sign-in/finish?state=a&code=b'])
    await test.app.inject({ method: 'GET', url, headers });
}

/** A tenth of the longest that is looked at: more of it says no more, and is slow to make. */
const WORDS = 100_000;

async function slowestOf(readers: Readonly<Record<string, Read['check']>>, fill: Fill): Promise<string[]> {
  const slow: string[] = [];
  for (const [name, check] of Object.entries(readers)) {
    const growth = await growthOf({ check, fill, length: name === 'subject' ? 1000 : WORDS, share: 100 });
    if (goesBack(growth)) slow.push(`${name}, by the power ${growth.toFixed(1)}`);
  }
  return slow;
}

describe('a file or a mail that is nasty to read', () => {
  it.each(FILLS)('takes as many times as long as it is longer: %s', async (fill) => {
    expect(await slowestOf(READERS, fill)).toEqual([]);
  });

  it('takes as many times as long as it is longer: cells, lines, quotes and tags without an end', async () => {
    expect(await slowestOf(REPEATED, 'letters')).toEqual([]);
  });
});

const readFile = (text: string): unknown => readInvitationFile({ file: Buffer.from(text), language: 'fr' });
const inFile = (text: string): unknown => readFile(`commerce;nom;courriel\n${text}`);

/** Readers of each part of a file or a mail. */
const READERS: Readonly<Record<string, Read['check']>> = {
  cell: (text) => inFile(`${text};Léa;lea@resto.test`),
  'an open quote': (text) => inFile(`"${text}`),
  bytes: (text) => decodeText(Buffer.from(text, 'utf16le')),
  'bytes that are no UTF-8': (text) => decodeText(Buffer.from(`\u00e9${text}`, 'latin1')),
  subject: (text) => postMail({ Subject: text }),
  text: (text) => postMail({ TextBody: text }),
  html: (text) => postMail({ TextBody: '', HtmlBody: text }),
  'what the service leaves': (text) => postMail({ TextBody: '', StrippedTextReply: text }),
};

const REPEATED: Readonly<Record<string, Read['check']>> = {
  columns: ({ length }) => inFile(';'.repeat(length)),
  'columns of names': ({ length }) => readFile('nom;'.repeat(length / 4)),
  lines: ({ length }) => inFile('\n'.repeat(length)),
  'lines of cells': ({ length }) => inFile('a;b;c\n'.repeat(length / 6)),
  quotes: ({ length }) => inFile('"'.repeat(length)),
  'cells of quotes': ({ length }) => inFile('"";'.repeat(length / 3)),
  'quotes that stay open': ({ length }) => inFile('"a\n;'.repeat(length / 4)),
  'open tags': ({ length }) => postMail({ TextBody: '', HtmlBody: '<!-- <p '.repeat(length / 8) }),
  'quoted lines': ({ length }) => postMail({ TextBody: '> a\n'.repeat(length / 4) }),
  'headers of quoted mails': ({ length }) => postMail({ TextBody: 'De : a\n'.repeat(length / 7) }),
};

let mails = 0;
async function postMail(change: object): Promise<void> {
  mails += 1;
  const authorization = `Basic ${Buffer.from(`mail:${MAILBOX.password}`).toString('base64')}`;
  const address = { Email: 'lea@resto.test', MailboxHash: '' };
  const payload = { FromFull: address, MessageID: `${mails}`, ...change };
  const reply = await test.app.inject({
    method: 'POST',
    url: '/api/webhooks/mail',
    headers: { authorization },
    payload,
  });
  expect(reply.statusCode).toBe(200);
}

describe('a check that goes back over what it has read', () => {
  it('is found out', async () => {
    const check = (text: string) => /[\p{L}\p{N}][\p{L}\p{N}-]*[\p{L}\p{N}]\.\p{L}{2,}/u.test(text);
    expect(goesBack(await growthOf({ check, fill: 'letters', length: 8000 }))).toBe(true);
  });
});
