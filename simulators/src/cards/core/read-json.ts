/** The longest body that a face takes. */
export const MAX_BODY_BYTES = 100_000;

/** What a body says as JSON: `undefined` when it is none. */
export function readJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
