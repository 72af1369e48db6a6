import { insertDevice } from '../features/sales/devices/devices.store.ts';
import { hashPassword } from '../features/base/sessions/password.ts';
import type { Transaction } from '../platform/database/database.ts';
import type { Seal } from '../platform/seal.ts';
import { DEMO_SUBSCRIPTIONS } from './demo-billing.ts';
import { demoId } from './demo-id.ts';
import { DEMO_ACCOUNTS, DEMO_MERCHANTS, DEMO_PARTNERS, DEMO_PASSWORD, type DemoMerchant } from './demo-merchants.ts';
import { authorizationCodePlace } from '../features/base/record/sealed-places.ts';

/** Partners, and merchants with their tills. */
export async function seedPeople(tx: Transaction, seal: Seal, now = new Date()): Promise<void> {
  for (const [key, name] of Object.entries(DEMO_PARTNERS)) {
    await tx.many({ text: 'insert into partners (id, name) values ($1, $2)', values: [demoId('partner', key), name] });
  }
  for (const merchant of DEMO_MERCHANTS) await insertMerchant(tx, seal, { merchant, now });
}

/** The accounts that sign in: a world that was made before one of them was gets it. */
export async function seedAccounts(tx: Transaction): Promise<void> {
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  for (const account of DEMO_ACCOUNTS) {
    await tx.many({
      text: `with account as (
          insert into accounts (id, email, password_hash) values (:id, :email, :passwordHash) on conflict do nothing returning id)
        insert into users (id, account_id, email, name, role, merchant_id, partner_id, merchant_right)
        select :id, account.id, :email, :name, :role, :merchantId::uuid, :partnerId::uuid, case when :role = 'merchant' then 'owner' end
        from account`,
      values: {
        id: demoId('user', account.email),
        email: account.email,
        name: account.name,
        role: account.role,
        merchantId: account.role === 'merchant' ? demoId('merchant', account.of) : null,
        partnerId: account.role === 'partner' ? demoId('partner', account.of) : null,
        passwordHash,
      },
    });
  }
}

const DAY_MS = 86_400_000;

/** Returns how long ago a merchant signed up, in days: a few before its subscription; one without is new. */
function signedUpDaysAgo(key: string): number {
  const subscription = DEMO_SUBSCRIPTIONS.find((one) => one.key === key);
  return subscription ? subscription.daysAgo + 3 : 0;
}

async function insertMerchant(
  tx: Transaction,
  seal: Seal,
  { merchant, now }: { merchant: DemoMerchant; now: Date },
): Promise<void> {
  const { tax, address, partner } = merchant;
  const [civicNumber, street, city, postalCode] = address ?? [];
  const [areaCode, phoneNumber] = merchant.phone;
  const id = demoId('merchant', merchant.key);
  await tx.many({
    text: `insert into merchants (id, partner_id, company_name, file_number, qst_number, gst_number,
        authorization_code_sealed, civic_number, street, city, postal_code, area_code, phone_number, time_zone, sub_sector,
        is_caterer, subscription_completed, active, require_shift, created_at)
      values (:id, :partnerId, :companyName, :file, :qst, :gst, :sealedCode, :civicNumber, :street, :city, :postalCode,
        :areaCode, :phoneNumber, coalesce(:timeZone, 'America/Montreal'), :subSector,
        coalesce(:isCaterer, false), coalesce(:subscriptionCompleted, true), coalesce(:active, true),
        false, :signedUpAt)`,
    values: {
      id,
      partnerId: partner && demoId('partner', partner),
      companyName: merchant.companyName,
      file: tax?.file,
      qst: tax?.qst,
      gst: tax?.gst,
      sealedCode: tax && seal.seal(tax.code, authorizationCodePlace(id)),
      civicNumber,
      street,
      city,
      postalCode,
      areaCode,
      phoneNumber,
      timeZone: merchant.timeZone,
      subSector: merchant.subSector,
      isCaterer: merchant.isCaterer,
      subscriptionCompleted: merchant.subscriptionCompleted,
      active: merchant.active,
      signedUpAt: new Date(now.getTime() - signedUpDaysAgo(merchant.key) * DAY_MS),
    },
  });
  for (const { serial, ...device } of merchant.devices) {
    const made = { id: demoId('device', serial), merchantId: id, name: device.name, model: device.model };
    await insertDevice(tx, { ...made, androidSerial: serial });
  }
}
