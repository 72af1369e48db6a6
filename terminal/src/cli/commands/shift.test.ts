import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { linkTerminal } from '../../../test/link-terminal.ts';
import type { RelayDevice } from '../../../test/relay.ts';
import { runLine } from '../../../test/run-line.ts';
import { startStandIn, type StandIn } from '../../../test/stand-in.ts';
import { makeContext, type TestContext } from '../../../test/test-context.ts';

let standIn: StandIn;
let context: TestContext;
let device: RelayDevice;
beforeEach(async () => {
  standIn = await startStandIn();
  context = makeContext(standIn.url);
  device = await linkTerminal(context, standIn);
  standIn.employees.push({ name: 'Camille Roy', opensAllTabs: true }, { name: 'Alex Caron', opensAllTabs: false });
});
afterEach(() => standIn.close());

const run = (line: string) => runLine(context, line);
const users = () => device.links.map(({ bill }) => bill.nomUtil ?? null);

describe('the shift of an employee', () => {
  it('has every bill name them, tips included, until it ends', async () => {
    expect((await run('shift --user "camille roy" --code 4321')).output).toBe(
      'Service de Camille Roy commencé. Ce code est le vôtre sur cette caisse.',
    );
    await run('sale 5 --tip 1');
    await run('table 1 --line "Soupe:5"');
    await run('pay 1 --tip 1');
    await run('refund');
    expect(users()).toEqual(['Camille Roy', 'Camille Roy', 'Camille Roy', 'Camille Roy']);
    await run('end-of-shift');
    expect((await run('sale 5')).output).toContain('Aucun service n’est commencé : la facture ne nomme personne.');
    expect(users().at(-1)).toBeNull();
  });

  it('ends though nothing can be sent, and a copy keeps who made the bill', async () => {
    await run('shift --user "Camille Roy" --code 4321');
    await run('sale 5');
    await run('shift --user "Alex Caron" --code 9876');
    await run('reprint');
    expect(users()).toEqual(['Camille Roy', 'Camille Roy']);
    standIn.isDown = true;
    await run('sale 6');
    await run('end-of-shift');
    expect((await run('shift')).output).toContain('Aucun service n’est commencé.');
  });

  it('opens with their code alone, which is kept as no one can read it', async () => {
    await run('shift --user "Alex Caron" --code 9876');
    const record = readFileSync(join(context.dataDir, 'terminal', 'caisse', 'till.json'), 'utf8');
    expect(record).not.toContain('9876');
    expect((await run('shift --user "Alex Caron" --code 1111')).warned).toMatch(/^Ce n’est pas votre code\./);
    expect((await run('shift --user "Alex Caron" --code 9876')).output).toBe('Service de Alex Caron commencé.');
    expect((await run('shift --lang en')).output).toMatch(
      /^At the till: Alex Caron, since 2026-01-15 12:05\.\nEmployees: Camille Roy, Alex Caron\.$/,
    );
  });

  it('is begun before the first bill where the merchant wants bills to name their user', async () => {
    await run('sale 5');
    standIn.requiresShift = true;
    await run('status');
    for (const line of ['sale 5', 'table 1 --line "Soupe:5"', 'refund', 'abort 5', 'quote 40 --contract C-1'])
      expect((await run(line)).warned, line).toMatch(
        /nomme son utilisateur, et aucun service n’est commencé\..*shift --user "Camille Roy" --code 1234 \(shift-required\)$/,
      );
    expect(users()).toEqual([null]);
    // a copy names whom the first one names
    expect((await run('reprint')).code).toBe(0);
    await run('shift --user "Camille Roy" --code 4321');
    expect((await run('sale 5')).code).toBe(0);
    expect(users().at(-1)).toBe('Camille Roy');
    await run('end-of-shift');
    expect((await run('sale 5 --lang en')).warned).toMatch(
      /^Every bill of this business names its user, and no shift is started\. No bill was made\..*\(shift-required\)$/,
    );
  });

  it('ends without being asked for again, and status says what no shift means', async () => {
    await run('shift --user "Camille Roy" --code 4321');
    const { output } = await run('end-of-shift');
    expect(output).toContain('Fin de service.');
    expect(output).not.toContain('Aucun service');
    expect((await run('status')).output).toContain('Aucun service n’est commencé : la facture ne nomme personne.');
    standIn.requiresShift = true;
    await run('shift');
    expect((await run('status')).output).toContain('la caisse ne fait pas de facture avant. Commencer');
    expect((await run('status --lang en')).output).toContain('the till makes no bill before one is. To start');
  });

  it.each(['--till bar', '--till=bar'])(
    'is begun at the till that asks for it: %s is in what it proposes',
    async (till) => {
      standIn.requiresShift = true;
      await linkTerminal(context, standIn, 'bar');
      await run(`shift ${till}`);
      expect((await run(`sale 5 ${till}`)).warned).toContain('-- shift --till bar --user "Camille Roy" --code 1234');
      expect((await run(`shift --user "Alex Caron" ${till}`)).warned).toContain(
        '-- shift --till bar --user "Alex Caron" --code 1234',
      );
      expect((await run(`status ${till}`)).output).toContain('-- shift --till bar --user "Prénom Nom"');
      expect((await run(`sale ${till}`)).warned).toContain('npm run terminal -- sale --till bar 12.49');
      expect((await run(`sale 5 ${till} --frobnicate`)).warned).toMatch(/npm run terminal -- help$/);
      expect((await run('sale')).warned).toContain('npm run terminal -- sale 12.49');
    },
  );

  it('is no longer asked for as soon as the portal says so; an old wish holds while Comptoir is down', async () => {
    standIn.requiresShift = true;
    standIn.employees.length = 0;
    await run('status');
    expect((await run('sale 5')).warned).toMatch(/aucun employé n’est encore déclaré .* voir le portail, Employés;/);
    standIn.isDown = true;
    expect((await run('sale 5')).warned).toContain('(shift-required)');
    standIn.isDown = false;
    standIn.requiresShift = false;
    expect((await run('sale 5')).code).toBe(0);
  });

  it('lets an administrator of the terminal, and no one else, clear a code', async () => {
    await run('shift --user "Alex Caron" --code 9876');
    expect((await run('shift --user "Alex Caron" --code 9876 --forget "Camille Roy"')).warned).toContain(
      'Alex Caron n’administre pas la caisse',
    );
    await run('shift --user "Camille Roy" --code 4321 --forget "Alex Caron"');
    expect((await run('shift --user "Alex Caron" --code 5555')).code).toBe(0);
  });

  it.each([
    [
      'shift --user "Jean Tremblay" --code 1234',
      '« Jean Tremblay » n’est pas un employé déclaré. Employés : Camille Roy,',
    ],
    ['shift --user "Camille Roy" --code 12', 'Un code d’employé a de 4 à 12 chiffres.'],
    ['shift --user "Camille Roy"', 'Il faut votre code'],
  ])('%s is refused', async (line, sentence) => {
    expect(await run(line)).toMatchObject({ code: 1, warned: expect.stringContaining(sentence) });
  });

  it('is for those of the last time while Comptoir is down, and says when no one is declared', async () => {
    standIn.employees.length = 0;
    expect((await run('shift')).output).toContain('Aucun employé n’est encore déclaré');
    expect((await run('shift --user "Camille Roy" --code 4321')).warned).toContain('voir le portail, Employés');
    standIn.employees.push({ name: 'Camille Roy', opensAllTabs: true });
    await run('status');
    standIn.isDown = true;
    expect((await run('shift --user "Camille Roy" --code 4321')).code).toBe(0);
  });
});
