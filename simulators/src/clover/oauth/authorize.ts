import type { IncomingMessage } from 'node:http';
import { z } from 'zod';
import type { LocalCall } from '../../loopback/create-local-listener.ts';
import { readBody } from '../../loopback/read-body.ts';
import { gatewayPage, type Reply } from '../../loopback/reply.ts';
import type { Clover } from '../clover.ts';
import { showConsent, showRefusal } from '../page/show-consent.ts';
import { liveEmployees } from '../state/merchant.ts';
import { type AuthorizeRequest, readAuthorizeQuery } from './authorize-query.ts';
import { arrival, grant, withParams } from './grant.ts';
import { readLauncher } from './launcher.ts';

/** The consent page, and what follows from the choice made on it. */
export async function authorize(clover: Clover, { request, url }: LocalCall): Promise<Reply> {
  if (request.method !== 'GET' && request.method !== 'POST') return gatewayPage(405, 'Method Not Allowed');
  const asked = readAuthorizeQuery(clover, url.searchParams);
  if (typeof asked === 'string') return showRefusal(asked, { request, url });
  const suggested = suggest(asked, request);
  if (request.method === 'POST') return decideByForm(clover, asked, request);
  if (asked.auto !== undefined) return decide(clover, asked, asked.auto === 'deny' ? null : suggested);
  return showConsent(clover, { asked, suggested }, { request, url });
}

/** Merchant and employee, as one choice. */
const formSchema = z.strictObject({
  who: z.string().regex(/^\w+\.\w+$/),
  decision: z.enum(['allow', 'deny']),
});

const MAX_FORM_BYTES = 10_000;

async function decideByForm(clover: Clover, asked: AuthorizeRequest, request: IncomingMessage): Promise<Reply> {
  // Nobody may consent from a page elsewhere.
  const { origin, host } = request.headers;
  if (origin !== undefined && origin !== `http://${host}`) return gatewayPage(403, 'Forbidden');
  const body = await readBody(request, MAX_FORM_BYTES);
  if (body === null) return gatewayPage(413, 'Payload Too Large');
  const form = formSchema.safeParse(Object.fromEntries(new URLSearchParams(body)));
  if (!form.success) return gatewayPage(400, 'Bad Request');
  return decide(clover, asked, form.data.decision === 'deny' ? null : form.data.who);
}

/** `who`: the merchant and the employee who allow it, or null when it is denied. */
function decide(clover: Clover, asked: AuthorizeRequest, who: string | null): Reply {
  const { redirectUri, state, challenge } = asked;
  if (who === null) {
    const refusal = { error: 'access_denied', error_description: 'The merchant denied the request.' };
    return { kind: 'redirect', location: withParams(redirectUri, { ...refusal, state }) };
  }
  const [merchantId, employeeId] = who.split('.');
  const merchant = asked.merchants.find(({ id }) => id === merchantId);
  const employee = merchant && liveEmployees(merchant).find(({ id }) => id === employeeId);
  if (!employee) return gatewayPage(400, 'Bad Request');
  const code = grant(clover, { merchant, employeeId: employee.id, challenge });
  return { kind: 'redirect', location: withParams(redirectUri, { ...arrival(merchant.id, employee.id), code, state }) };
}

/** Who is most likely meant: whoever was named, else whoever launched the app, else the owner of the first merchant. */
function suggest({ merchants, employeeId }: AuthorizeRequest, request: IncomingMessage): string {
  const launcher = readLauncher(request);
  const launched = merchants.find(({ id }) => id === launcher?.merchantId);
  const merchant = launched ?? merchants[0];
  const owner = merchant?.employees.find(({ isOwner }) => isOwner);
  return `${merchant?.id}.${employeeId ?? (launched && launcher ? launcher.employeeId : owner?.id)}`;
}
