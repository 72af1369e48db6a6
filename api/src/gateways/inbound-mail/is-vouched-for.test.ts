import { expect, it } from 'vitest';
import type { MailDelivery } from './inbound-mail.ts';
import { isVouchedFor } from './is-vouched-for.ts';

const SIGNED: [string, string] = ['X-Spam-Tests', 'DKIM_SIGNED,DKIM_VALID,DKIM_VALID_AU,SPF_PASS'];
const SENT: [string, string] = ['Received-SPF', 'Pass (ok) identity=mailfrom; envelope-from=lea@resto.test; helo=x'];

const address = (Email: string) => ({ Email, MailboxHash: '' });
const posted = (headers: readonly [string, string][], From = '', email = 'lea@resto.test'): MailDelivery => ({
  From,
  FromFull: address(email),
  ToFull: [],
  CcFull: [],
  BccFull: [],
  OriginalRecipient: '',
  MailboxHash: '',
  Subject: '',
  MessageID: '1',
  TextBody: '',
  HtmlBody: '',
  StrippedTextReply: '',
  Headers: headers.map(([Name, Value]) => ({ Name, Value })),
  Attachments: [],
});

it.each<[string, MailDelivery]>([
  ['its signature', posted([SIGNED])],
  ['its signature, whatever the way of a mail that was passed on', posted([SIGNED, ['Received-SPF', 'Fail']])],
  ['the server it came from', posted([SENT])],
  [
    'the server it came from, by the service’s own name for it',
    posted([['Received-SPF', 'PASS envelope-from=<lea@RESTO.test>']]),
  ],
  ['itself alone, also in its name', posted([SIGNED], '"lea@resto.test" <Lea@resto.test>')],
  [
    'a domain with accents as mail servers write it',
    posted([['Received-SPF', 'pass; envelope-from=a@xn--caf-dma.test']], '', 'lea@café.test'),
  ],
])('is vouched for by %s', (_, mail) => expect(isVouchedFor(mail)).toBe(true));

it.each<[string, MailDelivery]>([
  ['nothing', posted([])],
  [
    'what receivers write of a mail for others',
    posted([['Authentication-Results', 'mx; dkim=pass header.d=resto.test; dmarc=pass']]),
  ],
  ['a signature of another domain', posted([['X-Spam-Tests', 'DKIM_SIGNED,DKIM_VALID,NOT_DKIM_VALID_AU']])],
  ['a sender’s word above that of the service', posted([SIGNED, ['X-Spam-Tests', 'SPF_FAIL']])],
  ['a sender’s word below that of the service', posted([['x-spam-tests', 'SPF_FAIL'], SIGNED])],
  ['a sender’s word beside another of the service', posted([['X-Spam-Tests', 'SPF_SOFTFAIL'], SENT])],
  ['a server’s right that another denies', posted([SENT, ['Received-SPF', 'Fail; envelope-from=lea@resto.test']])],
  ['a server of another domain', posted([['Received-SPF', 'Pass; envelope-from=spy@else.test']])],
  ['a server of a domain below it', posted([['Received-SPF', 'Pass; envelope-from=spy@x.resto.test']])],
  ['a server that bounces', posted([['Received-SPF', 'Pass; envelope-from=<>; helo=resto.test']])],
  ['a server by its own name alone', posted([['Received-SPF', 'Pass identity=helo; envelope-from=lea@resto.test']])],
  [
    'a domain in a server’s name',
    posted([['Received-SPF', 'Pass helo=x;envelope-from=lea@resto.test; envelope-from=spy@else.test']]),
  ],
  [
    'a domain in an address',
    posted([['Received-SPF', 'Pass envelope-from="envelope-from=lea@resto.test "@else.test']]),
  ],
  ['what is not said first', posted([['Received-SPF', 'None (pass) envelope-from=lea@resto.test']])],
  ['two senders, of whom one signed', posted([SIGNED], 'lea@resto.test, spy@else.test')],
  ['two heads', posted([SIGNED, ['From', 'lea@resto.test'], ['From', 'spy@else.test']])],
  ['a group of senders', posted([SIGNED], 'resto.test: lea@resto.test, spy@else.test;')],
  ['a head that was cut', posted([SIGNED], `lea@resto.test,${' '.repeat(1000)}`.slice(0, 1000))],
  [
    'headers of which some were cut',
    posted([SIGNED, ...Array.from({ length: 999 }, (): [string, string] => ['X', ''])]),
  ],
  ['a letter that looks the same', posted([SENT], '', 'lea@r\u0435sto.test')],
])('is not vouched for by %s', (_, mail) => expect(isVouchedFor(mail)).toBe(false));
