import { expect, it } from 'vitest';
import { mailSender } from './mail-sender.ts';

it.each([
  ['Comptoir <ne-pas-repondre@comptoir.test>', 'Comptoir <ne-pas-repondre@comptoir.test>'],
  ['portail@example.com', 'portail@example.com'],
  ['<portail@example.com>', '<portail@example.com>'],
  ['Comptoir d’été <Info@Érable.québec>', 'Comptoir d’été <info@xn--rable-9ra.xn--qubec-csa>'],
])('%s is from %s', (written, sender) => {
  expect(mailSender.parse(written)).toBe(sender);
});

it.each([
  'Comptoir',
  'Comptoir <>',
  'Comptoir <portail>',
  'Comptoir <portail@>',
  'a@b.ca, c@d.ca',
  'é@bistro.ca',
  'a <b@c.ca',
  `${'a'.repeat(320)}@b.ca`,
])('%s is from no one', (written) => {
  expect(mailSender.safeParse(written).success).toBe(false);
});
