/** The id of an entry of the authority's error list, `JW00B999nnnE`. */
export type ErrorId = `JW00B999${string}E`;

/** One fault found: the authority's id for it, and where it is (dotted path in the request body, header name, or subject attribute). */
export type Finding = { errorId: ErrorId; path: string };

/** Builds a finding from the last three digits of the id, `finding('523', 'mont.apresTax')`. */
export function finding(code: string, path: string): Finding {
  return { errorId: errorId(code), path };
}

/** The full id from its three digits: `'429'` → `JW00B999429E`. Source: facts, error catalogue. */
export function errorId(code: string): ErrorId {
  return `JW00B999${code}E`;
}
