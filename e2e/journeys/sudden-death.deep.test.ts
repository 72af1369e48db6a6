import { countReceived, listOpenDiagnostics, listReceived } from '../support/authority.ts';
import { findSurvivors, listProcesses, type RunningProcess } from '../support/list-processes.ts';
import { getRunning, theDataDir } from '../support/running.ts';
import type { PrintedBill } from '../support/second-shell.ts';
import { startComptoir } from '../support/start-comptoir.ts';
import { endByForce, waitForEnd } from '../support/stop-comptoir.ts';
import { expect, test } from '../support/test.ts';

test.use({
  foreseen: [
    // the merchant is asked for again while nothing answers
    /^Merchant Not Found$|ERR_CONNECTION_REFUSED|ERR_INCOMPLETE_CHUNKED_ENCODING|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET|ERR_SOCKET_NOT_CONNECTED/,
  ],
});

const isPostgres = ({ command }: RunningProcess): boolean => /postgres/.test(command);

test('killed at once and started again, it has lost nothing, and its open screens come back by themselves', async ({
  page,
  portal,
  shell,
  words,
}) => {
  await portal.arrive('logs');
  const before = await countReceived();
  const bills: PrintedBill[] = [await shell.sale('5.00')];

  await test.step('its programs die, and PostgreSQL is left behind', async () => {
    const { dead, port } = await kill((one) => !isPostgres(one));
    await startComptoir(theDataDir(), port);
    expect(await findSurvivors(dead), 'the PostgreSQL of the first one is gone').toEqual([]);
    bills.push(await shell.sale('6.00'));
  });

  await test.step('all dies, PostgreSQL too', async () => {
    const { dead, port } = await kill(() => true);
    expect(await waitForEnd(dead, 5000)).toEqual([]);
    await startComptoir(theDataDir(), port);
    bills.push(await shell.sale('7.00'));
  });

  for (const bill of bills) {
    expect(bill.psiNoTrans).not.toBeNull();
    const line = portal.row(new RegExp(`\\b${bill.noTrans}\\b`));
    await expect(line).toContainText(String(bill.psiNoTrans), { timeout: 40_000 });
    await expect(line).toContainText(words.events.accepted);
  }
  await expect(page.getByRole('main').getByText(words.live, { exact: true })).toBeVisible({ timeout: 40_000 });

  const received = await listReceived({ after: before });
  expect(received.map(({ noTrans }) => noTrans)).toEqual(bills.map(({ noTrans }) => noTrans));
  for (const [index, bill] of received.slice(1).entries()) expect(bill.preced).toBe(received[index]?.actu);
  expect(await listOpenDiagnostics()).toEqual([]);

  const postmasters = (await listProcesses(theDataDir())).filter(({ command }) => /^\S*postgres -D /.test(command));
  expect(postmasters.length, 'one PostgreSQL serves the folder').toBe(1);
});

/** `kill -9`, all at the same moment. @returns everything that ran before, and the port */
async function kill(which: (one: RunningProcess) => boolean): Promise<{ dead: RunningProcess[]; port: number }> {
  const { pid, portalUrl } = await getRunning(theDataDir());
  const dead = await listProcesses(theDataDir(), pid);
  endByForce(dead.filter(which));
  return { dead, port: Number(new URL(portalUrl).port) };
}
