import type { DescribedColumn } from './describe-statement.ts';
import { keyOf, type Schema, type SchemaColumn } from './read-schema.ts';
import type { RowProperty, RowType } from './read-row-type.ts';

/** JavaScript types that the driver makes of PostgreSQL's, by their number. Whole numbers of 64 bits and exact ones stay texts. */
const KINDS: Readonly<Record<number, string>> = {
  16: 'boolean',
  17: 'Buffer',
  20: 'string',
  21: 'number',
  23: 'number',
  25: 'string',
  26: 'number',
  114: 'json',
  700: 'number',
  701: 'number',
  1001: 'Buffer[]',
  1009: 'string[]',
  1042: 'string',
  1043: 'string',
  1114: 'Date',
  1184: 'Date',
  1185: 'Date[]',
  1700: 'string',
  2950: 'string',
  2951: 'string[]',
  3802: 'json',
  1007: 'number[]',
  1016: 'string[]',
};

/** Fault of one column. */
export interface RowFault {
  readonly column: string;
  readonly fault: string;
}

/** Lists the differences between a described row and the declared one; empty when they agree. */
export function compareRow(columns: readonly DescribedColumn[], row: RowType, schema: Schema): RowFault[] {
  const described = new Set(columns.map(({ name }) => name));
  const missing = [...row.properties.keys()].filter((name) => !described.has(name));
  const extra = row.isOpen ? [] : [...described].filter((name) => !row.properties.has(name));
  return [
    ...missing.map((column) => ({ column, fault: 'is declared and not returned' })),
    ...extra.map((column) => ({ column, fault: 'is returned and not declared' })),
    ...columns.flatMap((column) => {
      const property = row.properties.get(column.name);
      return property ? compareColumn(column, property, schema).map((fault) => ({ column: column.name, fault })) : [];
    }),
  ];
}

function compareColumn(column: DescribedColumn, declared: RowProperty, schema: Schema): string[] {
  const faults: string[] = [];
  const kind = KINDS[column.dataTypeID] ?? `type ${column.dataTypeID}`;
  const wrong = [...declared.kinds].filter((one) => one !== kind && one !== 'unknown' && kind !== 'json');
  if (wrong.length > 0) faults.push(`is ${kind}, declared as ${wrong.join(', ')}`);
  const stored = schema.get(keyOf(column.tableID, column.columnID));
  if (stored?.isNullable && !declared.isNullable) faults.push('may be null, declared as never');
  const undeclared = listUndeclared(stored?.literals, declared.literals);
  if (undeclared.length > 0) faults.push(`may be ${undeclared.join(', ')}, which is not declared`);
  return faults;
}

const listUndeclared = (
  stored: SchemaColumn['literals'] = null,
  declared: RowProperty['literals'],
): readonly string[] => (stored && declared ? stored.filter((text) => !declared.includes(text)) : []);
