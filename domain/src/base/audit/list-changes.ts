/** The fields of an object, as the audit trail keeps them. */
export type Fields = Readonly<Record<string, unknown>>;

/** Returns the fields that differ between two versions of an object, each with its value before and after. */
export function listChanges(before: Fields, after: Fields): { readonly before: Fields; readonly after: Fields } {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => JSON.stringify(before[name] ?? null) !== JSON.stringify(after[name] ?? null),
  );
  const pick = (fields: Fields): Fields => Object.fromEntries(names.map((name) => [name, fields[name] ?? null]));
  return { before: pick(before), after: pick(after) };
}
