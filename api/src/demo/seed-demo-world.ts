import type { Dependencies } from '../dependencies.ts';
import { createAuthorityControl, type AuthorityControl } from './authority-control.ts';
import { DEMO_MERCHANTS } from './demo-merchants.ts';
import { seedBilling } from './seed-billing.ts';
import { seedConnections } from './seed-connections.ts';
import { seedContacts } from './seed-contacts.ts';
import { seedCustomers } from './seed-customers.ts';
import { seedEstimates } from './seed-estimates.ts';
import { seedEmployees } from './seed-employees.ts';
import { seedHistory } from './seed-history.ts';
import { seedAccounts, seedPeople } from './seed-people.ts';
import { seedMenu } from './seed-menu.ts';
import { seedProgress } from './seed-progress.ts';
import { seedTickets } from './seed-tickets.ts';
import { seedSalesAccounts } from './seed-sales-accounts.ts';
import { seedStep } from './seed-step.ts';
import { seedSupport } from './seed-support.ts';
import { seedTechnicians } from './seed-technicians.ts';
import { seedTemplates } from './seed-templates.ts';
import type { Transaction } from '../platform/database/database.ts';
import { demoId } from './demo-id.ts';

/**
 * Fills an empty database with the demo world: twelve merchants, their people and tills, and ninety days of bills that the
 * simulated authority has verified. What is there already stays; a seed that was killed goes on where it was.
 */
export async function seedDemoWorld(deps: Dependencies): Promise<void> {
  await seedStep(deps.database, 'people', (tx) => seedPeople(tx, deps.seal, deps.now()));
  await seedStep(deps.database, 'accounts', seedAccounts);
  await seedStep(deps.database, 'information', seedInformation);
  await seedStep(deps.database, 'contacts', (tx) => seedContacts(tx, deps.now()));
  await seedStep(deps.database, 'customers', (tx) => seedCustomers(tx, deps.now()));
  await seedStep(deps.database, 'estimates', (tx) => seedEstimates(tx, deps.now()));
  await seedStep(deps.database, 'tickets', (tx) => seedTickets(tx, deps.now()));
  await seedStep(deps.database, 'support', (tx) => seedSupport(tx, deps.now()));
  await seedStep(deps.database, 'connections', seedConnections);
  await seedStep(deps.database, 'employees', (tx) => seedEmployees(tx, deps.now()));
  await seedStep(deps.database, 'menu', async (tx) => seedMenu(tx, deps.now()));
  await seedStep(deps.database, 'sales accounts', async (tx) => seedSalesAccounts(tx, deps.now()));
  await seedStep(deps.database, 'progress', (tx) => seedProgress(tx, deps.now()));
  await seedStep(deps.database, 'technicians', (tx) => seedTechnicians(tx, deps.now()));
  await seedStep(deps.database, 'message templates', async (tx) => seedTemplates(tx, deps.now()));
  await seedBilling(deps);
  const { controlUrl } = deps.config.authority;
  if (!controlUrl) return;
  const control = createAuthorityControl(controlUrl);
  await introduceEverybody(deps, control);
  const tills = DEMO_MERCHANTS.flatMap((merchant) => merchant.devices.map((device) => ({ merchant, device })));
  await Promise.all(
    tills.filter(({ device }) => device.billsPerDay > 0).map((till) => seedHistory(deps, control, till)),
  );
}

/** The authority has to know the merchants and us before it certifies anybody. */
async function introduceEverybody(deps: Dependencies, control: AuthorityControl): Promise<void> {
  await control.registerServer({ code: deps.config.authority.serverCode, cn: deps.config.authority.serverNumber });
  await control.registerOperators(
    DEMO_MERCHANTS.flatMap(({ tax, timeZone }) =>
      tax
        ? [
            {
              qst: tax.qst,
              gst: tax.gst,
              fileNumber: tax.file,
              authorizationCode: tax.code,
              cn: tax.qst.slice(0, 10),
              zone: timeZone ?? 'America/Montreal',
            },
          ]
        : [],
    ),
  );
}

/**
 * Takes the files of the demo merchants as saved from here on, so that the database holds them to their forms. A world that
 * was made before tax numbers had check digits gets those that have them.
 */
export async function seedInformation(tx: Transaction): Promise<void> {
  for (const { key, tax } of DEMO_MERCHANTS) {
    if (!tax) continue;
    await tx.many({
      text: `update merchants set gst_number = $2, authorization_code_set_at = created_at, information_saved_at = created_at
        where id = $1 and information_saved_at is null`,
      values: [demoId('merchant', key), tax.gst],
    });
  }
}
