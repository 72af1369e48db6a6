/** The fields of an object, as the audit trail keeps them. */
export type Fields = Readonly<Record<string, unknown>>;

/** What differs between two versions of a thing, field by field: what it was and what it is. */
export function listChanges(before: Fields, after: Fields): { readonly before: Fields; readonly after: Fields } {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => JSON.stringify(before[name] ?? null) !== JSON.stringify(after[name] ?? null),
  );
  const pick = (fields: Fields): Fields => Object.fromEntries(names.map((name) => [name, fields[name] ?? null]));
  return { before: pick(before), after: pick(after) };
}
