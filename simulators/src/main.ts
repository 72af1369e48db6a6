import { startAuthority } from './authority/start-authority.ts';
import { CARD_KEYS } from './cards/card-keys.ts';
import { startCards } from './cards/start-cards.ts';
import { CLOVER_APP } from './clover/clover-app.ts';
import { startClover } from './clover/start-clover.ts';
import { MAILBOX_ACCOUNT } from './mailbox/mailbox-account.ts';
import { startMailbox } from './mailbox/start-mailbox.ts';

/** The outside world on loopback: starts every simulator, reports to its parent where they are, and ends with it. */
async function main(): Promise<void> {
  const dataDir = process.env.DATA_DIR ?? '.data';
  const [authority, mailbox, clover, cards] = await Promise.all([
    startAuthority({ dataDir }),
    startMailbox({ dataDir }),
    startClover({ dataDir }),
    startCards({ dataDir }),
  ]);
  let isClosing = false;
  const close = async () => {
    // Ctrl-C reaches us twice: as a signal of our own, and through the parent that it ends.
    if (isClosing) return;
    isClosing = true;
    await Promise.all([authority.close(), mailbox.close(), clover.close(), cards.close()]);
    process.exit(0);
  };
  process.on('SIGINT', () => void close());
  process.on('SIGTERM', () => void close());
  process.once('disconnect', () => void close());
  announce({
    ready: true,
    authority: authority.urls,
    mailbox: { ...mailbox.urls, ...MAILBOX_ACCOUNT },
    clover: { ...clover.urls, ...CLOVER_APP },
    cards: { ...cards.urls, ...CARD_KEYS },
  });
}

/** Over the channel of a parent process if there is one, else as one line of JSON. */
function announce(message: object): void {
  if (process.send) process.send(message);
  else process.stdout.write(`${JSON.stringify(message)}\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${refusalSentence(error, process.env.DATA_DIR ?? '.data')}\n`);
  process.exit(1);
});

const UNWRITABLE = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'ENOSPC']);

/** Returns the reason that the simulators did not start, and its remedy, in one sentence. */
function refusalSentence(error: unknown, dataDir: string): string {
  if (!(error instanceof Error)) return `The simulators could not start: ${String(error)}`;
  const code = 'code' in error ? String(error.code) : '';
  if (!UNWRITABLE.has(code)) return `The simulators could not start: ${error.message}`;
  return `The simulators cannot write to the data folder ${dataDir} (${code}): set DATA_DIR to a folder that can be written.`;
}
