import { describe, expect, it } from 'vitest';
import { admitMail, isAutomatic, MOST_MAILS_AN_HOUR, ticketNumberIn, type InboundFacts } from './inbound-mail.ts';

const RIGHT: InboundFacts = {
  from: 'lea@resto.test',
  isVerified: true,
  askedOf: { email: 'lea@resto.test', isActive: true },
  lately: 0,
};

describe('a mail that comes in', () => {
  it('stands in the conversation when its person sent it', () =>
    expect(admitMail(RIGHT)).toEqual({ ok: true, value: null }));

  it.each([
    ['unknown-address', { askedOf: null }],
    ['other-sender', { from: 'spy@else.test' }],
    ['other-sender', { from: 'spy@else.test', isVerified: false }],
    ['unverified-sender', { isVerified: false }],
    ['sender-without-access', { askedOf: { email: 'lea@resto.test', isActive: false } }],
    ['too-many', { lately: MOST_MAILS_AN_HOUR }],
  ] as const)('is set aside: %s', (reason, change) =>
    expect(admitMail({ ...RIGHT, ...change })).toEqual({ ok: false, reason }),
  );
});

describe('a machine', () => {
  const wrote = (headers: Record<string, string>, from = 'lea@resto.test') =>
    isAutomatic({ headers, from, ours: ['reponse@comptoir.test'] });

  it.each([
    { 'auto-submitted': 'auto-replied' },
    { 'auto-submitted': ' Auto-Generated; x=y' },
    { 'return-path': '<>' },
    { precedence: 'bulk' },
    { precedence: 'Auto_Reply' },
    { 'received-spf': 'None identity=mailfrom; envelope-from=<>; helo=mx' },
    { 'received-spf': 'Pass envelope-from=' },
    { 'content-type': 'Multipart/Report; report-type=delivery-status' },
    { 'x-autoreply': 'yes' },
    { 'x-autorespond': '' },
  ] as Record<string, string>[])('is known by %j', (headers) => expect(wrote(headers)).toBe(true));

  it.each([
    'MAILER-DAEMON@mx.test',
    'postmaster@mx.test',
    'no-reply@shop.test',
    'noreply@shop.test',
    'reponse@comptoir.test',
  ])('is known by its address %s', (from) => expect(wrote({}, from)).toBe(true));

  it('is not suspected in what a person sends', () => {
    expect(wrote({})).toBe(false);
    expect(wrote({ 'auto-submitted': 'no', precedence: 'first-class', 'return-path': '<lea@resto.test>' })).toBe(false);
    expect(wrote({ 'received-spf': 'Pass envelope-from=lea@resto.test; helo=x' })).toBe(false);
  });
});

it.each([
  ['RE: [C-104001] certificat', 'C-104001'],
  ['C-104001', 'C-104001'],
  ['Bonjour', null],
  ['ABC-104001', null],
  ['C-1', null],
])('the subject %j names %j', (subject, number) => expect(ticketNumberIn(subject)).toBe(number));
