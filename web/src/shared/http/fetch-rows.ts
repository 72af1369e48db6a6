import type { Endpoint } from '@comptoir/contract/endpoint';
import { ApiError } from './api-error.ts';
import { exchange, fileNameOf, type CallInput } from './call.ts';

/** Rows of a file that have come, the rows of the whole, and the bytes. What is no text is counted when it is all there. */
export interface RowProgress {
  readonly done: number;
  readonly total: number;
  readonly bytes: number;
}

export interface RowFile {
  readonly name: string;
  readonly count: number;
  /** Ids of what was asked for and is not in it. */
  readonly leftOut: readonly string[];
  readonly content: Blob;
}

const LINE_END = 10;

/**
 * Fetches a file of rows and says how far it is, for as long as it takes. A file that breaks off is none.
 * @throws ApiError, or the reason of `signal` when it was stopped
 */
export async function fetchRows<E extends Endpoint>(
  path: E['path'],
  input: CallInput<E>,
  onProgress: (progress: RowProgress) => void,
): Promise<RowFile> {
  const response = await exchange('GET', path, input);
  const type = response.headers.get('content-type') ?? '';
  const count = Number(response.headers.get('x-total-count') ?? 0);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let [lines, bytes] = [0, 0];
  onProgress({ done: 0, total: count, bytes: 0 });
  try {
    for await (const part of piecesOf(response)) {
      parts.push(part);
      bytes += part.length;
      if (isText(type)) for (const byte of part) if (byte === LINE_END) lines += 1;
      onProgress({ done: Math.min(lines, count), total: count, bytes });
    }
  } catch (error) {
    if (input.signal?.aborted) throw error;
    throw new ApiError('network-unreachable', 0);
  }
  return { name: fileNameOf(response), count, leftOut: leftOutOf(response), content: new Blob(parts, { type }) };
}

async function* piecesOf(response: Response): AsyncIterable<Uint8Array<ArrayBuffer>> {
  const reader = response.body?.getReader();
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
    if (done) return;
    yield value;
  }
}

const isText = (type: string): boolean => /^text\/|ndjson/.test(type);

const leftOutOf = ({ headers }: Response): string[] => headers.get('x-left-out')?.split(',') ?? [];
