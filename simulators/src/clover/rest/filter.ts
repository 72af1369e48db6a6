import { cloverError } from '../clover-error.ts';
import type { Resource, Row } from './resources.ts';

interface Filter {
  field: string;
  operator: Operator;
  value: string;
}

type Operator = '=' | '!=' | '>' | '>=' | '<' | '<=';

const LONGEST_WINDOW_MS = 90 * 86_400_000;

/** Says whether a row meets all the filters. Refuses fields that the list cannot be filtered by, and windows of over 90 days. */
export function createFilter(resource: Resource, texts: readonly string[], now: number): (row: Row) => boolean {
  const filters = texts.map((text) => readFilter(resource, text));
  if (resource.isWindowed) for (const field of TIMES) checkWindow(filters, field, now);
  return (row) => filters.every((filter) => meets(row[filter.field], filter));
}

const TIMES = ['createdTime', 'clientCreatedTime', 'modifiedTime'];

function readFilter({ filters }: Resource, text: string): Filter {
  const [, field = '', operator = '', value = ''] = /^(\w+)\s*(!=|>=|<=|=|>|<)\s*(.*)$/s.exec(text) ?? [];
  if (!filters.includes(field)) throw cloverError(400, `Invalid filter: ${text}`);
  return { field, operator: operator as Operator, value };
}

function meets(actual: unknown, { operator, value }: Filter): boolean {
  if (operator === '!=') return !equals(actual, value);
  if (operator === '=') return equals(actual, value);
  if (typeof actual !== 'number') return false;
  const number = Number(value);
  return { '>': actual > number, '>=': actual >= number, '<': actual < number, '<=': actual <= number }[operator];
}

function equals(actual: unknown, value: string): boolean {
  if (typeof actual === 'string' && value.endsWith('*')) return actual.startsWith(value.slice(0, -1));
  return ['string', 'number', 'boolean'].includes(typeof actual) && `${actual as string | number | boolean}` === value;
}

/** Only times that are bounded below are looked at: a caller who sets no bound gets everything. */
function checkWindow(filters: readonly Filter[], field: string, now: number): void {
  const bounds = (sign: string) =>
    filters.filter((one) => one.field === field && one.operator.startsWith(sign)).map(({ value }) => Number(value));
  const from = bounds('>');
  if (from.length === 0) return;
  const window = Math.min(now, ...bounds('<')) - Math.max(...from);
  if (window > LONGEST_WINDOW_MS) throw cloverError(400, `${field} may cover 90 days at most.`);
}
