/** Answers asked for before the page's scripts were there (`public/first-frame.js`), by path with its values; null for a failed one. */
interface AskedAhead {
  readonly token: string;
  /** Time of asking, in milliseconds since 1970. */
  readonly at: number;
  readonly answers: Record<string, Promise<Response | null> | undefined>;
}

/** An answer from longer ago is no answer to what is asked now. */
const LATEST_MS = 30_000;

function read(): AskedAhead | null {
  const asked = (Reflect.get(globalThis, 'askedAhead') as AskedAhead | null | undefined) ?? null;
  return asked && Date.now() - asked.at <= LATEST_MS ? asked : null;
}

/** From now on the portal asks by itself: a page's script that comes later than the portal's own finds the door closed, and asks nothing. */
export function closeAskedAhead(): void {
  Reflect.set(globalThis, 'askedAhead', read());
}

/** True when a path was asked ahead by the same session, and no one has taken the answer yet. */
export const isAskedAhead = (path: string, token: string | null): boolean =>
  read()?.token === token && read()?.answers[path] !== undefined;

/** As of when an answer may be that is given now: null once all answers are the portal's own. */
export const askedAheadAt = (): number | null => read()?.at ?? null;

/** The answer to what was asked ahead, once; null where the call has still to be made. Another session's is no answer. */
export async function takeAskedAhead(path: string, token: string | null): Promise<Response | null> {
  const asked = read();
  const answer = asked?.answers[path];
  if (!asked || !answer || asked.token !== token) return null;
  asked.answers[path] = undefined;
  return answer;
}

/** Forgets these answers: one not wanted by now is not fresh any more, and one that the page would still ask for no one will want. */
export function forgetAskedAhead(): void {
  Reflect.set(globalThis, 'askedAhead', null);
}
