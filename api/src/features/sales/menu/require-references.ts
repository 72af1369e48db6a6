import type { MenuContent, MenuKind } from '@comptoir/domain/sales/menu/menu-entry';
import type { FieldError } from '@comptoir/contract/errors';
import type { Transaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { listKnownCodes } from './menu.store.ts';

/** Lets a content pass whose category, course and groups are on the menu. @throws AppError menu-reference-unknown, with the fields */
export async function requireReferences(tx: Transaction, merchantId: string, content: MenuContent): Promise<void> {
  const unknown: FieldError[] = [];
  for (const { kind, path, codes } of referencesOf(content)) {
    if (codes.length === 0) continue;
    const known = new Set((await listKnownCodes(tx, { merchantId, kind, codes })).map(({ code }) => code));
    if (codes.some((code) => !known.has(code))) unknown.push({ path, rule: 'unknown' });
  }
  if (unknown.length > 0) throw new AppError('menu-reference-unknown', unknown);
}

function referencesOf(content: MenuContent): { kind: MenuKind; path: string; codes: readonly string[] }[] {
  if (content.kind === 'hours') return [{ kind: 'category', path: 'categories', codes: content.categories }];
  if (content.kind !== 'item') return [];
  const { category, course, groups } = content;
  return [
    { kind: 'category', path: 'category', codes: category === null ? [] : [category] },
    { kind: 'course', path: 'course', codes: course === null ? [] : [course] },
    { kind: 'group', path: 'groups', codes: groups },
  ];
}
