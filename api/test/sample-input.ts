import { z } from 'zod';

/** A part of a JSON schema, as far as the contract uses them. */
interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly minimum?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | boolean;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
}

/** An input with a zero byte in one of its texts, and where that is. */
export interface PoisonedInput {
  readonly path: string;
  readonly input: unknown;
}

/** For every text that a schema takes: an input whose other fields are there too, with a zero byte in that one. */
export const poisonTexts = (schema: z.ZodType): PoisonedInput[] =>
  textsIn(schema).map(({ path, inputWith }) => ({ path, input: inputWith(withZeroByte) }));

/** A text that a schema takes, and the input that has another one there. */
export interface TextPlace {
  readonly path: string;
  readonly inputWith: (change: (text: string) => string) => unknown;
}

/** Every text that a schema takes, each in an input whose other fields are there too. */
export function textsIn(schema: z.ZodType): TextPlace[] {
  const shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema;
  return samplesOf(shape).flatMap((sample) =>
    textsOf(sample).map((keys) => ({
      path: keys.join('.'),
      inputWith: (change: (text: string) => string) => changeAt(sample, keys, (text) => change(String(text))),
    })),
  );
}

/** An object that a schema takes: the fields that it knows, and the input that has more of them there. */
export interface ObjectPlace {
  readonly path: string;
  readonly keys: readonly string[];
  readonly inputWith: (more: Readonly<Record<string, unknown>>) => unknown;
}

/** Every object that a schema takes, itself among them, each in an input whose other fields are there too. */
export function objectsIn(schema: z.ZodType): ObjectPlace[] {
  const shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema;
  return samplesOf(shape).flatMap((sample) =>
    objectsOfSample(sample).map(({ path, keys }) => ({
      path: path.join('.'),
      keys,
      inputWith: (more: object) => changeAt(sample, path, (object) => ({ ...(object as object), ...more })),
    })),
  );
}

function objectsOfSample(value: unknown, before: readonly string[] = []): { path: string[]; keys: string[] }[] {
  if (typeof value !== 'object' || value === null) return [];
  const within = Object.entries(value).flatMap(([key, inner]) => objectsOfSample(inner, [...before, key]));
  return Array.isArray(value) ? within : [{ path: [...before], keys: Object.keys(value) }, ...within];
}

/** For each alternative of a schema: an input with every field that it knows, every day, month and year of it in that of `day`. */
export function dateInputs(schema: z.ZodType, day: string): unknown[] {
  const shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema;
  return samplesOf(shape).map((sample) => withDay(sample, day));
}

function withDay(value: unknown, day: string): unknown {
  if (typeof value === 'string') return value.replace(FORMATS['date'] ?? '', day);
  if (Array.isArray(value)) return value.map((one) => withDay(one, day));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, SAID_IN_PARTS[name]?.(day) ?? withDay(inner, day)]),
  );
}

const SAID_IN_PARTS: Readonly<Record<string, (day: string) => unknown>> = {
  year: (day) => Number(day.slice(0, 4)),
  month: (day) => day.slice(0, 7),
};

/** An input per alternative of a schema, with every field that it knows. */
function samplesOf(schema: Schema): unknown[] {
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (alternatives) return alternatives.flatMap(samplesOf);
  if (schema.const !== undefined) return [schema.const];
  if (schema.enum) return [schema.enum[0]];
  return (BY_TYPE[schema.type ?? ''] ?? (() => [null]))(schema);
}

const BY_TYPE: Readonly<Record<string, (schema: Schema) => unknown[]>> = {
  object: objectsOf,
  array: ({ items }) => samplesOf(items ?? {}).map((item) => [item]),
  string: (schema) => [textOf(schema)],
  boolean: () => [true],
  integer: ({ minimum = 1 }) => [Math.max(minimum, 1)],
  number: ({ minimum = 1 }) => [Math.max(minimum, 1)],
};

function objectsOf({ properties = {}, additionalProperties }: Schema): object[] {
  let objects: object[] = [{}];
  for (const [name, property] of Object.entries(properties)) {
    // one alternative is enough where another field has several: their texts are reached all the same
    objects = samplesOf(property).flatMap((value, index) =>
      (index === 0 ? objects : objects.slice(0, 1)).map((object) => ({ ...object, [name]: value })),
    );
  }
  if (typeof additionalProperties !== 'object') return objects;
  return samplesOf(additionalProperties).map((value) => ({ ...objects[0], some: value }));
}

const FORMATS: Readonly<Record<string, string>> = {
  uuid: '01890000-0000-7000-8000-000000000000',
  email: 'someone@comptoir.test',
  'date-time': '2026-06-20T12:00:00Z',
  date: '2026-06-20',
};

const textOf = ({ format, minLength = 0 }: Schema): string =>
  FORMATS[format ?? ''] ?? 'a'.repeat(Math.max(minLength, 4));

function textsOf(value: unknown, before: readonly string[] = []): string[][] {
  if (typeof value === 'string') return [[...before]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, [...before, key]));
}

/** The same length as before: whatever is refused is refused for the zero byte. */
const withZeroByte = (text: string): string => `${text.slice(0, 1)}\0${text.slice(2)}`;

function changeAt(value: unknown, [key, ...rest]: readonly string[], change: (there: unknown) => unknown): unknown {
  if (key === undefined) return change(value);
  const copy: Record<string, unknown> | unknown[] = Array.isArray(value) ? [...value] : { ...(value as object) };
  Object.assign(copy, { [key]: changeAt((value as Record<string, unknown>)[key], rest, change) });
  return copy;
}
