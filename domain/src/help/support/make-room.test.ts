import { describe, expect, it } from 'vitest';
import { makeRoom, type WaitingMail } from './make-room.ts';

/** So many mails, newest first, each from the address that is made for it. */
const mails = (count: number, from: (at: number) => string): WaitingMail[] =>
  Array.from({ length: count }, (_, at) => ({ id: `${from(at)} ${at}`, from: from(at) }));
const idsOf = (waiting: readonly WaitingMail[]): string[] => waiting.map(({ id }) => id);

describe('makeRoom', () => {
  it('lets twenty of one mailbox wait, whatever it is sorted by, and gives up the oldest', () => {
    const own = (at: number) => (at % 2 === 0 ? 'ann@example.com' : `ann+${at}@example.com`);
    expect(makeRoom(mails(19, own), 'ann@example.com')).toEqual([]);
    expect(makeRoom(mails(20, own), 'ann+x@example.com')).toEqual(idsOf(mails(20, own).slice(19)));
    expect(makeRoom(mails(23, own), 'ann@example.com')).toEqual(idsOf(mails(23, own).slice(19)));
  });

  it('lets a hundred of one domain wait, and of a domain where anybody has a mailbox as many as there are people', () => {
    const at = (domain: string) => (mail: number) => `a${mail}@${domain}`;
    const [own, open] = [mails(130, at('example.com')), mails(130, at('gmail.com'))];
    expect(makeRoom(own, 'new@example.com')).toEqual(idsOf(own.slice(99)));
    expect(makeRoom(open, 'new@gmail.com')).toEqual([]);
    expect(makeRoom(own.slice(0, 99), 'new@example.com')).toEqual([]);
  });

  it('never touches what others sent', () => {
    const waiting = [...mails(200, () => 'ann@example.com'), ...mails(200, (at) => `a${at}@elsewhere.example`)];
    expect(makeRoom(waiting, 'bob@third.example')).toEqual([]);
    expect(makeRoom(waiting, 'bob@elsewhere.example').every((id) => id.includes('elsewhere'))).toBe(true);
  });
});
