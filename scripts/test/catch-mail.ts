import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** A server that takes every mail in, on a port of its own. */
export interface MailCatcher {
  readonly url: string;
  /** Waits for what this finds in the mails that have come, each without the line breaks of its transport. */
  find(pattern: RegExp): Promise<string>;
  close(): void;
}

/** Speaks as much of SMTP as a mail needs to be handed over. */
export async function catchMail(): Promise<MailCatcher> {
  let taken = '';
  const server = createServer((socket) => {
    let isContent = false;
    socket.write('220 catcher\r\n');
    socket.setEncoding('utf8').on('data', (text: string) => {
      if (isContent) taken += text;
      else if (/^QUIT/i.test(text)) socket.end('221 bye\r\n');
      else if (/^DATA/i.test(text)) {
        isContent = true;
        socket.write('354 go on\r\n');
        return;
      } else socket.write('250 yes\r\n');
      if (!isContent || !taken.endsWith('\r\n.\r\n')) return;
      isContent = false;
      socket.write('250 taken\r\n');
    });
    socket.on('error', () => {});
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    find: async (pattern) => {
      for (let left = 300; left > 0; left -= 1) {
        const found = pattern.exec(taken.replaceAll('=\r\n', '').replaceAll('=3D', '='))?.[1];
        if (found !== undefined) return found;
        await sleep(100);
      }
      throw new Error(`no mail has ${String(pattern)}: ${taken}`);
    },
    close: () => server.close(),
  };
}
