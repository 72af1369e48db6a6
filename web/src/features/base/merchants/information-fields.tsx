import { SUB_SECTORS, TIME_ZONES } from '@comptoir/domain/base/merchants/merchant-information';
import type { MerchantView } from '@comptoir/contract/base/merchants';
import { useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { Section } from '../../../ui/section.tsx';
import { Columns, Row } from '../../../ui/layout.tsx';
import { AuthorizationCodeField } from './authorization-code-field.tsx';
import { InformationInput, InformationSelect } from './information-input.tsx';
import type { FormSwitch, MerchantForm } from './merchant-form.ts';
import styles from './merchant.module.css';
import { TaxNumberCheck } from './tax-number-check.tsx';

/** Name and kind of the business, and its time zone. */
export function BusinessFields() {
  const t = useTranslations('merchant');
  const { control } = useFormContext<MerchantForm>();
  const subSector = useWatch({ control, name: 'sub_sector' });
  return (
    <Section title={t('sections.identity')}>
      <InformationInput field="company_name" />
      <Columns least="15rem" gap="xl">
        <InformationSelect
          field="sub_sector"
          options={[
            ...(subSector ? [] : [{ value: '', label: t('choose') }]),
            ...SUB_SECTORS.map((value) => ({ value, label: t(`subSectors.${value}`) })),
          ]}
        />
        <InformationSelect
          field="time_zone"
          options={TIME_ZONES.map((value) => ({ value, label: t(`zones.${value}`) }))}
        />
      </Columns>
      <InformationSwitch field="isTraiteur" />
      <InformationSwitch field="requireShift" />
    </Section>
  );
}

function InformationSwitch({ field }: { readonly field: FormSwitch }) {
  const t = useTranslations('merchant.switches');
  const { register, control } = useFormContext<MerchantForm>();
  const isOn = useWatch({ control, name: field });
  const help = useId();
  return (
    <Row as="label" className={styles.switch} gap="md" isWhole align="start">
      <input {...register(field)} type="checkbox" role="switch" aria-checked={isOn} aria-describedby={help} />
      <span>
        {t(`${field}.label`)}
        <small id={help}>{t(`${field}.help`)}</small>
      </span>
    </Row>
  );
}

/** Data that Revenu Québec gave the merchant, all of which must go together. */
export function TaxFields({ merchant, asksCode }: { readonly merchant: MerchantView; readonly asksCode: boolean }) {
  const t = useTranslations('merchant');
  return (
    <Section title={t('sections.taxes')} lead={t('leads.taxes')}>
      <Columns least="15rem" gap="xl">
        <InformationInput field="file_number" />
        <AuthorizationCodeField key={`${merchant.version} ${asksCode}`} merchant={merchant} asksAtOnce={asksCode} />
      </Columns>
      <Columns least="15rem" gap="xl">
        <InformationInput field="qst_number" />
        <InformationInput field="gst_number" />
      </Columns>
      {/* what was said before is of no use once it is saved */}
      <TaxNumberCheck key={merchant.version} merchantId={merchant.id} />
    </Section>
  );
}

/** Address and telephone of the business. */
export function AddressFields() {
  const t = useTranslations('merchant');
  return (
    <Section title={t('sections.address')} lead={t('leads.address')}>
      <div className={styles.short}>
        <InformationInput field="civic_number" />
        <InformationInput field="address" />
      </div>
      <Columns least="15rem" gap="xl">
        <InformationInput field="city" />
        <InformationInput field="postal_code" />
      </Columns>
      <div className={styles.short}>
        <InformationInput field="area_code" />
        <InformationInput field="phone_number" />
      </div>
    </Section>
  );
}
