import { afterEach, expect, it } from 'vitest';
import { nameApi } from '../../../test/name-api.ts';
import { apiAddress, apiBase, ownApiAddress } from './api-base.ts';

afterEach(() => nameApi(null));

it.each([
  ['https://api.example.ca/', 'https://portal.example.ca', 'https://api.example.ca/api'],
  ['', 'https://portal.example.ca', 'https://portal.example.ca/api'],
  [undefined, 'http://localhost:4000', 'http://localhost:4000/api'],
  [undefined, 'null', 'http://localhost:3000/api'],
  [undefined, '', 'http://localhost:3000/api'],
])('setting %s, page of %s: %s', (setting, origin, base) => {
  expect(apiBase(setting, origin)).toBe(base);
});

it('is what the server has named in the page, but for what must be the page’s own', () => {
  expect(apiAddress()).toBe('http://localhost:3000/api');
  nameApi('https://api.example.ca');
  expect(apiAddress()).toBe('https://api.example.ca/api');
  expect(ownApiAddress()).toBe('http://localhost:3000/api');
});
