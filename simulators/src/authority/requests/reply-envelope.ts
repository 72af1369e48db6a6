import { type AuthorityRequest, NO_CASE } from './authority-request.ts';

/** What opens every reply. After a test case comes the next one to run; this simulator asks for no more. */
export function replyEnvelope({ headers }: AuthorityRequest): { jsonVersi: string; casEssai?: string } {
  const testCase = headers.CASESSAI ?? NO_CASE;
  return testCase === NO_CASE ? { jsonVersi: '01.00' } : { jsonVersi: '01.00', casEssai: '999.999' };
}
