import { createServer, type Server } from 'node:net';
import type { AddressInfo } from 'node:net';
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { expect, inject, it } from 'vitest';
import { reachDatabase } from './reach-database.ts';

/** A message of PostgreSQL's protocol: its letter, its length, its content. */
function message(letter: string, ...parts: readonly (Buffer | string)[]): Buffer {
  const content = Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(`${part}\0`) : part)));
  const length = Buffer.alloc(4);
  length.writeInt32BE(content.length + 4);
  return Buffer.concat([Buffer.from(letter), length, content]);
}

const int16 = (value: number): Buffer => Buffer.from([value >> 8, value & 255]);
const int32 = (value: number): Buffer => Buffer.from([value >> 24, value >> 16, value >> 8, value]);

/** A PostgreSQL of that version, as far as one who asks for it can see: it lets everybody in and answers each question with it. */
async function aServer(major: number): Promise<{ server: Server; url: string }> {
  const ready = message('Z', Buffer.from('I'));
  const column = (name: string): Buffer =>
    Buffer.concat([Buffer.from(`${name}\0`), int32(0), int16(0), int32(25), int16(-1), int32(-1), int16(0)]);
  const value = (text: string): Buffer => Buffer.concat([int32(text.length), Buffer.from(text)]);
  const row = [
    message('T', int16(2), column('major'), column('encoding')),
    message('D', int16(2), value(String(major)), value('UTF8')),
    message('C', 'SELECT 1'),
  ];
  const server = createServer((socket) => {
    socket.once('data', () => {
      socket.write(Buffer.concat([message('R', int32(0)), ready]));
      socket.on('data', (asked) => void (asked[0] === 81 && socket.write(Buffer.concat([...row, ready]))));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return { server, url: `postgres://someone@127.0.0.1:${(server.address() as AddressInfo).port}/comptoir` };
}

it.each([12, 14])('PostgreSQL %i is refused in one sentence', async (major) => {
  const { server, url } = await aServer(major);
  await expect(reachDatabase('DATABASE_URL', url)).rejects.toThrow(
    `The database of DATABASE_URL is of PostgreSQL ${major}, and Comptoir needs 15 or newer: move it to a newer PostgreSQL.`,
  );
  server.close();
});

it('the oldest that is supported is taken, and the one of the tests', async () => {
  const { server, url } = await aServer(15);
  await expect(reachDatabase('DATABASE_URL', url)).resolves.toBeUndefined();
  server.close();
  const newest = inject('ownerUrl').replace(/[^/]*$/, 'postgres');
  await expect(reachDatabase('DATABASE_URL', newest)).resolves.toBeUndefined();
});

it('a database that cannot hold every letter is refused, with the way to make it', async () => {
  const name = `test_${randomBytes(8).toString('hex')}`;
  const url = new URL(inject('postgresUrl'));
  const client = new pg.Client(url.href);
  await client.connect();
  await client.query(`create database ${name} template template0 encoding 'SQL_ASCII' locale_provider libc locale 'C'`);
  url.pathname = name;
  await expect(reachDatabase('DATABASE_URL', url.href)).rejects.toThrow(
    'has the encoding SQL_ASCII: make it with "create database',
  );
  await client.query(`drop database ${name}`);
  await client.end();
});
