import type { RequestKind } from '@comptoir/websrm/requests/error-catalogue';
import { requestHeaders, type RequestHeaderValues } from '@comptoir/websrm/requests/headers';
import { readCaseReply } from '@comptoir/websrm/requests/read-reply';
import type { HttpClient, HttpOutcome } from '../http-client.ts';
import type { CertificationRun } from './certification-run.ts';

/** A request that has ended: where it went, how long it took, and what went wrong; null when it was answered. */
export interface HeardCall {
  readonly url: string;
  readonly tookMs: number;
  readonly failure: string | null;
}

/** Settings that every request to the authority states of us. */
export interface RequestSettings {
  readonly environment: RequestHeaderValues['environment'];
  readonly software: RequestHeaderValues['product'];
  readonly replyTimeoutMs: number;
  /** Null where no product is being certified. */
  readonly certification?: CertificationRun | null;
  /** Hears how each request ends. */
  readonly hear?: (call: HeardCall) => void;
}

interface AuthorityRequest {
  readonly kind: RequestKind;
  readonly url: string;
  readonly values: Omit<RequestHeaderValues, 'environment' | 'product' | 'testCase'>;
  readonly body: string;
}

/** Posts one request with its headers, and keeps what a reply says of the test case that is being run. */
export async function postRequest(
  settings: RequestSettings,
  client: HttpClient,
  request: AuthorityRequest,
): Promise<HttpOutcome> {
  const { environment, software: product, replyTimeoutMs, certification } = settings;
  const testCase = (await certification?.currentCase()) ?? null;
  // the authority refuses a request without a case there, so none is made
  if (environment === 'ESSAI' && testCase === null) return NO_CASE_CHOSEN;
  const headers = requestHeaders(request.kind, {
    ...request.values,
    environment,
    product,
    ...(testCase === null ? {} : { testCase }),
  });
  const result = await sendHeard(
    settings,
    () => client.send({ url: request.url, headers, body: request.body, replyTimeoutMs }),
    request.url,
  );
  if (certification && testCase !== null && result.kind === 'replied')
    await certification
      .recordReply({
        ...readCaseReply(result.body),
        request: request.kind,
        deviceNumber: request.values.deviceNumber ?? null,
        testCase,
        httpStatus: result.status,
      })
      // a record that fails must not turn a reply that came into a lost one
      .catch(() => undefined);
  return result;
}

/** Sends, and says how that ended. */
async function sendHeard(
  { hear }: Pick<RequestSettings, 'hear'>,
  send: () => Promise<HttpOutcome>,
  url: string,
): Promise<HttpOutcome> {
  const startedAt = performance.now();
  const result = await send();
  hear?.({ url, tookMs: performance.now() - startedAt, failure: failureOf(result) });
  return result;
}

/** An error of the authority's servers is no answer of the authority. */
function failureOf(result: HttpOutcome): string | null {
  if (result.kind !== 'replied') return result.detail;
  return result.status >= 500 ? `HTTP ${result.status}` : null;
}

const NO_CASE_CHOSEN = { kind: 'unavailable', detail: 'no test case chosen' } as const;
