import { cloverError } from '../clover-error.ts';

const MAX_EXPANDS = 3;
const MAX_LIMIT = 1000;
const DEFAULT_LIMIT = 100;

export interface ListQuery {
  limit: number;
  offset: number;
  filters: string[];
  expands: string[];
}

/** Reads the parameters of a list. An unknown one is refused: a caller who relies on it finds out here. */
export function readListQuery(params: URLSearchParams, expandable: readonly string[]): ListQuery {
  refuseUnknown(params, ['limit', 'offset', 'filter', 'expand']);
  return {
    limit: readNumber(params, 'limit', { least: 1, most: MAX_LIMIT, otherwise: DEFAULT_LIMIT }),
    offset: readNumber(params, 'offset', { least: 0, most: Number.MAX_SAFE_INTEGER, otherwise: 0 }),
    filters: params.getAll('filter'),
    expands: readExpands(params, expandable),
  };
}

/** Reads the parts that one object is to be expanded with. */
export function readItemQuery(params: URLSearchParams, expandable: readonly string[]): string[] {
  refuseUnknown(params, ['expand']);
  return readExpands(params, expandable);
}

export function refuseUnknown(params: URLSearchParams, allowed: readonly string[]): void {
  const unknown = [...params.keys()].find((key) => !allowed.includes(key));
  if (unknown !== undefined) throw cloverError(400, `Unknown parameter: ${unknown}`);
}

function readExpands(params: URLSearchParams, expandable: readonly string[]): string[] {
  const expands = params.getAll('expand').flatMap((text) => text.split(','));
  if (expands.length > MAX_EXPANDS) throw cloverError(400, `At most ${MAX_EXPANDS} fields can be expanded.`);
  const unknown = expands.find((expand) => !expandable.includes(expand));
  if (unknown !== undefined) throw cloverError(400, `Cannot expand: ${unknown}`);
  return expands;
}

function readNumber(
  params: URLSearchParams,
  name: string,
  { least, most, otherwise }: { least: number; most: number; otherwise: number },
): number {
  const text = params.get(name) ?? String(otherwise);
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < least || number > most) throw cloverError(400, `Invalid ${name}: ${text}`);
  return number;
}
