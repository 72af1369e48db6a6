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
    const { email, name, role, of } = account;
    const right = 'right' in account ? account.right : 'owner';
    await tx.many({
      text: `with account as (
          insert into accounts (id, email, password_hash)
          select :accountId::uuid, :email::text, :passwordHash::text where not exists (select from users where id = :id)
          on conflict do nothing returning id)
        insert into users (id, account_id, email, name, role, merchant_id, partner_id, merchant_right)
        select :id, a.id, :email, :name, :role, :merchantId::uuid, :partnerId::uuid, :right
        from (select id from account union select id from accounts where email = :email) a on conflict do nothing`,
      values: {
        // a person of two places has one account
        accountId: demoId('user', email),
        id: demoId('user', 'right' in account ? `${email} ${of}` : email),
        email,
        name,
        role,
        merchantId: role === 'merchant' ? demoId('merchant', of) : null,
        partnerId: role === 'partner' ? demoId('partner', of) : null,
        right: role === 'merchant' ? right : null,
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
