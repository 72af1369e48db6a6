import type { RequestKind } from '@comptoir/websrm/requests/error-catalogue';
import { requestHeaders, type RequestHeaderValues } from '@comptoir/websrm/requests/headers';
import { readCaseReply } from '@comptoir/websrm/requests/read-reply';
import type { HttpClient, HttpOutcome } from '../http-client.ts';
import type { CertificationRun } from './certification-run.ts';

/** What every request to the authority states of us. */
export interface RequestSettings {
  readonly environment: RequestHeaderValues['environment'];
  readonly software: RequestHeaderValues['product'];
  readonly replyTimeoutMs: number;
  /** Null where no product is being certified. */
  readonly certification?: CertificationRun | null;
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
  const result = await client.send({ url: request.url, headers, body: request.body, replyTimeoutMs });
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

const NO_CASE_CHOSEN = { kind: 'unavailable', detail: 'no test case chosen' } as const;
