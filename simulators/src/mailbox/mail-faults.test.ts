import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { control } from '../../test/control.ts';
import { listMails, sendMail, startTestMailbox, type TestMailbox } from '../../test/test-mailbox.ts';

let mailbox: TestMailbox;

beforeAll(async () => {
  mailbox = await startTestMailbox();
});
beforeEach(() => control(mailbox.running, 'DELETE /control/messages'));
afterEach(() => control(mailbox.running, 'DELETE /control/faults'));
afterAll(() => mailbox.remove());

const add = (fault: object) => control(mailbox.running, 'POST /control/faults', fault);
const subjects = async () => (await listMails(mailbox.running)).map(({ subject }) => subject);
const CUT = /closed|ECONNRESET|hang up/i;

describe('a scripted fault', () => {
  it('down: no sender gets an answer, until it is cleared', async () => {
    await add({ fault: 'down', times: 'always' });
    await expect(sendMail(mailbox.running, {})).rejects.toThrow(CUT);
    await expect(sendMail(mailbox.running, {})).rejects.toThrow(CUT);
    await control(mailbox.running, 'DELETE /control/faults');
    await sendMail(mailbox.running, { subject: 'after' });
    expect(await subjects()).toEqual(['after']);
  });

  it('down: hangs up on who is connected already', async () => {
    const socket = connect(Number(new URL(mailbox.running.urls.smtpUrl).port), '127.0.0.1');
    await once(socket, 'data');
    const closed = once(socket.resume(), 'close');
    await add({ fault: 'down' });
    expect(await closed).toEqual([false]);
  });

  it('slow: answers, later', async () => {
    await add({ fault: 'slow', value: 200 });
    const begun = performance.now();
    await sendMail(mailbox.running, {});
    expect(performance.now() - begun).toBeGreaterThanOrEqual(199);
    expect(await subjects()).toHaveLength(1);
  });

  it('reject: answers 550 for one recipient, and the others get the mail', async () => {
    await add({ fault: 'reject', to: 'Missing@x.test', times: 2 });
    await expect(sendMail(mailbox.running, { to: 'missing@x.test' })).rejects.toMatchObject({ responseCode: 550 });
    await sendMail(mailbox.running, { to: ['missing@x.test', 'present@x.test'] });
    const mails = await listMails(mailbox.running);
    expect(mails.map(({ envelope }) => envelope.to)).toEqual([['present@x.test']]);
    await sendMail(mailbox.running, { to: 'missing@x.test' });
  });

  it('reject without a recipient: answers 550 for the next recipient', async () => {
    await add({ fault: 'reject' });
    await expect(sendMail(mailbox.running, {})).rejects.toMatchObject({ responseCode: 550 });
    await sendMail(mailbox.running, {});
  });

  it('drop: keeps the mail, loses the answer', async () => {
    await add({ fault: 'drop', to: 'camille@resto.test' });
    await sendMail(mailbox.running, { to: 'other@resto.test', subject: 'other' });
    await expect(sendMail(mailbox.running, { subject: 'kept' })).rejects.toThrow(CUT);
    expect(await subjects()).toEqual(['other', 'kept']);
  });
});

describe('a bad call', () => {
  it.each([
    ['POST /control/faults', { fault: 'sideways' }],
    ['POST /control/faults', { fault: 'down', to: 'a@x.test' }],
    ['POST /control/faults', { fault: 'slow' }],
    ['POST /control/faults', { fault: 'slow', value: 0 }],
    ['POST /control/faults', { fault: 'reject', to: 'no address' }],
    ['POST /control/faults', { fault: 'drop', times: 0 }],
    ['GET /control/messages?to=no-address', undefined],
    ['GET /control/messages?after=-1', undefined],
    ['GET /control/messages?unknown=1', undefined],
    ['GET /control/messages/x', undefined],
    ['GET /control/messages/1?unknown=1', undefined],
    ['DELETE /control/messages?unknown=1', undefined],
    ['GET /control/status?unknown=1', undefined],
  ])('%s %o is 400 and says why', async (route, body) => {
    const answer = await control(mailbox.running, route, body);
    expect(answer).toMatchObject({ status: 400, json: { error: expect.any(String) } });
  });

  it('about a message that is not there is 404', async () => {
    expect(await control(mailbox.running, 'GET /control/messages/999999')).toMatchObject({ status: 404 });
  });
});
