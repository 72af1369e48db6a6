/** Values of the last time: a hint, and never the last word. */
export interface Lately<Value> {
  find(key: string): Value | null;
  keep(key: string, value: Value): void;
  forget(key: string): void;
}

/** Keeps so many values; those that were not found for longest are forgotten first. */
export function rememberLately<Value>(most: number): Lately<Value> {
  const kept = new Map<string, Value>();
  const keep = (key: string, value: Value): void => {
    kept.delete(key);
    kept.set(key, value);
  };
  return {
    find: (key) => {
      const value = kept.get(key);
      if (value === undefined) return null;
      keep(key, value);
      return value;
    },
    keep: (key, value) => {
      keep(key, value);
      if (kept.size <= most) return;
      const [oldest] = kept.keys();
      if (oldest !== undefined) kept.delete(oldest);
    },
    forget: (key) => void kept.delete(key),
  };
}
