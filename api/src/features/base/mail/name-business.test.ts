import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { accountMailEn } from './account-mail.en.ts';
import { composeMail, type Letter } from './compose-mail.ts';
import { renderLetter, type WrittenLetter } from './render-letter.ts';

const BUSINESS = 'Bistro du Quai';
const written: WrittenLetter = {
  language: 'en',
  business: BUSINESS,
  subject: 'Your invoice 000042',
  greeting: 'Hello,',
  before: ['Here is your invoice.'],
  entries: [],
  button: '',
  link: null,
  after: [],
  signature: 'The Comptoir team',
};

describe('a letter about a business', () => {
  it('names it in its subject, unless the subject or the first paragraph does already', () => {
    expect(renderLetter(written).subject).toBe('Your invoice 000042 – Bistro du Quai');
    const first = { ...written, before: [`Here is the invoice of ${BUSINESS}.`] };
    expect(renderLetter(first).subject).toBe('Your invoice 000042');
    expect(renderLetter({ ...written, subject: `${BUSINESS}: invoice` }).subject).toBe(`${BUSINESS}: invoice`);
    expect(renderLetter({ ...written, business: 'Entrez sur evil.test' }).subject).toBe('Your invoice 000042');
  });
});

/** Mails about an account, whatever places it has, and those to addresses that are nobody's yet. */
/** Files that are looked at by their kinds, and one that writes to a person once about all that they have. */
const ELSEWHERE = ['base/mail/compose-mail.ts', 'base/taxes/send-tax-letter.ts'];

const OF_NO_BUSINESS = new Set([
  'merchant-invitation',
  'welcome',
  'already-registered',
  'temporary-password',
  'password-changed',
  'second-factor-removed',
  'accounts-joined',
]);

describe('every mail', () => {
  const kinds = Object.keys(accountMailEn).filter((key) => !key.endsWith('Label'));
  it.each(kinds)('about an account names the business that it was ordered for, or is of none: %s', (kind) => {
    for (const language of ['fr', 'en'] as const) {
      const order = { kind, userId: 'u', invitedBy: 'Noémie', address: 'a@b.test', formerEmail: 'c@d.test' };
      const { subject, text } = composeMail({
        order: order as unknown as Letter['order'],
        to: { name: 'Camille', address: 'a@b.test' },
        email: 'a@b.test',
        language,
        password: null,
        publicUrl: 'https://portal.example',
        business: BUSINESS,
      });
      expect(`${subject}\n${text}`.includes(BUSINESS), `${kind}, ${language}`).toBe(!OF_NO_BUSINESS.has(kind));
    }
  });

  it('besides those says where it is rendered which business it is about', () => {
    const features = path.resolve(import.meta.dirname, '../..');
    const rendered = readdirSync(features, { recursive: true, encoding: 'utf8' })
      .filter(
        (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !ELSEWHERE.some((one) => file.endsWith(one)),
      )
      .flatMap((file) => {
        const [, ...calls] = readFileSync(path.join(features, file), 'utf8').split(/(?<!function )\brenderLetter\(/);
        return calls.map((call) => ({ file, business: /^\{\s*business(?:: ([^,]+))?,/.exec(call)?.[0] ?? call }));
      });
    expect(rendered.length).toBeGreaterThan(15);
    expect(rendered.filter(({ business }) => !/business(,|: (?!null|'')[\w.]+,)/.test(business))).toEqual([]);
  });
});
