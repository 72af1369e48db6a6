import type { MerchantView } from '@comptoir/contract/base/merchants';
import type { InformationField } from '@comptoir/domain/base/merchants/merchant-information';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { formatPostalCode } from '../../../lib/format-postal-code.ts';
import { DetailList } from '../../../ui/detail-list.tsx';
import { Section } from '../../../ui/section.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';

/** Everything that is on file, by subject; what is missing says so in its place. */
export function MerchantRecord({ merchant }: { readonly merchant: MerchantView }) {
  const t = useTranslations('merchant');
  const missing = <StatusBadge tone="warning">{t('missing.value')}</StatusBadge>;
  const row = (field: Exclude<InformationField, 'authorization_code'>, shown: ReactNode = merchant[field]) => ({
    label: t(`fields.${field}`),
    value: merchant[field] ? shown : missing,
  });
  const { sub_sector: subSector, isTraiteur, requireShift } = merchant;
  const kind = subSector ? t(`subSectors.${subSector}`) : null;

  return (
    <>
      <Section title={t('sections.identity')}>
        <DetailList
          details={[
            { ...row('company_name'), hint: t('hints.company_name') },
            row('sub_sector', isTraiteur ? `${kind}, ${t('switches.isTraiteur.label').toLowerCase()}` : kind),
            { label: t('fields.time_zone'), value: t(`zones.${merchant.time_zone}`), hint: t('hints.time_zone') },
            { label: t('switches.requireShift.label'), value: t(requireShift ? 'switches.yes' : 'switches.no') },
          ]}
        />
      </Section>
      <Section title={t('sections.taxes')} lead={t('leads.taxes')}>
        <DetailList
          details={[
            { ...row('file_number'), hint: t('hints.file_number') },
            {
              label: t('fields.authorization_code'),
              value: merchant.hasAuthorizationCode ? <Hidden /> : missing,
              hint: t('hints.authorization_code'),
            },
            { ...row('qst_number'), hint: t('hints.qst_number') },
            row('gst_number'),
          ]}
        />
      </Section>
      <Section title={t('sections.address')}>
        <DetailList
          details={[
            row('area_code'),
            row('phone_number', merchant.phone_number?.replace(/^(\d{3})(\d{4})$/, '$1-$2')),
            row('civic_number'),
            row('address'),
            row('city'),
            row('postal_code', formatPostalCode(merchant.postal_code)),
          ]}
        />
      </Section>
    </>
  );
}

/** A secret, by its shape alone. */
function Hidden() {
  const t = useTranslations('merchant');
  return (
    <>
      <span aria-hidden="true">••••-••••</span>
      <span className="visually-hidden">{t('hidden')}</span>
    </>
  );
}
