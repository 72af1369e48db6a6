/** One field given twice in the same object. `depth` 1 is the top level. */
export interface RepeatedKey {
  key: string;
  depth: number;
}

/** The fields a valid JSON text repeats: `JSON.parse` keeps the last one and says nothing. */
export function findRepeatedKeys(json: string): RepeatedKey[] {
  const repeated: RepeatedKey[] = [];
  const open: (Set<string> | null)[] = [];
  for (const [token, colon] of json.matchAll(/"(?:[^"\\]|\\[^])*"?(\s*:)?|[{}[\]]/g)) {
    if (token === '{') open.push(new Set());
    else if (token === '[') open.push(null);
    else if (token === '}' || token === ']') open.pop();
    else if (colon !== undefined) record(String(JSON.parse(token.slice(0, -colon.length))));
  }
  return repeated;

  function record(key: string): void {
    const keys = open.at(-1);
    if (!keys) return;
    if (keys.has(key)) repeated.push({ key, depth: open.length });
    keys.add(key);
  }
}
