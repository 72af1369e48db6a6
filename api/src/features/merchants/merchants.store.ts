import type { Language, MerchantTimeZone, SubSector } from '@comptoir/domain/merchants/merchant-information';
import type { Transaction } from '../../platform/database/database.ts';

/** A merchant as the portal shows it; of the authorization code, only whether there is one. */
export interface MerchantRow {
  readonly id: string;
  readonly partnerId: string | null;
  readonly companyName: string;
  readonly version: number;
  readonly hasAuthorizationCode: boolean;
  readonly authorizationCodeSetAt: Date | null;
  readonly fileNumber: string | null;
  readonly qstNumber: string | null;
  readonly gstNumber: string | null;
  readonly timeZone: MerchantTimeZone;
  readonly subSector: SubSector | null;
  readonly isCaterer: boolean;
  readonly areaCode: string | null;
  readonly phoneNumber: string | null;
  readonly civicNumber: string | null;
  readonly street: string | null;
  readonly city: string | null;
  readonly postalCode: string | null;
  readonly subscriptionCompleted: boolean;
  readonly active: boolean;
}

const MERCHANT = `id, partner_id as "partnerId", company_name as "companyName",
  version, authorization_code_sealed is not null as "hasAuthorizationCode",
  authorization_code_set_at as "authorizationCodeSetAt", file_number as "fileNumber", qst_number as "qstNumber", gst_number as "gstNumber", time_zone as "timeZone", sub_sector as "subSector",
  is_caterer as "isCaterer", area_code as "areaCode", phone_number as "phoneNumber", civic_number as "civicNumber",
  street, city, postal_code as "postalCode", subscription_completed as "subscriptionCompleted", active`;

export const findMerchant = (tx: Transaction, id: string): Promise<MerchantRow | null> =>
  tx.first({ name: 'find-merchant', text: `select ${MERCHANT} from merchants where id = $1`, values: [id] });

/** Every merchant the scope sees, by name. */
export const listMerchantRows = (tx: Transaction): Promise<MerchantRow[]> =>
  tx.many({ name: 'list-merchants', text: `select ${MERCHANT} from merchants order by company_name, id` });

/** The sealed authorization code, apart from everything else so that no list carries it by accident. */
export const findSealedAuthorizationCode = (tx: Transaction, id: string): Promise<{ sealed: Buffer | null } | null> =>
  tx.first({ text: 'select authorization_code_sealed as sealed from merchants where id = $1', values: [id] });

/** What is known of a merchant who has not registered yet. */
export interface NewMerchant {
  readonly id: string;
  readonly companyName: string;
  readonly civicNumber: string | null;
  readonly street: string | null;
  readonly city: string | null;
  readonly postalCode: string | null;
  readonly areaCode: string | null;
  readonly phoneNumber: string | null;
  readonly contactEmail: string | null;
  readonly timeZone: MerchantTimeZone;
  readonly language: Language;
}

export const insertMerchant = (tx: Transaction, merchant: NewMerchant): void =>
  tx.write({
    text: `insert into merchants (id, company_name, civic_number, street, city, postal_code, area_code, phone_number,
        contact_email, time_zone, language, subscription_completed, active)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, false, false)`,
    values: [
      merchant.id,
      merchant.companyName,
      merchant.civicNumber,
      merchant.street,
      merchant.city,
      merchant.postalCode,
      merchant.areaCode,
      merchant.phoneNumber,
      merchant.contactEmail,
      merchant.timeZone,
      merchant.language,
    ],
  });
