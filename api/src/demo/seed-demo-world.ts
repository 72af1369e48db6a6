import type { Dependencies } from '../dependencies.ts';
import { createAuthorityControl, type AuthorityControl } from './authority-control.ts';
import { DEMO_MERCHANTS } from './demo-merchants.ts';
import { seedBilling } from './seed-billing.ts';
import { seedConnections } from './seed-connections.ts';
import { seedContacts } from './seed-contacts.ts';
import { seedEmployees } from './seed-employees.ts';
import { seedHistory } from './seed-history.ts';
import { seedInformation } from './seed-information.ts';
import { seedPeople } from './seed-people.ts';
import { seedProgress } from './seed-progress.ts';
import { seedStep } from './seed-step.ts';

/**
 * Fills an empty database with the demo world: twelve merchants, their people and tills, and ninety days of bills that the
 * simulated authority has verified. What is there already stays; a seed that was killed goes on where it was.
 */
export async function seedDemoWorld(needs: Dependencies): Promise<void> {
  await seedStep(needs.database, 'people', (tx) => seedPeople(tx, needs.seal));
  await seedStep(needs.database, 'information', seedInformation);
  await seedStep(needs.database, 'contacts', (tx) => seedContacts(tx, needs.now()));
  await seedStep(needs.database, 'connections', seedConnections);
  await seedStep(needs.database, 'employees', (tx) => seedEmployees(tx, needs.now()));
  await seedStep(needs.database, 'progress', (tx) => seedProgress(tx, needs.now()));
  await seedBilling(needs);
  const { controlUrl } = needs.config.authority;
  if (!controlUrl) return;
  const control = createAuthorityControl(controlUrl);
  await introduceEverybody(needs, control);
  const tills = DEMO_MERCHANTS.flatMap((merchant) => merchant.devices.map((device) => ({ merchant, device })));
  await Promise.all(
    tills.filter(({ device }) => device.billsPerDay > 0).map((till) => seedHistory(needs, control, till)),
  );
}

/** The authority has to know the merchants and us before it certifies anybody. */
async function introduceEverybody(needs: Dependencies, control: AuthorityControl): Promise<void> {
  await control.registerServer({ code: needs.config.authority.serverCode, cn: needs.config.authority.serverNumber });
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
