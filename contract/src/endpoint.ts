import type { Access } from '@comptoir/domain/base/access/access';
import { isDrawable } from '@comptoir/domain/base/files/is-drawable';
import { carriesAddress } from '@comptoir/domain/base/mail/carries-address';
import { z } from 'zod';
import { boundedText } from './bounded-text.ts';
import type { ErrorCode } from './errors.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A path below `/api`, with `:name` parameters. */
export type Path = `/${string}`;

/** Form of a reply that is no JSON. */
export type ReplyForm = 'pdf' | 'xlsx' | 'csv' | 'rows' | 'report' | 'zip' | 'events' | 'lines' | 'redirect';

/** Part of the API's document about a call beyond its schemas. */
interface Explanation {
  readonly summary: string;
  /** Facts that a developer needs to call it, in CommonMark. */
  readonly description?: string;
  /** Refusals of its own. Those that follow from access and schemas are added by `list-refusals.ts`. */
  readonly refusals?: readonly ErrorCode[];
  /** The form of a reply whose schema is null. */
  readonly replyForm?: ReplyForm;
}

/**
 * One call, written once for both ends. `path` is below `/api`, with `:name` parameters. `access` is what the caller must
 * be allowed to do: an endpoint without it does not compile. Method and path stay literal in the type, so that a caller
 * that imports nothing but the type cannot misspell them.
 */
export interface Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
  Verb extends Method = Method,
  At extends Path = Path,
> extends Explanation {
  readonly method: Verb;
  readonly path: At;
  readonly access: Access;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly reply: Reply;
}

const NOTHING = z.strictObject({});
type Nothing = typeof NOTHING;

interface Definition<
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  R extends z.ZodType,
  Verb extends Method,
  At extends Path,
> extends Explanation {
  readonly method: Verb;
  readonly path: At;
  readonly access: Access;
  readonly params?: P;
  readonly query?: Q;
  readonly body?: B;
  readonly reply: R;
}

/** Defines a call; what is left out takes nothing (an unknown field is refused). */
export function endpoint<
  R extends z.ZodType,
  P extends z.ZodType = Nothing,
  Q extends z.ZodType = Nothing,
  B extends z.ZodType = Nothing,
  const Verb extends Method = Method,
  const At extends Path = Path,
>(definition: Definition<P, Q, B, R, Verb, At>): Endpoint<P, Q, B, R, Verb, At> {
  const { params, query, body, ...rest } = definition;
  return {
    ...rest,
    params: params ?? (NOTHING as unknown as P),
    query: query ?? (NOTHING as unknown as Q),
    body: body ?? (NOTHING as unknown as B),
  };
}

/** A page of a list: the items and, when there are more, the cursor of the next page. */
export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.strictObject({ items: z.array(item), nextCursor: z.string().nullable() });

/** A value given once or repeated in the query string; no more of them than a browser's address may carry. */
export const repeated = <Item extends z.ZodType>(item: Item) =>
  z.preprocess(
    (value) => (value === undefined || Array.isArray(value) ? value : [value]),
    z.array(item).max(200).optional(),
  );

/** Merchant that an administrator or partner means; a merchant's own calls leave it out. */
export const merchantScope = z.strictObject({ merchantId: z.uuid().optional() });

/** Formats of a file of rows: for a spreadsheet as text or as a workbook, or for a program. */
export const rowFormat = z.enum(['csv', 'xlsx', 'ndjson']);

/** As an instant with nanoseconds and an offset is written. */
const LONGEST_INSTANT = 35;

/** An instant on the wire: ISO 8601 with offset. */
export const instant = boundedText(LONGEST_INSTANT).check(z.iso.datetime({ offset: true }));

/** Before this no one sold anything through us. The period before one that begins here has days that a calendar has, too. */
const FIRST_DAY = '1900-01-01';

/** A day that figures are asked of, `YYYY-MM-DD`. */
export const reportDay = z.iso.date().refine((day) => day >= FIRST_DAY);

/** Text of several lines: no control characters but those that end a line or indent it. */
export const textBlock = (longest: number) => boundedText(longest).regex(/^[^\p{Cc}]*(?:[\n\r\t][^\p{Cc}]*)*$/u);

/** Text a person types on one line: no control characters, which no name has and PostgreSQL does not take. */
export const plainText = (longest: number) => boundedText(longest).regex(/^\P{Cc}*$/u);

/** A text that stands on our documents: what they have no letters for is refused as `script`. */
export const drawnText = <Text extends z.ZodString>(text: Text) => text.refine(isDrawable, { error: 'script' });

/**
 * The name of a person or a business, which goes into mail in our name: on one line, and without anything that a mail program
 * makes a link of. Refused as `has-address`.
 */
export const mailedName = (longest: number) =>
  plainText(longest)
    .trim()
    .min(1)
    .refine((name) => !carriesAddress(name), { error: 'has-address' });
