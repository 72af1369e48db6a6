import { readTransactionStates } from '@comptoir/contract/sales/device-api';
import { reportToSign } from '@comptoir/contract/sales/contracts';
import { listDevices } from '@comptoir/contract/sales/devices';
import { describe, expect, it } from 'vitest';
import { answerCalls, refusal, type Answer } from '../../test/answer-calls.ts';
import { sentenceOf } from '../../test/sentence-of.ts';
import { callEndpoint, isRefused } from './call-endpoint.ts';
import { expectReply } from './expect-reply.ts';

const URL = 'http://comptoir.test';
const UNREACHABLE = { ok: false, reason: 'unreachable' };
const call = { body: { signatures: [] }, timeoutMs: 1000 };
const ask = (answer: Answer, onTime?: (at: Date) => Promise<void>) => {
  const calls = answerCalls(answer);
  const caller = { apiUrl: URL, token: 'token', ...(onTime === undefined ? {} : { onTime }) };
  return callEndpoint(readTransactionStates, caller, call).then((outcome) => ({ outcome, calls }));
};

describe('a call', () => {
  it('bears who calls and what is asked, as JSON', async () => {
    const { outcome, calls } = await ask({ json: { results: [] } });
    expect(outcome).toEqual({ ok: true, value: { results: [] } });
    expect(calls).toEqual([
      {
        method: readTransactionStates.method,
        url: `${URL}/api${readTransactionStates.path}`,
        headers: { 'content-type': 'application/json', authorization: 'Bearer token' },
        body: { signatures: [] },
      },
    ]);
  });

  it('puts an id into the path, and a query behind it, and says nothing of what there is none of', async () => {
    const calls = answerCalls({ json: { state: 'signed' } }, { json: { items: [], nextCursor: null } });
    await callEndpoint(reportToSign, { apiUrl: URL }, { id: 'x-1', body: { noTrans: 'AAAA-1' }, timeoutMs: 1000 });
    await callEndpoint(listDevices, { apiUrl: URL }, { query: { q: 'a b' }, timeoutMs: 1000 });
    expect(calls.map(({ url }) => url.replace(`${URL}/api`, ''))).toEqual([
      '/device/v1/to-sign/x-1',
      `${listDevices.path}?q=a+b`,
    ]);
    expect(calls[1]).toMatchObject({ method: 'GET', headers: {}, body: undefined });
    expect(calls[1]?.headers).toEqual({});
  });

  it('follows no one who sends it elsewhere, and waits no longer than it says', async () => {
    const requests: RequestInit[] = [];
    const calls = answerCalls(null);
    const { fetch } = globalThis;
    globalThis.fetch = (url, init) => {
      requests.push(init ?? {});
      return fetch(url, init);
    };
    await callEndpoint(listDevices, { apiUrl: URL }, { timeoutMs: 1 });
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(calls).toHaveLength(1);
    expect(requests[0]).toMatchObject({ redirect: 'error', signal: { aborted: true } });
  });
});

describe('what is no usable answer', () => {
  it.each<[string, Answer]>([
    ['silence', null],
    ['a page', { text: '<html>portail captif</html>' }],
    ['another reply', { json: { items: [] } }],
    ['an empty reply', { status: 204 }],
    ['an error that is none of Comptoir’s', { status: 404, text: 'not found' }],
    ['an error without a code', { status: 404, json: { error: {} } }],
    ['a code that no one knows', refusal('teapot', 418)],
    ['a server in trouble', refusal('internal-error', 500)],
    ['a server that is full', refusal('too-many-requests', 503)],
  ])('is %s', async (_, answer) => {
    expect((await ask(answer)).outcome).toEqual(UNREACHABLE);
  });
});

describe('a refusal', () => {
  it('bears its code, and the fields that it is about', async () => {
    const fields = [{ path: 'gst_number', rule: 'required' }];
    const json = { error: { code: 'merchant-information-incomplete', fields } };
    const refused = { ok: false, reason: 'refused', code: 'merchant-information-incomplete', fields };
    expect((await ask({ status: 409, json })).outcome).toEqual(refused);
    expect((await ask(refusal('not-found', 404))).outcome).toEqual({ ...refused, code: 'not-found', fields: [] });
  });

  it('is the authority’s silence, though it is a server’s trouble', async () => {
    const { outcome } = await ask(refusal('authority-unavailable', 503));
    expect(isRefused(outcome, 'authority-unavailable')).toBe(true);
    expect(isRefused(outcome)).toBe(true);
    expect(isRefused(outcome, 'not-found')).toBe(false);
    expect([isRefused(UNREACHABLE as typeof outcome), isRefused({ ok: true, value: 1 })]).toEqual([false, false]);
  });

  it('is said by what it is about; so is silence', async () => {
    const fields = [{ path: 'gst_number', rule: 'required' }];
    const json = { error: { code: 'merchant-information-incomplete', fields } };
    const { outcome } = await ask({ status: 409, json });
    expect(sentenceOf(() => expectReply(outcome, URL))).toBe(
      'Il manque au portail des renseignements du commerce : numéro de TPS.',
    );
    expect(sentenceOf(() => expectReply({ ok: false, reason: 'unreachable' }, URL))).toBe(
      `Comptoir ne répond pas à ${URL}. Vérifiez le réseau, ou démarrez-le (npm start), puis recommencez.`,
    );
    expect(expectReply({ ok: true, value: 4 }, URL)).toBe(4);
  });
});

describe('the time of an answer', () => {
  const date = 'Thu, 15 Jan 2026 17:05:00 GMT';
  const heardWith = async (answer: Answer): Promise<Date[]> => {
    const heard: Date[] = [];
    await ask(answer, (at) => Promise.resolve(void heard.push(at)));
    return heard;
  };

  it.each<[string, Answer]>([
    ['a reply', { json: { results: [] }, date }],
    ['a refusal', { status: 404, json: { error: { code: 'not-found' } }, date }],
  ])('is heard with %s', async (_, answer) => {
    expect(await heardWith(answer)).toEqual([new Date(date)]);
  });

  it.each<[string, Answer]>([
    ['a page', { text: '<html>', date }],
    ['another reply', { json: {}, date }],
    ['what bears none', { json: { results: [] } }],
    ['what bears no time', { json: { results: [] }, date: 'yesterday' }],
  ])('is not heard with %s', async (_, answer) => {
    expect(await heardWith(answer)).toEqual([]);
  });
});
