import type { Language, MerchantTimeZone, SubSector } from '@comptoir/domain/base/merchants/merchant-information';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Information } from './information-fields.ts';

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
  /** True when its tills make no bill that names no one. */
  readonly requireShift: boolean;
  readonly areaCode: string | null;
  readonly phoneNumber: string | null;
  readonly civicNumber: string | null;
  readonly street: string | null;
  readonly city: string | null;
  readonly postalCode: string | null;
  readonly subscriptionCompleted: boolean;
  readonly active: boolean;
}

/** The columns of a merchant. */
export const MERCHANT = `id, partner_id as "partnerId", company_name as "companyName",
  version, authorization_code_sealed is not null as "hasAuthorizationCode",
  authorization_code_set_at as "authorizationCodeSetAt", file_number as "fileNumber", qst_number as "qstNumber",
  gst_number as "gstNumber", time_zone as "timeZone", sub_sector as "subSector",
  is_caterer as "isCaterer", require_shift as "requireShift", area_code as "areaCode", phone_number as "phoneNumber", civic_number as "civicNumber",
  street, city, postal_code as "postalCode", subscription_completed as "subscriptionCompleted", active`;

export const findMerchant = (tx: Transaction, id: string): Promise<MerchantRow | null> =>
  tx.first({ name: 'find-merchant', text: `select ${MERCHANT} from merchants where id = $1`, values: [id] });

/** Every merchant the scope sees, by name. */
export const listMerchantRows = (tx: Transaction): Promise<MerchantRow[]> =>
  tx.many({ name: 'list-merchants', text: `select ${MERCHANT} from merchants order by company_name, id` });

/** The sealed authorization code, apart from everything else so that no list carries it by accident. */
export const findSealedAuthorizationCode = (tx: Transaction, id: string): Promise<{ sealed: Buffer | null } | null> =>
  tx.first({ text: 'select authorization_code_sealed as sealed from merchants where id = $1', values: [id] });

/** A merchant about to be changed. */
export interface LockedMerchant extends MerchantRow {
  readonly sealedCode: Buffer | null;
  /** Instant that a user last saved the information as a whole; null as long as no one did. */
  readonly savedAt: Date | null;
}

/** Locks the merchant until the transaction ends. */
export const lockMerchant = (tx: Transaction, id: string): Promise<LockedMerchant | null> =>
  tx.first({
    text: `select ${MERCHANT}, authorization_code_sealed as "sealedCode",
        information_saved_at as "savedAt" from merchants where id = $1 for update`,
    values: [id],
  });

interface SavedInformation {
  readonly id: string;
  readonly information: Information;
  /** Null: the code on file stays. */
  readonly sealedCode: Buffer | null;
  /** True when anything is otherwise than before: only then is this another version. */
  readonly isChange: boolean;
  /** True when nothing is left open: from then on the database keeps it whole. */
  readonly isWhole: boolean;
  readonly now: Date;
}

export const saveInformation = (
  tx: Transaction,
  { id, information, sealedCode, isChange, isWhole, now }: SavedInformation,
): void =>
  tx.write({
    text: `update merchants set company_name = :companyName, file_number = :fileNumber, qst_number = :qstNumber,
        gst_number = :gstNumber, time_zone = :timeZone,
        sub_sector = :subSector, is_caterer = :isCaterer, require_shift = :requireShift, area_code = :areaCode, phone_number = :phoneNumber,
          civic_number = :civicNumber, street = :street, city = :city,
        postal_code = :postalCode, authorization_code_sealed = coalesce(:sealedCode, authorization_code_sealed),
        authorization_code_set_at = case when :sealedCode::bytea is null then authorization_code_set_at else :now end,
        version = version + :step,
        information_saved_at = case when :isWhole then :now else information_saved_at end
      where id = :id`,
    values: {
      id,
      ...information,
      sealedCode,
      step: isChange ? 1 : 0,
      isWhole,
      now,
    },
  });

/** Information about a merchant who has not registered yet. */
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
  /** The partner that looks after it from the beginning. */
  readonly partnerId?: string | null;
}

export const insertMerchant = (tx: Transaction, merchant: NewMerchant): void =>
  tx.write({
    text: `insert into merchants (id, company_name, civic_number, street, city, postal_code, area_code, phone_number,
        contact_email, time_zone, language, partner_id, subscription_completed, active)
      values (:id, :companyName, :civicNumber, :street, :city, :postalCode, :areaCode, :phoneNumber, :contactEmail, :timeZone,
        :language, :partnerId, false, false)`,
    values: { ...merchant, partnerId: merchant.partnerId ?? null },
  });
