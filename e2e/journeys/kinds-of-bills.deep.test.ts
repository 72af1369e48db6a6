import { countReceived, listReceived } from '../support/authority.ts';
import { readBill } from '../support/second-shell.ts';
import { expect, inLanguage, test } from '../support/test.ts';

test.use({ language: inLanguage('fr') });

const BAR = ['--till', 'zinc'];
const ADDRESS = '12, rue du Port, Québec, G1K 3Z4';
const SELLER = ['--seller', 'Hot-dogs du port', '--seller-qst', '1234567890TQ0001', '--seller-address', ADDRESS];

test('a table in a bar, from order to split bill: each guest’s bill is Revenu Québec’s, a third party’s goods too', async ({
  shell,
}) => {
  await shell.terminal('enrol', ...BAR, '--demo', '--as', 'bar@comptoir.test');
  const before = await countReceived();
  await shell.terminal('table', 'B7', ...BAR, '--line', '2 x Bière:7.00', '--line', 'Hot-dog:4.50 HAB', ...SELLER);
  const order = ['--line', 'Eau:2.00', '--remove', '1', '--clients', '2'];
  const revised = readBill(await shell.terminal('table', 'B7', ...BAR, ...order));
  expect(revised.text).toMatch(/TABLE #B7, 2 CLIENT\(S\)[^]*FACTURE RÉVISÉE\n +Remplace 1 facture\n/);
  await shell.terminal('split', 'B7', ...BAR, '--bill', '1', '--bill', '2');
  const open = await shell.terminal('tables', ...BAR);
  const numbers = [...open.matchAll(/^\S+ (\S+), table B7/gm)].map(([, number = '']) => number);
  expect(numbers).toHaveLength(2);
  for (const number of numbers) {
    const paid = readBill(await shell.terminal('pay', number, ...BAR, '--payment', 'CRE'));
    expect(paid.text).toMatch(/^ *PAIEMENT REÇU$/m);
    expect(paid.psiNoTrans).not.toBeNull();
  }
  const received = await listReceived({ after: before, deviceNumber: revised.deviceNumber });
  expect(received).toHaveLength(6);
  expect(received.every(({ verified }) => verified)).toBe(true);
  expect(await shell.terminal('declare-seller', ...BAR, '--goods', 'Hot-dogs', ...SELLER)).toMatch(/: \d{10}$/m);
});

test('a table in a restaurant that leaves, one that cancels, and a receipt that is corrected', async ({ shell }) => {
  const before = await countReceived();
  const opened = readBill(await shell.terminal('table', '4', '--line', 'Soupe:5.00'));
  await shell.terminal('left', '4');
  await shell.terminal('table', '5', '--line', 'Steak:40.00');
  expect(await shell.terminal('cancel', '5', '--reason', 'client parti')).toMatch(/^ *FACTURE ANNULÉE$/m);
  await shell.sale('12.49', '--payment', 'ARG');
  expect(await shell.terminal('correct', '--payment', 'DEB')).toMatch(/PAIEMENT REÇU\n *Facture corrigée\n/);
  const received = await listReceived({ after: before, deviceNumber: opened.deviceNumber });
  expect(received).toHaveLength(7);
  expect(received.every(({ verified }) => verified)).toBe(true);
});

test('a food truck at noon: several items at the counter, a gift, and the report of the shift', async ({ shell }) => {
  const names = /Employ(?:és|ees)\s?: (.+)\./.exec(await shell.terminal('shift'))?.[1]?.split(', ') ?? [];
  expect(names.length).toBeGreaterThan(0);
  await shell.terminal('shift', '--user', String(names[0]), '--code', '2468');
  const sale = await shell.sale('--total', '--line', '2 x Taco:4.50; extra fromage:1.00', '--line', 'Limonade:3.25');
  expect(sale.text).toMatch(/TOTAL\s: +13,25\s\$/);
  expect((await shell.sale('4.50', '--discount', '100%')).text).toMatch(/^ *AUCUN PAIEMENT$/m);
  const report = await shell.terminal('report');
  expect(report).toMatch(new RegExp(`Utilisateur\\s: ${String(names[0])}\\n[^]*DERNIER DOCUMENT`));
  expect(report).toMatch(/: \d{10}$/m);
  await shell.terminal('end-of-shift');
});
