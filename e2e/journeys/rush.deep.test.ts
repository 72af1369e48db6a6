import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { countReceived, listOpenDiagnostics, listReceived, type ReceivedBill } from '../support/authority.ts';
import { ROOT } from '../support/root.ts';
import { environment } from '../support/running.ts';
import { expect, inLanguage, test } from '../support/test.ts';

test.use({ language: inLanguage('en') });

test('a lunch rush on five tills with an outage in the middle: every bill made is received, once', async ({
  page,
  portal,
  shell,
  words,
  language,
}) => {
  await portal.arrive('logs');
  const before = await countReceived();

  const rush = spawn(
    process.execPath,
    ['dist/terminal.mjs', 'simulate', '--devices', '5', '--minutes', '1', '--rate', '60', '--lang', language],
    { cwd: ROOT, env: environment(), stdio: ['ignore', 'pipe', 'ignore'] },
  );
  let output = '';
  rush.stdout.setEncoding('utf8').on('data', (text) => (output += text));
  try {
    await expect.poll(async () => (await countReceived()) - before).toBeGreaterThanOrEqual(5);
    await shell.authority('down');
    await expect(page.getByText(words.waiting.unreachable)).toBeVisible();
    await sleep(3000);
    await shell.authority('up');
    await expect(page.getByText(words.waiting.unreachable)).toBeHidden({ timeout: 30_000 });
  } finally {
    // Ctrl-C: the bills in hand are finished, then comes the summary.
    rush.kill('SIGINT');
  }
  const [code] = await once(rush, 'close');
  expect(code, output).toBe(0);

  const made = Number(new RegExp(`^${words.till.all} +(\\d+)`, 'm').exec(output)?.[1]);
  expect(made, output).toBeGreaterThan(10);
  await expect(page.getByRole('button', { name: words.waiting.send })).toBeHidden({ timeout: 30_000 });

  const received = await listReceived({ after: before });
  expect(received).toHaveLength(made);
  expect(new Set(received.map(({ actu }) => actu)).size).toBe(made);
  expect(new Set(received.map((bill) => `${bill.deviceNumber} ${bill.noTrans}`)).size).toBe(made);
  expect(received.every(({ verified }) => verified)).toBe(true);
  const tills = [...new Set(received.map(({ deviceNumber }) => deviceNumber))];
  expect(tills).toHaveLength(5);
  for (const till of tills) expectChained(received.filter(({ deviceNumber }) => deviceNumber === till));
  expect(await listOpenDiagnostics()).toEqual([]);
});

/** Each follows the one before it: none is missing, and they came in the order made. */
function expectChained(bills: readonly ReceivedBill[]): void {
  for (const [index, bill] of bills.slice(1).entries()) expect(bill.preced).toBe(bills[index]?.actu);
}
