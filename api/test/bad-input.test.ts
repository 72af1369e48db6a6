import { ENDPOINTS } from '@comptoir/contract/endpoints';
import { ERROR_STATUS, type ErrorCode, type ErrorReply } from '@comptoir/contract/errors';
import type { Endpoint } from '@comptoir/contract/endpoint';
import { receivePaymentWebhook } from '@comptoir/contract/money/cards';
import { reportMail } from '@comptoir/contract/base/mail';
import { receiveMail } from '@comptoir/contract/help/support-mails';
import { checkInvitations, sendInvitations } from '@comptoir/contract/people/invitations';
import { receivePosWebhook } from '@comptoir/contract/provider/pos-connection';
import { finishPosSignIn, startPosSignIn } from '@comptoir/contract/provider/pos-sign-in';
import { decideAcceptance } from '@comptoir/contract/sales/acceptance';
import type { z } from 'zod';
import { beforeAll, describe, expect, it } from 'vitest';
import { aMerchant, asSystem, aUser, bearer } from './factories/merchants.ts';
import { aTerminal, type MadeTerminal } from './factories/terminals.ts';
import { SIGNED } from './fake-payments.ts';
import { objectsIn, poisonTexts, type ObjectPlace } from './sample-input.ts';
import { errorOf } from './pos-browser.ts';
import { mostNamesFor } from '../src/platform/http/count-names.ts';
import { useTestApp } from './test-app.ts';
import { UNCOUNTED_CALLS } from './uncounted-calls.ts';

/** An app of a provider that cannot be reached. */
const provider = {
  webUrl: 'http://127.0.0.1:1',
  apiUrl: 'http://127.0.0.1:1',
  clientId: 'C0MPT01RTEST1',
  clientSecret: 'secret',
  webhookAuthCode: 'code-of-the-webhook',
  pkce: true,
  timeoutMs: 1000,
};

/** A service that takes mail in. */
const inboundMail = { address: 'reponse@comptoir.test', password: 'a-password-of-the-service' };
const MAIL_SERVICE = { authorization: `Basic ${Buffer.from(`mail:${inboundMail.password}`).toString('base64')}` };

const test = useTestApp({ config: { provider, inboundMail }, callCounts: UNCOUNTED_CALLS });
const endpoints = Object.entries(ENDPOINTS);
/** Browsers visit these: a refusal sends them on to the screen that says so. */
const redirects = new Set<Endpoint>([startPosSignIn, finishPosSignIn]);

let till: MadeTerminal;
let admin: string;
let owner: string;
beforeAll(async () => {
  const merchant = await aMerchant(test);
  till = await aTerminal(test, { merchant });
  owner = (await aUser(test, { role: 'merchant', merchantId: merchant.id })).token;
  admin = (await aUser(test, { role: 'admin' })).token;
});

/** Of a caller who may make the call: what is wrong with it is looked at afterwards. */
function tokenFor({ access }: Endpoint): string {
  if (access === 'device') return till.token;
  return access === 'reveal-authorization-code' ? owner : admin;
}
const urlOf = ({ path }: Endpoint): string =>
  `/api${path.replace('/jobs/:id', '/jobs/1').replace(':year', '2026').replace(':month', '2026-01').replace(':revision', '1').replace(/:\w+/g, till.merchant.id)}`;

/** Everything that a refused call might have left behind. */
const footprint = () =>
  asSystem(test, {
    text: `select (select count(*) from transactions) as bills, (select count(*) from refused_transactions) as refused,
      (select count(*) from devices) as devices, (select count(*) from activation_codes) as codes,
      (select count(*) from activity_log) as log, (select count(*) from sessions where revoked_at is null) as sessions,
      (select count(*) from pos_sign_ins) as sign_ins, (select count(*) from merchants) as merchants`,
  });

/** Each call is from an address of its own: a limit would answer before the form is looked at. */
let calls = 0;
const anAddress = (): string => {
  calls += 1;
  return `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`;
};

const headersFor = (endpoint: Endpoint) => ({
  ...bearer(tokenFor(endpoint)),
  ...SIGNED,
  'x-clover-auth': provider.webhookAuthCode,
  ...(endpoint === receiveMail || endpoint === reportMail ? MAIL_SERVICE : {}),
});

async function refused(
  endpoint: Endpoint,
  call: { headers?: object; payload?: string | object; url?: string },
  code: ErrorCode,
) {
  const before = await footprint();
  const reply = await test.app.inject({
    method: endpoint.method,
    url: call.url ?? urlOf(endpoint),
    remoteAddress: anAddress(),
    headers: { ...headersFor(endpoint), ...call.headers },
    ...(call.payload === undefined ? {} : { payload: call.payload }),
  });
  expect(await footprint()).toEqual(before);
  const requestId = String(reply.headers['x-request-id']);
  expect(requestId).toMatch(/^[0-9a-f-]{36}$/);
  expect(test.logLines.some((line) => line.includes(requestId))).toBe(true);
  const isRedirect = redirects.has(endpoint);
  const error = isRedirect ? { code: errorOf(reply), requestId } : reply.json<ErrorReply>().error;
  expect(error).toMatchObject({ code, requestId });
  expect(reply.statusCode).toBe(isRedirect ? 302 : ERROR_STATUS[code]);
  return 'fields' in error ? error.fields : [];
}

const json = { 'content-type': 'application/json' };

describe('every endpoint', () => {
  it('is in the table under the path it is served at', () => {
    for (const [name, { method, path }] of endpoints) {
      expect(test.app.hasRoute({ method, url: `/api${path}` }), name).toBe(true);
    }
  });

  // of bodies, `privileged-keys.test.ts` shows it at any depth
  it('takes no query field that its schema does not know', () => {
    const loose = endpoints
      // the provider adds names of its own to the address it sends a browser back to
      .filter(([, endpoint]) => endpoint !== finishPosSignIn)
      .filter(([, { query }]) => objectsIn(query).some(({ inputWith }) => !namesUnknown(query, inputWith)));
    expect(loose.map(([name]) => name)).toEqual([]);
  });
});

const namesUnknown = (schema: z.ZodType, inputWith: ObjectPlace['inputWith']): boolean =>
  (schema.safeParse(inputWith({ surprise: 1 })).error?.issues ?? []).some(
    (issue) => issue.code === 'unrecognized_keys' && issue.keys.includes('surprise'),
  );

/**
 * Refusals of every route of the server come from `route()` and its kin: tried over HTTP at one call in fifteen and at every
 * one that is registered in a way of its own. That each call refuses strangers is shown by the authorization matrix.
 */
const OF_THEIR_OWN = new Set<Endpoint>([
  ...redirects,
  // read aside, or with a bound or a text of their own
  receiveMail,
  reportMail,
  checkInvitations,
  sendInvitations,
  receivePaymentWebhook,
  receivePosWebhook,
  decideAcceptance,
]);
const tried = endpoints.filter(
  ([, endpoint], at) => at % 15 === 0 || OF_THEIR_OWN.has(endpoint) || endpoint.access === 'device',
);
const triedWithBody = tried.filter(([, { method }]) => method !== 'GET');

describe('a call refuses', () => {
  it.each(tried.filter(([, endpoint]) => endpoint !== finishPosSignIn))(
    'an unknown query field: %s',
    async (_name, endpoint) => {
      await refused(endpoint, { url: `${urlOf(endpoint)}?surprise=1` }, 'validation-failed');
    },
  );

  it.each(tried.filter(([, { access }]) => access !== 'public'))(
    'a stranger, and the other kind of token: %s',
    async (_name, endpoint) => {
      const isTill = endpoint.access === 'device';
      const strange = ['', 'Bearer', 'Bearer x.y.z', 'Basic dXNlcjpwYXNz', `Bearer ${'x'.repeat(5000)}`];
      for (const authorization of [...strange, bearer(isTill ? admin : till.token).authorization])
        await refused(endpoint, { headers: { authorization } }, isTill ? 'device-not-recognized' : 'not-signed-in');
    },
  );

  it.each(triedWithBody)('an unknown body field: %s', async (_name, endpoint) => {
    const fields = await refused(endpoint, { payload: { surprise: 1 } }, 'validation-failed');
    expect(fields?.length).toBeGreaterThan(0);
  });

  it.each(triedWithBody)('what is no JSON of an object: %s', async (_name, endpoint) => {
    await refused(endpoint, { headers: json, payload: '[1, 2]' }, 'validation-failed');
    await refused(endpoint, { headers: json, payload: '{"a": ' }, 'bad-json');
    await refused(endpoint, { headers: json, payload: '{"__proto__": {"a": 1}}' }, 'bad-json');
    await refused(endpoint, { headers: { 'content-type': 'text/xml' }, payload: '<a/>' }, 'unsupported-media-type');
  });

  it.each(triedWithBody)('an oversized body: %s', async (_name, endpoint) => {
    // a mail comes with its files
    const size = endpoint === receiveMail ? 50_000_000 : 3_000_000;
    await refused(endpoint, { headers: json, payload: JSON.stringify({ a: 'x'.repeat(size) }) }, 'body-too-large');
  });

  // of a mail what is too much is left
  it.each(triedWithBody.filter(([, endpoint]) => endpoint !== receiveMail))(
    'more names than a body of it could have: %s',
    async (_name, endpoint) => {
      const names = Array.from({ length: mostNamesFor(endpoint.body) + 1 }, (_, at) => [`f${at}`, 1]);
      const payload = JSON.stringify(Object.fromEntries(names));
      const fields = await refused(endpoint, { headers: json, payload }, 'validation-failed');
      expect(fields).toEqual(redirects.has(endpoint) ? [] : [{ path: '', rule: 'too_big' }]);
    },
  );
});

/**
 * Fields kept as they came, and never as a text: passwords are hashed, documents that a till has signed are evidence; and
 * fields refused by themselves, an event of a till among others (`report-events.test.ts`); of a mail and of a report about one,
 * parts that are no text are left out (`receive-mail.test.ts`, `posted-mail.test.ts`, `mail-reports.test.ts`).
 */
const KEPT_AS_IT_CAME =
  /^((?:other\.)?password|currentPassword|newPassword|documents\.|events\.|(From|To|Cc|Bcc)Full\.|From$|OriginalRecipient|MailboxHash|Subject|MessageID|TextBody|HtmlBody|StrippedTextReply|Description|Details|Headers\.|Attachments\.)/;

type Reply = Awaited<ReturnType<typeof test.app.inject>>;

const codeIn = (endpoint: Endpoint, reply: Reply) =>
  redirects.has(endpoint) ? errorOf(reply) : reply.body && reply.json<ErrorReply>().error?.code;

describe('a zero byte, which PostgreSQL keeps in no text', () => {
  const poisoned = endpoints.flatMap(([name, endpoint]) => [
    ...poisonTexts(endpoint.query).map(({ path, input }) => ({ name, endpoint, at: `?${path}`, path, query: input })),
    ...poisonTexts(endpoint.body).map(({ path, input }) => ({ name, endpoint, at: path, path, body: input })),
  ]);

  it('is tried in every text that a call takes', () => {
    expect(poisoned.length).toBeGreaterThan(100);
    expect(poisoned.map(({ name, at }) => `${name} ${at}`)).toContain('createActivationCode posDeviceId');
  });

  it('is refused by the schema, which names the text, or by the call; what is kept as it came fails none', async () => {
    const misfits: string[] = [];
    for (const { name, endpoint, at, path, ...sent } of poisoned) {
      if (isRefusedBySchema(endpoint, path, sent)) continue;
      const query = 'query' in sent ? new URLSearchParams(sent.query as Record<string, string>).toString() : '';
      const reply = await test.app.inject({
        method: endpoint.method,
        url: `${urlOf(endpoint)}${query && `?${query}`}`,
        remoteAddress: anAddress(),
        headers: headersFor(endpoint),
        ...('body' in sent ? { payload: sent.body as object } : {}),
      });
      const isRefused = codeIn(endpoint, reply) === 'validation-failed';
      if (reply.statusCode >= 500 || !(isRefused || KEPT_AS_IT_CAME.test(path)))
        misfits.push(`${name} ${at}: ${reply.statusCode}`);
    }
    expect(misfits).toEqual([]);
  });
});

/** Returns true when the schema's fault names the text; of several forms of a body it is only said that none fits. */
function isRefusedBySchema(
  { query, body }: Endpoint,
  path: string,
  sent: { query?: unknown; body?: unknown },
): boolean {
  const { error } = 'query' in sent ? query.safeParse(sent.query) : body.safeParse(sent.body);
  const [first] = path.split('.');
  return error?.issues.some((issue) => issue.path.length === 0 || issue.path[0] === first) ?? false;
}

describe('paths', () => {
  it('are blind to letter case and a slash at the end, as the specification spells them', async () => {
    for (const url of [`/api/Merchant/${till.merchant.id}`, `/api/merchant/${till.merchant.id}/`]) {
      const reply = await test.app.inject({ method: 'GET', url, headers: bearer(admin) });
      expect(reply.statusCode).toBe(200);
    }
  });

  it('that do not exist answer from the error table', async () => {
    const reply = await test.app.inject({ method: 'GET', url: '/api/nowhere' });
    expect(reply.statusCode).toBe(404);
    expect(reply.json<ErrorReply>().error.code).toBe('not-found');
  });

  it('take only an id where an id belongs', async () => {
    const reply = await test.app.inject({ method: 'GET', url: '/api/merchant/1', headers: bearer(admin) });
    expect(reply.json<ErrorReply>().error).toMatchObject({ code: 'validation-failed' });
  });
});

describe('unexpected errors', () => {
  it('say nothing of themselves but a number to ask about', async () => {
    const reply = await test.app.inject({
      method: 'GET',
      url: '/api/logs?cursor=%00&merchantId=' + till.merchant.id,
      headers: bearer(admin),
    });
    expect(reply.json<ErrorReply>().error.code).toBe('validation-failed');
  });
});
