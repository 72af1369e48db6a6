import { countReceived, listReceived } from '../support/authority.ts';
import { readBill } from '../support/second-shell.ts';
import { expect, inLanguage, test } from '../support/test.ts';

test.use({ language: inLanguage('fr') });

test('a table in a bar, from order to split bill: each guest’s bill is Revenu Québec’s', async ({ shell }) => {
  const before = await countReceived();
  await shell.terminal('table', 'B7', '--line', '2 x Bière:7.00', '--line', 'Nachos:14.50', '--clients', '2');
  const revised = readBill(await shell.terminal('table', 'B7', '--line', 'Eau:2.00', '--remove', '2'));
  expect(revised.text).toMatch(/TABLE #B7, 2 CLIENT\(S\)[^]*FACTURE RÉVISÉE\n +Remplace 1 facture\n/);
  await shell.terminal('split', 'B7', '--bill', '1', '--bill', '2');
  const open = await shell.terminal('tables');
  const numbers = [...open.matchAll(/^\S+ (\S+), table B7/gm)].map(([, number = '']) => number);
  expect(numbers).toHaveLength(2);
  for (const number of numbers) {
    const paid = readBill(await shell.terminal('pay', number, '--payment', 'CRE'));
    expect(paid.text).toMatch(/^ *PAIEMENT REÇU$/m);
    expect(paid.psiNoTrans).not.toBeNull();
  }
  const received = await listReceived({ after: before, deviceNumber: revised.deviceNumber });
  expect(received).toHaveLength(6);
  expect(received.every(({ verified }) => verified)).toBe(true);
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
