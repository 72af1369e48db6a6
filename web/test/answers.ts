import { HttpResponse } from 'msw';

type Params = Readonly<Record<string, string>>;
type Respond = (request: Request, params: Params) => Response | Promise<Response>;

interface Answer {
  readonly method: string;
  readonly path: RegExp;
  readonly respond: Respond;
}

let answers: Answer[] = [];

/** Answers what is asked for at a path of the API from now on: what is said last holds. */
export function onPath({ method, path }: { method: string; path: string }, respond: Respond): void {
  answers.push({ method, path: patternOf(path), respond });
}

/** Nothing is answered from now on, whatever is asked. */
export function answerNothing(): void {
  answers.push({ method: '', path: /^/, respond: () => HttpResponse.error() });
}

/** No one answers any more; what is asked all the same is a fault of the test. */
export function forgetAnswers(): void {
  answers = [];
}

/** Finds the latest answer to a request; null when there is none. */
export function findAnswer(request: Request): (() => Response | Promise<Response>) | null {
  const { origin, pathname } = new URL(request.url);
  for (const { method, path, respond } of answers.toReversed()) {
    if (method !== '' && method !== request.method) continue;
    const found = path.exec(`${origin}${pathname}`);
    if (found) return () => respond(request, decoded(found.groups ?? {}));
  }
  return null;
}

const patterns = new Map<string, RegExp>();

/** Hundreds of answers are made for each test, to the same paths. */
function patternOf(path: string): RegExp {
  const made =
    patterns.get(path) ?? new RegExp(`^http://localhost:3000/api${path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}$`);
  patterns.set(path, made);
  return made;
}

const decoded = (params: Readonly<Record<string, string>>): Params =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, decodeURIComponent(value)]));
