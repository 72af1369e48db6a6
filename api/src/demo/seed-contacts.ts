import type { MerchantRight } from '@comptoir/domain/base/access/merchant-right';
import type { Transaction } from '../platform/database/database.ts';
import { DEMO_ACCOUNTS } from './demo-merchants.ts';
import { demoId } from './demo-id.ts';

const HOUR_MS = 3_600_000;

/** Someone more at a merchant or partner; `hoursAgo` since they last came in, null for someone just invited. */
type DemoContact = readonly [
  of: string,
  name: string,
  email: string,
  hoursAgo: number | null,
  right: MerchantRight | null,
  isSuspended?: true,
];

const OF_MERCHANTS: readonly DemoContact[] = [
  ['bistro', 'Jérémie Fortin', 'jeremie.fortin@bistroduquai.test', 5, 'manager'],
  ['bistro', 'Noémie Tardif', 'noemie.tardif@bistroduquai.test', 31, 'reader'],
  ['traiteur', 'Maude Bergeron', 'maude.bergeron@troispignons.test', null, 'manager'],
  ['nouveau', 'Inès Haddad', 'ines.haddad@nouvellevague.test', 60, 'owner'],
  ['poutinerie', 'Alexis Gauthier', 'alexis.gauthier@roulotte.test', 2, 'owner'],
  ['iles', 'Rose-Aimée Cyr', 'rose-aimee.cyr@cantinedesiles.test', 30, 'owner'],
  ['taverne', 'Frédéric Ouellet', 'frederic.ouellet@faubourg.test', 400, 'manager', true],
  ['cremerie', 'Lou Desjardins', 'lou.desjardins@vieuxport.test', 1800, 'owner'],
  ['sushi', 'Kenji Morissette', 'kenji.morissette@sushisaintroch.test', 9, 'owner'],
  ['brasserie', 'Sandrine Lefebvre', 'sandrine.lefebvre@chaudiere.test', 26, 'owner'],
  ['dejeuner', 'Fernande Poulin', 'fernande.poulin@chezfernande.test', 13, 'owner'],
  ['crepes', 'Gaël Le Bihan', 'gael.lebihan@crepesetcie.test', 75, 'owner'],
  ['gare', 'Thérèse D’Amours', 'therese.damours@buffetgare.test', 50, 'owner'],
];

const OF_PARTNERS: readonly DemoContact[] = [
  ['boreal', 'Étienne Arsenault', 'etienne.arsenault@boreal.test', 20, null],
  ['estuaire', 'Océane Tessier', 'oceane.tessier@estuaire.test', 44, null],
];

/** One more person at least per merchant and partner, of each right at the first, one of them invited and one suspended, and when everybody last came in. */
export async function seedContacts(tx: Transaction, now: Date): Promise<void> {
  const people = [
    ...OF_MERCHANTS.map((contact) => ({ contact, role: 'merchant' as const })),
    ...OF_PARTNERS.map((contact) => ({ contact, role: 'partner' as const })),
  ];
  // The password of every demo account: one hash is enough work for a start.
  await tx.many({
    text: `with people as (
        select * from unnest(:ids::uuid[], :emails::text[], :names::text[], :roles::text[], :of::uuid[], :lastAt::timestamptz[],
          :suspendedAt::timestamptz[], :rights::text[])
          as t (id, email, name, role, of, last_at, suspended_at, merchant_right)
      ), made as (
        insert into accounts (id, email, password_hash)
        select p.id, p.email, case when p.last_at is not null then a.password_hash end
        from people p cross join (select password_hash from accounts where email = :passwordOf) a
      )
      insert into users (id, account_id, email, username, name, role, merchant_id, partner_id, merchant_right, last_sign_in_at, suspended_at)
      select id, id, email, split_part(email, '@', 1), name, role, case role when 'merchant' then of end,
        case role when 'partner' then of end, merchant_right, last_at, suspended_at
      from people`,
    values: {
      ids: people.map(({ contact: [, , email] }) => demoId('user', email)),
      emails: people.map(({ contact: [, , email] }) => email),
      names: people.map(({ contact: [, name] }) => name),
      roles: people.map(({ role }) => role),
      of: people.map(({ contact: [of], role }) => demoId(role, of)),
      lastAt: people.map(({ contact: [, , , hoursAgo] }) => (hoursAgo === null ? null : hoursBefore(now, hoursAgo))),
      suspendedAt: people.map(({ contact: [, , , , , isSuspended] }) => (isSuspended ? hoursBefore(now, 200) : null)),
      passwordOf: DEMO_ACCOUNTS[0].email,
      rights: people.map(({ contact: [, , , , right] }) => right),
    },
  });
  await tx.many({
    text: `update users set username = split_part(email, '@', 1), last_sign_in_at = coalesce(last_sign_in_at, $2)
      where email = any($1)`,
    values: [DEMO_ACCOUNTS.map(({ email }) => email), hoursBefore(now, 18)],
  });
}

const hoursBefore = (now: Date, hours: number): Date => new Date(now.getTime() - hours * HOUR_MS);
