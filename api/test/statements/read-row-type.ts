import { TypeFlags, type Checker, type Type, type TypeReference } from 'typescript/unstable/sync';
import type * as ast from 'typescript/unstable/ast';
import { literalsOf } from './evaluate-text.ts';

/** A property of a row as its reader declares it. */
export interface RowProperty {
  /** Types of a value beside null: `number`, `Date`, `string[]`, `object` … */
  readonly kinds: ReadonlySet<string>;
  readonly isNullable: boolean;
  /** The only texts that it may have; null when any. */
  readonly literals: readonly string[] | null;
}

/** A row by its properties. */
export interface RowType {
  readonly properties: ReadonlyMap<string, RowProperty>;
  /** True when it may have others. */
  readonly isOpen: boolean;
}

/** The row that a call of `many` or `first` promises; null when its columns are not read. */
export function readRowType(checker: Checker, call: ast.CallExpression): RowType | null {
  const row = rowOf(checker, checker.getTypeAtLocation(call));
  if (!row || row.flags & (TypeFlags.Unknown | TypeFlags.Void)) return null;
  const properties = checker.getPropertiesOfType(row).map((symbol) => {
    const type = checker.getTypeOfSymbol(symbol);
    if (!type) throw new Error(`the type of ${symbol.name} is not known`);
    return [symbol.name, readProperty(checker, type)] as const;
  });
  return { properties: new Map(properties), isOpen: checker.getIndexInfosOfType(row).length > 0 };
}

/** Promise<Row[]> and Promise<Row | null>. */
function rowOf(checker: Checker, promised: Type | undefined): Type | undefined {
  if (!promised?.isTypeReference()) return undefined;
  const [settled] = checker.getTypeArguments(promised);
  if (!settled) return undefined;
  if (checker.isArrayType(settled)) return checker.getTypeArguments(settled as TypeReference)[0];
  return settled.flags & TypeFlags.Unknown ? settled : checker.getNonNullableType(settled);
}

function readProperty(checker: Checker, type: Type): RowProperty {
  const parts = type.isUnionType() ? type.getTypes() : [type];
  const present = parts.filter(({ flags }) => !(flags & TypeFlags.Null));
  const literals = present.map(literalsOf);
  return {
    kinds: new Set(present.map((part) => kindOf(checker, part))),
    isNullable: present.length < parts.length || present.some(({ flags }) => flags & TypeFlags.Unknown),
    literals: literals.every((texts) => texts !== null) ? literals.flat() : null,
  };
}

/** Kinds of a value by its type's flags, the most usual first. */
const KINDS: readonly (readonly [TypeFlags, string])[] = [
  [TypeFlags.StringLike, 'string'],
  [TypeFlags.NumberLike, 'number'],
  [TypeFlags.BooleanLike, 'boolean'],
  [TypeFlags.Unknown | TypeFlags.Any, 'unknown'],
  [TypeFlags.Undefined, 'undefined'],
];

function kindOf(checker: Checker, type: Type): string {
  // A branded number is a number: the brand is the part that is an object.
  const parts = type.isIntersectionType() ? type.getTypes() : [type];
  const simple = KINDS.find(([flags]) => parts.some((part) => part.flags & flags));
  if (simple) return simple[1];
  if (checker.isArrayType(type)) {
    const [element] = checker.getTypeArguments(type as TypeReference);
    return element ? `${[...readProperty(checker, element).kinds].join('|')}[]` : 'object';
  }
  const name = type.getSymbol()?.name;
  return name === 'Date' || name === 'Buffer' ? name : 'object';
}
