import { expect, it } from 'vitest';
import { normalEmail } from '../sessions/normal-email.ts';
import { showAddresses } from './show-addresses.ts';

it.each(['info@café-montréal.ca', 'info@érable.québec', 'info@straße.example', '信@例え.テスト', 'a@sub.érable.ca'])(
  'shows %s as it was typed, and sends to it as mail servers know it',
  (typed) => {
    expect(normalEmail(typed)).toContain('@');
    expect(normalEmail(typed)).toContain('xn--');
    expect(showAddresses(normalEmail(typed))).toBe(typed);
    expect(normalEmail(showAddresses(normalEmail(typed)))).toBe(normalEmail(typed));
  },
);

it('shows every address of a text, in whatever stands around it', () => {
  expect(showAddresses('{"email":"a@xn--rable-9ra.ca","by":"<b@xn--rable-9ra.ca>"} c@bistro.ca.')).toBe(
    '{"email":"a@érable.ca","by":"<b@érable.ca>"} c@bistro.ca.',
  );
  // a full stop after it belongs to the sentence
  expect(showAddresses('Écrivez à info@xn--rable-9ra.ca.')).toBe('Écrivez à info@érable.ca.');
});

it.each(['a@xn--.ca', 'a@xn--zzzzzzzzzzzz.ca', `a@${'xn--a.'.repeat(60)}ca`, 'xn--rable-9ra.ca', 'a@xn--99999999.ca'])(
  'leaves %s as it is',
  (text) => {
    expect(showAddresses(text)).toBe(text);
  },
);

it.each(['а@аррӏе.com', 'lea@bιstro.ca'])('keeps %s from passing for another', (typed) => {
  const normal = normalEmail(`a@${typed.split('@')[1]}`);
  expect(normal).toContain('xn--');
  expect(showAddresses(normal)).toBe(normal);
});
