import type { PartnerView } from '@comptoir/contract/people/partners';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { CardTable } from '../../../ui/card-table.tsx';

export function PartnerTable({ partners }: { readonly partners: readonly PartnerView[] }) {
  const t = useTranslations('partnerList');
  return (
    <CardTable
      caption={t('title')}
      heading="name"
      headers={{
        name: t('columns.name'),
        merchants: t('columns.merchants'),
        activeMerchants: t('columns.activeMerchants'),
        users: t('columns.users'),
        dashboard: t('columns.dashboard'),
      }}
      rows={partners.map(({ id, name, merchants, activeMerchants, users }) => ({
        id,
        cells: {
          name: (
            <Link to="/partner/$idPartner/" params={{ idPartner: id }}>
              <strong>{name}</strong>
            </Link>
          ),
          merchants,
          activeMerchants,
          users,
          dashboard: (
            <Link to="/partner/$idPartner/dashboard" params={{ idPartner: id }} aria-label={t('overviewOf', { name })}>
              {t('overview')}
            </Link>
          ),
        },
      }))}
    />
  );
}
