import type { PartnerDetails } from '@comptoir/contract/people/partners';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { StatTile, StatTiles } from '../../../ui/stat-tile.tsx';

/** Counts over a partner's merchants. */
export function PartnerTiles({ partner }: { readonly partner: PartnerDetails }) {
  const t = useTranslations('partner.tiles');
  const { id: idPartner } = partner;

  return (
    <StatTiles>
      <StatTile
        label={
          <Link to="/partner/$idPartner/" params={{ idPartner }}>
            {t('merchants')}
          </Link>
        }
        value={partner.merchants}
        hint={t('merchantsHint', { active: partner.activeMerchants })}
      />
      <StatTile
        label={
          <Link to="/partner/$idPartner/" params={{ idPartner }} search={{ accounts: ['registering'] }}>
            {t('registration')}
          </Link>
        }
        value={partner.unregisteredMerchants}
        hint={t('registrationHint')}
      />
    </StatTiles>
  );
}
