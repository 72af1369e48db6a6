import { expect, it } from 'vitest';
import { apiBase } from './api-base.ts';

it.each([
  ['https://api.example.ca/', 'https://portal.example.ca', 'https://api.example.ca/api'],
  ['', 'https://portal.example.ca', 'https://portal.example.ca/api'],
  [undefined, 'http://localhost:4000', 'http://localhost:4000/api'],
  [undefined, 'null', 'http://localhost:3000/api'],
  [undefined, '', 'http://localhost:3000/api'],
])('setting %s, page of %s: %s', (setting, origin, base) => {
  expect(apiBase(setting, origin)).toBe(base);
});
