import { expect, it } from 'vitest';
import { isGoneAlready } from './is-gone-already.ts';

it.each([
  ['DELETE', '/contacts/:id', 'not-found', true],
  ['DELETE', '/estimates/:id/revisions/:revision', 'not-found', true],
  ['DELETE', '/card', 'not-found', true],
  ['DELETE', '/employees/:id/declaration', 'not-found', false],
  ['DELETE', '/contacts/:id', 'contact-is-last', false],
  ['DELETE', '/contacts/:id', 'unreadable-reply', false],
  ['PUT', '/contacts/:id', 'not-found', false],
] as const)('%s %s refused as %s: what was wanted is done: %s', (method, path, code, isDone) => {
  expect(isGoneAlready({ method, path, code })).toBe(isDone);
});
