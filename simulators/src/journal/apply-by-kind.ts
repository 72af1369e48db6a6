/** What each kind of entry does to the state. */
export type ApplyTable<State, Entry extends { kind: string }> = {
  readonly [K in Entry['kind']]: (state: State, entry: Extract<Entry, { kind: K }>) => void;
};

/** Does to the state what the kind of this entry does. */
export function applyByKind<State, Entry extends { kind: string }>(
  table: ApplyTable<State, Entry>,
  state: State,
  entry: Entry,
): void {
  // Each kind has its own function; the type of the table ties them together, which the compiler cannot see through an index.
  const apply = table[entry.kind as Entry['kind']] as (state: State, entry: Entry) => void;
  apply(state, entry);
}
