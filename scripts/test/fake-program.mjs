import { appendFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { basename, join } from 'node:path';

/**
 * Stands in for a program of dist: speaks its side of the launcher's protocol, keeps a diary, and misbehaves on request.
 * FAKE_<NAME> may be `fails`, `dies` (as soon as it is ready) or `stubborn` (does not stop when asked).
 */
const name = basename(process.argv[1] ?? '', '.mjs');
const mood = process.env[`FAKE_${name.toUpperCase()}`];
const write = (line) => appendFileSync(join(process.env.DATA_DIR, 'diary.txt'), `${name} ${line}\n`);
const pageOf = (port) => ({ controlUrl: `http://127.0.0.1:${port}/control`, pageUrl: `http://127.0.0.1:${port}/` });
const simulators = {
  authority: { ...pageOf(1), caFile: 'ca.pem' },
  mailbox: pageOf(2),
  clover: pageOf(3),
  cards: pageOf(4),
};

write(`started ${process.pid}`);
const end = (why) => {
  write(why);
  if (mood !== 'stubborn') process.exit(0);
};

if (name === 'terminal') {
  write(process.argv.slice(2).join(' '));
  if (mood === 'fails') {
    console.error('no such till');
    process.exit(1);
  }
} else {
  process.on('SIGTERM', () => end('asked to stop'));
  process.on('disconnect', () => end('left alone'));
  if (mood === 'fails') process.send({ failed: 'The database is asleep.' });
  else if (name === 'simulators') process.send({ ready: true, ...simulators });
  else {
    process.on(
      'message',
      (message) =>
        message.type === 'simulators' &&
        write(
          `knows ${message.authority.caFile} ${message.mailbox.pageUrl} ${message.clover.pageUrl} ${message.cards.pageUrl}`,
        ),
    );
    createServer().listen(process.env.PORT, () =>
      process.send({ ready: true, url: `http://localhost:${process.env.PORT}` }),
    );
  }
  if (mood === 'dies') setTimeout(() => process.exit(1), 300);
}
