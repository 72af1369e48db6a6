import { readUptime } from '../clock/read-uptime.ts';
import { runCommand } from './run-command.ts';
import { openScreen } from './screen.ts';

const words = process.argv.slice(2);
const stop = new AbortController();
// a rush ends when a person wants it to, with its summary; the second Ctrl-C ends everything
if (words[0] === 'simulate') process.once('SIGINT', () => stop.abort());

process.exitCode = await runCommand(words, {
  environment: process.env,
  screen: openScreen(),
  now: () => new Date(),
  uptime: readUptime,
  stop: stop.signal,
});
