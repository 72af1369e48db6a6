import type { PrintedBill, SecondShell } from '../support/second-shell.ts';
import { expectReachableAtEachWidth } from '../support/expect-reachable.ts';
import { countReceived, listOpenDiagnostics, listReceived, readAuthority } from '../support/authority.ts';
import { expect, test } from '../support/test.ts';
import type { Words } from '../support/words.ts';

/** The longest pause of the relay between two attempts is 15 seconds. */
const BACK_MS = 30_000;

test('an outage does not stop sales: they wait, and are accepted in their order by themselves', async ({
  page,
  portal,
  shell,
  words,
}) => {
  await portal.arrive('logs');
  const before = await countReceived();
  const main = page.getByRole('main');

  await shell.authority('down');
  const bills = await sellOffline(shell, words, AMOUNTS);
  await expect(main.getByText(words.waiting.three)).toBeVisible();
  await expect(main.getByText(words.waiting.unreachable)).toBeVisible();
  for (const bill of bills) await expect(portal.row(named(bill))).toContainText(words.events.waiting);
  expect(await countReceived()).toBe(before);

  await shell.authority('up');
  await expect(main.getByText(words.waiting.three)).toBeHidden({ timeout: BACK_MS });
  for (const bill of bills) {
    await expect(portal.row(named(bill)).filter({ hasText: words.events.acceptedInBatch })).toHaveCount(1);
  }
  await expect(page.getByRole('button', { name: words.waiting.send })).toBeHidden();
  await expectAccepted(before, bills);
});

test('the batch button shows its plan and sends what waits at once', async ({ page, portal, shell, words }) => {
  const before = await countReceived();
  const [main, dialog] = [page.getByRole('main'), page.getByRole('dialog')];
  const sendAll = async (): Promise<void> => {
    await main.getByRole('button', { name: words.waiting.send }).click();
    await expect(dialog.getByText(words.waiting.plan)).toBeVisible();
    await dialog.getByRole('button', { name: words.waiting.confirm }).click();
  };

  await shell.authority('down');
  const bills = await sellOffline(shell, words, AMOUNTS);
  await portal.arrive('dashboard');
  await expect(main.getByText(words.waiting.safe)).toBeVisible();
  await expectReachableAtEachWidth(page, 'bills waiting');
  // In vain; and after so many failures the relay itself waits for 8 seconds, so that what follows is the button's doing.
  await sendAll();
  await expect(page).toHaveURL(/\/sales\/transmission/);
  await expect(portal.row(words.waiting.unanswered)).toBeVisible();

  await shell.authority('up');
  await sendAll();
  await expect(main.getByText(words.waiting.allSent)).toBeVisible();
  await main.getByRole('button', { name: words.waiting.details }).first().click();
  await expect(dialog.getByText(words.waiting.accepted, { exact: true })).toHaveCount(3);
  await expectAccepted(before, bills);
});

test('the batch command of the till sends what waits at once', async ({ shell, words }) => {
  const before = await countReceived();
  await shell.authority('down');
  const bills = await sellOffline(shell, words, AMOUNTS);
  expect(await shell.terminal('send')).toContain(words.till.stillWaiting);

  await shell.authority('up');
  expect(await shell.terminal('send')).toContain(words.till.allSent);
  await expectAccepted(before, bills);
});

test('a bill whose reply was lost is asked about again, and counts once', async ({ portal, shell, words }) => {
  await portal.arrive('logs');
  const before = await countReceived();
  const { resends } = (await readAuthority()).counters;

  await shell.authority('drop');
  const lost = await shell.sale('7.25');
  expectNoAnswer(lost, words);
  await expect(portal.row(named(lost)).filter({ hasText: words.events.replyLost })).toHaveCount(1);
  await expect(portal.row(named(lost)).filter({ hasText: words.events.accepted })).toHaveCount(1, { timeout: BACK_MS });

  expect((await readAuthority()).counters.resends).toBe(resends + 1);
  const next = await shell.sale('7.30');
  await expectAccepted(before, [lost, next]);
});

test('a web page instead of an answer is no answer: the bill is sent again', async ({ portal, shell, words }) => {
  await portal.arrive('logs');
  const before = await countReceived();

  await shell.authority('html503');
  const delayed = await shell.sale('8.40');
  expectNoAnswer(delayed, words);
  await expect(portal.row(named(delayed)).filter({ hasText: words.events.accepted })).toHaveCount(1, {
    timeout: BACK_MS,
  });
  await expectAccepted(before, [delayed]);
});

const named = ({ noTrans }: PrintedBill): RegExp => new RegExp(`\\b${noTrans}\\b`);

const AMOUNTS = ['5.00', '6.25', '11.40'];

/** Bills that the authority does not answer. */
async function sellOffline(shell: SecondShell, words: Words, amounts: readonly string[]): Promise<PrintedBill[]> {
  const bills: PrintedBill[] = [];
  for (const amount of amounts) {
    const bill = await shell.sale(amount);
    expectNoAnswer(bill, words);
    bills.push(bill);
  }
  return bills;
}

/** The official mention stands where the authority's time and number would be. */
function expectNoAnswer(bill: PrintedBill, words: Words): void {
  expect(bill.text).toMatch(/^ *PROBLÈME DE COMMUNICATION\n *\d{4}-\d{4}-\d{4}\n={48}$/m);
  expect(bill.psiNoTrans).toBeNull();
  expect(bill.text).toMatch(words.till.waitingThere);
}

/** All there, each once, in the order made, each following the one before in the till's chain. */
async function expectAccepted(before: number, bills: readonly PrintedBill[]): Promise<void> {
  const received = await listReceived({ after: before });
  expect(received.map(({ noTrans }) => noTrans)).toEqual(bills.map(({ noTrans }) => noTrans));
  expect(received.every(({ verified }) => verified)).toBe(true);
  for (const [index, bill] of received.slice(1).entries()) expect(bill.preced).toBe(received[index]?.actu);
  expect(await listOpenDiagnostics()).toEqual([]);
}
