import { z } from 'zod';
import type { Call } from '../../loopback/create-listener.ts';
import { gatewayPage, type Reply } from '../../loopback/reply.ts';
import type { Clover } from '../clover.ts';
import { showConsent, showRefusal } from '../page/show-consent.ts';
import { liveEmployees } from '../state/merchant.ts';
import { type AuthorizeRequest, readAuthorizeQuery } from './authorize-query.ts';
import { arrival, grant, withParams } from './grant.ts';
import { readLauncher } from './launcher.ts';

/** The consent page, and what follows from the choice made on it. */
export function authorize(clover: Clover, call: Call): Reply {
  const { request, url } = call;
  if (request.method !== 'GET' && request.method !== 'POST') return gatewayPage(405, 'Method Not Allowed');
  const read = readAuthorizeQuery(clover, url.searchParams);
  if (!read.ok) return showRefusal(read.reason, call);
  const query = read.value;
  const suggested = suggest(query, request);
  if (request.method === 'POST') return decideByForm(clover, query, call);
  if (query.auto !== undefined) return decide(clover, query, query.auto === 'deny' ? null : suggested);
  return showConsent(clover, { query, suggested }, call);
}

/** Merchant and employee, as one choice. */
const formSchema = z.strictObject({
  who: z.string().regex(/^\w+\.\w+$/),
  decision: z.enum(['allow', 'deny']),
});

function decideByForm(clover: Clover, query: AuthorizeRequest, { request, body }: Call): Reply {
  // Consent does not come from a page elsewhere.
  const { origin, host } = request.headers;
  if (origin !== undefined && origin !== `http://${host}`) return gatewayPage(403, 'Forbidden');
  const form = formSchema.safeParse(Object.fromEntries(new URLSearchParams(body)));
  if (!form.success) return gatewayPage(400, 'Bad Request');
  return decide(clover, query, form.data.decision === 'deny' ? null : form.data.who);
}

/** `who`: the merchant and the employee who allow it, or null when it is denied. */
function decide(clover: Clover, query: AuthorizeRequest, who: string | null): Reply {
  const { redirectUri, state, challenge } = query;
  if (who === null) {
    const refusal = { error: 'access_denied', error_description: 'The merchant denied the request.' };
    return { kind: 'redirect', location: withParams(redirectUri, { ...refusal, state }) };
  }
  const [merchantId, employeeId] = who.split('.');
  const merchant = query.merchants.find(({ id }) => id === merchantId);
  const employee = merchant && liveEmployees(merchant).find(({ id }) => id === employeeId);
  if (!employee) return gatewayPage(400, 'Bad Request');
  const code = grant(clover, { merchant, employeeId: employee.id, challenge });
  return { kind: 'redirect', location: withParams(redirectUri, { ...arrival(merchant.id, employee.id), code, state }) };
}

/** Suggests the employee most likely meant: the one who was named, else the one who launched the app, else the owner of the first merchant. */
function suggest({ merchants, employeeId }: AuthorizeRequest, request: Call['request']): string {
  const launcher = readLauncher(request);
  const launched = merchants.find(({ id }) => id === launcher?.merchantId);
  const merchant = launched ?? merchants[0];
  const owner = merchant?.employees.find(({ isOwner }) => isOwner);
  return `${merchant?.id}.${employeeId ?? (launched && launcher ? launcher.employeeId : owner?.id)}`;
}
