import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { formatDay } from '../../../lib/format.ts';
import { useReader } from '../../../shared/sessions/use-reader.ts';
import { Banner } from '../../../ui/banner.tsx';
import { ownershipOffersQuery } from '../../../shared/queries/ownership.ts';

/** Businesses whose ownership is offered to the person, each leading to the answer; nothing where none is. */
export function OfferedOwnership() {
  const t = useTranslations('businesses');
  const reader = useReader();
  const { data } = useQuery(ownershipOffersQuery());
  return data?.items.map(({ id, merchantName, offeredBy, expiresAt }) => (
    <Banner
      key={id}
      tone="info"
      action={
        <Link to="/businesses" search={{ open: id }}>
          {t('seeOffer')}
        </Link>
      }
    >
      {t('offered', { offeredBy, name: merchantName, day: formatDay(new Date(expiresAt), reader) })}
    </Banner>
  ));
}
